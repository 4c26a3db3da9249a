/** What patients read where branches differ: on the site of one, and on that of all. */
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { buildSite } from '../../../branches/model/buildSite.ts';
import type { BranchFile } from '../../../branches/model/schema/branchFile.ts';
import { LANGUAGES } from '../../../locales/languages.ts';
import { siteMap } from '../../../site/pages/routes.ts';
import { plainText } from '../../support/plainText.ts';
import { loadFixtureSite } from '../../support/renderFixturePage.ts';
import { renderIn } from '../../support/renderIn.ts';

const { files, ...loaded } = await loadFixtureSite();

const LASER = /laser|லேசர்/i;

/** Equipment that belongs to the service; what a dentist has learnt and what another branch offers stays as it is. */
const clinic = {
  ...files.clinic,
  technology: files.clinic.technology?.map((entry) =>
    LASER.test(entry.name.en) ? { ...entry, service: 'laser-dentistry' } : entry,
  ),
  team: files.clinic.team.map((member) =>
    LASER.test(JSON.stringify(member)) ? { ...member, branches: [{ branch: 'chennai' }] } : member,
  ),
};

type Own = Partial<BranchFile>;

/** The pages of a variant, with these facts in the files of Kavalkinaru and Chennai, and more branches. */
function pagesOf(variant: string, own: Own, { chennai = {}, towns = [] as readonly Own[] } = {}) {
  const facts: Readonly<Record<string, Own>> = { kavalkinaru: own, chennai };
  const named = files.branches.map(({ id, file }) => ({ id, file: { ...file, ...facts[id] } }));
  const [{ file } = { file: undefined }] = files.branches;
  const fileOf = (town: Own, i: number) => ({ ...file, name: { en: `Town ${i}` }, ...town }) as BranchFile;
  const more = towns.map((town, i) => ({ id: `town-${i}`, file: fileOf(town, i) }));
  const site = buildSite(variant, { ...files, clinic, branches: [...named, ...more] }, loaded.today);
  const render = renderIn({ ...loaded, site });
  const document = (path: string) => parse(render(path).html);
  return {
    site,
    document,
    paths: siteMap(site).map(({ path }) => path),
    html: (...page: Parameters<typeof render>) => render(...page).html,
    text: (path: string) => plainText(document(path).querySelector('main')?.textContent ?? ''),
  };
}

const WITHOUT = { notOffered: ['laser-dentistry'] };
const LASER_PAGE = '/services/laser-dentistry';

describe('a branch without a laser', () => {
  const own = pagesOf('kavalkinaru', WITHOUT);

  test('has no page about it on its site, and no word of it on any other page, in any language', () => {
    expect(own.paths).not.toContain(LASER_PAGE);
    expect(own.paths).toHaveLength(pagesOf('kavalkinaru', {}).paths.length - 1);
    const pages = siteMap(own.site).flatMap((route) => LANGUAGES.map((language) => [route, language] as const));
    expect(pages.filter((page) => LASER.test(own.html(...page))).map(([{ path }]) => path)).toEqual([]);
  });

  test('is the only one without: a branch that has one shows it on its site and among its equipment', () => {
    const other = pagesOf('chennai', WITHOUT);
    expect(other.paths).toContain(LASER_PAGE);
    expect(other.text('/about')).toMatch(LASER);
    expect(other.text(LASER_PAGE)).not.toContain('You can have this treatment');
  });

  test('is not named or called on the page of the treatment on the site of all branches, which says who offers it', () => {
    const all = pagesOf('combined', WITHOUT);
    const page = all.document(LASER_PAGE);
    expect(all.text(LASER_PAGE)).toContain('You can have this treatment at our branch in Chennai.');
    expect(plainText(page.querySelector('title')?.text ?? '')).toContain('in Chennai');
    expect(page.querySelector('main')?.toString()).not.toMatch(/Kavalkinaru/);
    expect(page.querySelectorAll('main a[href^="tel:"]')).toHaveLength(1);
    expect(all.text('/services/dentures')).not.toContain('You can have this treatment');
  });

  const WITH = {};
  test.each([
    [Array(6).fill(WITH), 'at our branches in Kavalkinaru, Town 0, Town 1, Town 2, Town 3, Town 4 and Town 5.'],
    [Array(40).fill(WITH), 'at all our branches, but not in Chennai.'],
    [[...Array(20).fill(WITH), ...Array(20).fill(WITHOUT)], 'at 21 of our 42 branches.'],
  ])('is named with others while few of them have one or have none, and then counted: %#', (towns, sentence) => {
    const all = pagesOf('combined', WITH, { chennai: WITHOUT, towns });
    expect(all.text(LASER_PAGE)).toContain(`You can have this treatment ${sentence}`);
  });
});

test('a service that no branch offers is on no site', () => {
  const all = pagesOf('combined', WITHOUT, { chennai: WITHOUT });
  expect(all.paths).not.toContain(LASER_PAGE);
  expect(all.text('/services')).not.toMatch(/laser/i);
});

test('texts and lists do without a treatment that a branch does not offer, instead of leading to a missing page', () => {
  const missing = ['root-canal-treatment', 'dental-implants', 'clear-aligners', 'wisdom-tooth-removal'];
  const own = pagesOf('kavalkinaru', { notOffered: missing });
  const link = new RegExp(`href="/[^"]*(?:${missing.join('|')})`, 'g');
  expect(siteMap(own.site).flatMap((route) => own.html(route).match(link) ?? [])).toEqual([]);
  expect(own.text('/services/teeth-extraction')).toContain('root canal treatment');
  expect(own.text('/services')).not.toMatch(/wisdom/i);
  expect(own.text('/tooth-pain-relief')).not.toContain('Rs 2,500');
  expect(own.html('/')).not.toMatch(/implant/i);
  expect(own.html('/contact')).toContain('"priceRange":"₹99-15,000"');
  expect(own.html('/services')).not.toMatch(/implants, aligners/);
});

describe('a branch with prices of its own', () => {
  const OWN: Own = {
    prices: { filling: { exact: 471 } },
    treatments: { rootCanal: { price: { from: 3100, to: 99000 } }, wisdomSimple: { minutes: { exact: 51 } } },
  };
  const PAGE = '/services/root-canal-treatment';

  test('shows them everywhere on its site: in sentences, on cards, in lists, to search engines', () => {
    const own = pagesOf('kavalkinaru', OWN);
    for (const path of [PAGE, '/', '/services']) {
      expect(own.text(path)).toContain('Rs 3,100 to 99,000');
      expect(own.text(path)).not.toContain('2,500 to 6,000');
    }
    expect(own.text(PAGE)).toContain('The treatment costs Rs 3,100 to 99,000');
    for (const path of ['/services', '/tooth-pain-relief']) expect(own.text(path)).toContain('Rs 471');
    expect(own.html('/contact')).toContain('-99,000"');
    expect(own.text(PAGE)).not.toContain('Kavalkinaru: ');
  });

  test('is named with them on the page of the treatment on the site of all branches, which keeps the usual ones', () => {
    const all = pagesOf('combined', OWN, { chennai: OWN });
    expect(all.text(PAGE)).toContain('2,500 to 6,000 onwards');
    expect(all.text(PAGE)).toContain('Chennai and Kavalkinaru: Rs 3,100 to 99,000 onwards');
    expect(all.text('/wisdom-tooth-removal')).toContain('Chennai and Kavalkinaru: 51 minutes, Rs 2,500 to 4,000');
    expect(all.html('/contact').match(/-99,000"/g)).toHaveLength(2);
    expect(all.text('/services/dental-implants')).not.toContain('Kavalkinaru: ');
    const many = pagesOf('combined', OWN, { towns: Array(9).fill(OWN) });
    expect(many.text(PAGE)).toContain('This differs at 10 of our branches.');
  });
});

describe('one of many branches', () => {
  const offers = files.branches.find(({ id }) => id === 'chennai')?.file.offers;
  const town: Own = { offers, whatsapp: '+910000000155', prices: { filling: { exact: 471 } } };

  test('books its offers itself and tells its own prices, on its own page', () => {
    const many = pagesOf('combined', {}, { towns: [town, ...Array(8).fill({})] });
    const chats = many.document('/clinics/town-0').querySelectorAll('[data-offer] a[href*="wa.me"]');
    expect(chats.map((chat) => chat.getAttribute('href')?.split('?')[0])).toEqual(['https://wa.me/910000000155']);
    expect(many.text('/clinics/town-0')).toMatch(/What is different at this branch\s*Filling\s*Rs 471/);
    expect(many.text('/clinics/town-1')).not.toContain('What is different');
    expect(many.text('/offers')).toContain('Some branches have offers of their own.');
  });

  test('is counted with the few that offer a treatment, while the frame of its page is that of all', () => {
    const towns = [...Array(3).fill({}), ...Array(6).fill(WITHOUT)];
    const page = pagesOf('combined', {}, { chennai: WITHOUT, towns }).document(LASER_PAGE);
    expect(page.querySelector('title')?.text).toMatch(/in 4 clinics in Tamil Nadu: cost/);
    expect(plainText(page.querySelector('footer')?.textContent ?? '')).toMatch(/in 11 clinics in Tamil Nadu.*All 11 /);
    expect(page.querySelectorAll('aside [data-clinic=chennai], aside[data-clinic=chennai]')).toHaveLength(1);
    expect(page.querySelectorAll('main [data-clinic]')).toHaveLength(0);
  });
});
