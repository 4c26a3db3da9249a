/** A patient finds the danger signs wherever there is advice, the same everywhere, and where the advice comes from. */

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { telLink } from '../../../branches/model/links.ts';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { ADVICE as CLINICAL } from '../../../site/pages/clinical.ts';
import { OFFLINE_PAGE, type PageId, pathOf, type Route, siteMap } from '../../../site/pages/routes.ts';
import { SERVICES } from '../../../site/pages/services.ts';
import { textsIn } from '../../support/words.ts';
import { BUILT } from '../support/built.ts';
import { type BuiltPage, pageOf, textOf, textsOf, valuesOf } from '../support/readBuilt.ts';

/** The pages that show the danger signs, besides those of services: unfolded, or folded to a red line. */
const UNFOLDED: readonly PageId[] = ['toothPain', 'wisdomTooth'];
const FOLDED: readonly PageId[] = ['tips'];
/** Those that show six pictures of what may have happened. */
const WITH_PICTURES: readonly PageId[] = ['home', 'contact', 'consultation'];

type Emergency = Readonly<{ label: string; title: string; items: readonly string[] }>;

/** The danger signs in a language; in English where it has none. */
function emergencyIn(language: string): Emergency {
  const file = [language, SOURCE_LANGUAGE.code].map((code) => `locales/${code}/common.json`).find(existsSync);
  return JSON.parse(readFileSync(file ?? '', 'utf8')).emergency;
}

const languageOf = ({ document }: BuiltPage) => document.querySelector('html')?.getAttribute('lang') ?? '';
const cardsOf = ({ document }: BuiltPage) => document.querySelectorAll('main [data-level=emergency]');

describe.each(BUILT)('the danger signs of $variant', (built) => {
  const { site, pages } = built;
  const isOneOf = (ids: readonly PageId[], { id }: Route) => ids.some((page) => page === id);
  const routesOf = (page: BuiltPage) =>
    siteMap(site).filter(({ path }) => path === page.path || `/${languageOf(page)}${path}` === page.path);
  const pagesWhere = (shows: (route: Route) => boolean) => pages.filter((page) => routesOf(page).some(shows));
  const withCard = pagesWhere(
    (route) => isOneOf([...UNFOLDED, ...FOLDED], route) || /signs|fold/.test(route.service?.warning ?? ''),
  );
  const withPictures = pagesWhere((route) => isOneOf(WITH_PICTURES, route) || route.service?.warning === 'pictures');

  test('are at most one tap away from each service', () => {
    const services = pagesWhere(({ service }) => service !== undefined);
    expect(services.length).toBeGreaterThanOrEqual(SERVICES.length);
    for (const page of services.filter((each) => !withCard.includes(each))) {
      const links = valuesOf(page.document, 'main a[href]').join('\n');
      expect(links, page.path).toMatch(/\/tooth-pain-relief#(?:what-happened|emergency)$/m);
    }
  });

  test.each(withPictures)('are one tap away from $path, which asks what happened and calls an ambulance', (page) => {
    const asked = page.document.querySelector('main #what-happened');
    const links = valuesOf(asked, 'a[href]').map((href = '') => href.replace(/^.*\/tooth-pain-relief/, ''));
    const answers = pageOf(built, pathOf('toothPain')).document;
    expect(links).toHaveLength(8);
    for (const link of links.filter((href) => href.startsWith('#')))
      expect(answers.querySelector(link), `${page.path} ${link}`).not.toBeNull();
    expect(links).toEqual(expect.arrayContaining([telLink(site.clinic.ambulance), '#emergency']));
  });

  test.each(withCard)('are on $path, in a card that says what to do and calls an ambulance', (page) => {
    const [card, ...others] = cardsOf(page);
    if (!card || others.length > 0) throw new Error('There is not one card.');
    const { label, title, items } = emergencyIn(languageOf(page));
    expect(textsOf(card, 'li')).toEqual(items);
    expect(textOf(card)).toContain(label);
    expect(textOf(card)).toContain(title.replace('{{clinic.ambulance}}', site.clinic.ambulance));
    expect(valuesOf(card, 'a[href]')).toEqual([telLink(site.clinic.ambulance)]);
  });

  test('whoever has to call the same day reads on the page where to go while the clinic is closed, or is one tap away', () => {
    const closed = `When we are closed and it cannot wait, go to a hospital emergency department, or call ${site.clinic.ambulance}.`;
    const urgent = pages.filter(({ document }) =>
      /(?:call us|come|bring your child|see a dentist)\b[^.]*(?:the same day|today|at once|straight away)|strong pain, please call/i.test(
        textOf(document.querySelector('main') ?? document),
      ),
    );
    expect(urgent.length).toBeGreaterThan(10);
    for (const { document, path } of urgent) {
      const main = document.querySelector('main');
      const isLed = valuesOf(main, 'a[href]').join().includes('/tooth-pain-relief');
      expect(isLed || (main && textOf(main).includes(closed)), path).toBe(true);
    }
  });

  test('are not all that is asked for: each treatment that medicines can change asks for them, once', () => {
    const asks = ({ id, service }: Route) => id === 'wisdomTooth' || service?.asksHistory === true;
    const asking = pagesWhere(asks).filter((page) => languageOf(page) === SOURCE_LANGUAGE.code);
    expect(asking.length).toBeGreaterThan(4);
    for (const { document, path } of asking) {
      const told = textsOf(document.querySelector('main'), 'p').filter((text) => text.includes('rivaroxaban'));
      expect(told, path).toHaveLength(1);
    }
  });

  test('are the same in every red card, and nothing urgent is folded where patients may be in danger', () => {
    const dangerous = ({ path }: BuiltPage) =>
      path.endsWith(OFFLINE_PAGE.path) ||
      UNFOLDED.some((id) => path.endsWith(pathOf(id))) ||
      SERVICES.some((service) => service.warning === 'signs' && path.endsWith(service.subPage));
    expect(pages.filter(dangerous).length).toBeGreaterThanOrEqual(5);
    for (const page of pages) {
      for (const card of cardsOf(page)) {
        expect(textsOf(card, 'li'), page.path).toEqual(emergencyIn(languageOf(page)).items);
        expect(card.querySelector('details') === null, page.path).toBe(dangerous(page));
      }
      for (const card of page.document.querySelectorAll('main [data-level]'))
        expect(card.closest('details'), page.path).toBeNull();
    }
  });

  test('stand with what helps and what harms, which is not folded away either', () => {
    const { helps, harms } = JSON.parse(
      readFileSync(`locales/${SOURCE_LANGUAGE.code}/tooth-pain-relief.json`, 'utf8'),
    ).meanwhile;
    const main = pages.find(({ path }) => path === pathOf('toothPain'))?.document.querySelector('main');
    const folded = textsOf(main, 'details').join(' ');
    for (const advice of [...helps.items, ...harms.items]) {
      expect(main && textOf(main)).toContain(advice);
      expect(folded).not.toContain(advice);
    }
  });
});

describe.each(BUILT)('advice of $variant', (built) => {
  const english = textsIn(SOURCE_LANGUAGE.code);
  const advice = siteMap(built.site).filter(({ namespace }) => CLINICAL.includes(namespace));

  test.each(advice)('$path links to every source of its advice', ({ path, namespace }) => {
    const sources = [...(english.get(namespace) ?? [])].flatMap(([key, text]) =>
      key.startsWith('sources.items.') ? [text.match(/href="(https:[^"]+)"/)?.[1]] : [],
    );
    expect(sources.length).toBeGreaterThan(1);
    expect(valuesOf(pageOf(built, path).document, 'main a[href]')).toEqual(expect.arrayContaining(sources));
  });

  test('for the time after a treatment is on its page, all of it, and once', () => {
    const withAftercare = advice.filter(({ namespace }) => english.get(namespace)?.has('after.title'));
    expect(withAftercare.length).toBeGreaterThanOrEqual(5);
    for (const { path, namespace } of withAftercare) {
      const { document } = pageOf(built, path);
      const keys = [...(english.get(namespace)?.keys() ?? [])].filter((key) =>
        /^after\.(?:hour|day|week|call)\./.test(key),
      );
      expect(textsOf(document.querySelector('#after'), 'ul ul li'), path).toHaveLength(keys.length);
      const sentences = textsOf(document.querySelector('#after'), 'ul ul li').flatMap(
        (text) => text.match(/[^.]+\./g) ?? [],
      );
      const main = textsOf(document, 'main').join();
      for (const text of sentences) expect(main.split(text.trim()), `${path}: ${text}`).toHaveLength(2);
    }
  });
});
