/** The page beside the form follows the draft, or its last state without mistakes, and outlines what is being changed. */
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import type { Path } from '../../../diagnostics/place.ts';
import { createPreview } from '../../../editor/preview/preview.ts';
import { createPreviewSite, type Focus, type ShownPage } from '../../../editor/preview/previewSite.ts';
import { ownText, readElements } from '../../../editor/preview/where/htmlTree.ts';
import { NODE_TOOLS } from '../../../renderer/node/nodeTools.ts';
import { readDrawings } from '../../../scripts/editor/readDrawings.ts';
import { CHENNAI, CLINIC, createTestStore, KAVALKINARU, openTestEditor } from '../../support/editorSession.ts';
import { plainText } from '../../support/plainText.ts';
import { renderFixturePage } from '../../support/renderFixturePage.ts';

const viewOf = (path: string, language = 'en') => ({ variant: 'combined', language, path });
const CONTACT = viewOf('/contact');

/** A preview, and its answers where there has to be a page. */
function open(editor = openTestEditor()) {
  const preview = createPreview(editor, NODE_TOOLS);
  const show = async (...asked: Parameters<typeof preview.page>) => {
    const answer = await preview.page(...asked);
    if (answer?.state !== 'shown') throw new Error(answer?.message);
    return answer;
  };
  return { ...editor, preview, show };
}

/** Of the frozen facts and words. */
const { preview, show, site, today, ...context } = open();
const loaded = await site.load(today());

test.each(['combined', 'chennai', 'kavalkinaru'])(
  'every page is the one that the build makes: %s',
  async (variant) => {
    const { model } = createPreviewSite(loaded, variant, today(), NODE_TOOLS);
    const { pages = [] } = await show({ ...CONTACT, variant });
    for (const view of pages.flatMap(({ path }) => ['en', 'ta'].map((language) => ({ variant, language, path })))) {
      const { html } = await renderFixturePage(model(view));
      // But for its policy.
      const built = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>\n/, '');
      expect(built.length).toBeLessThan(html.length);
      expect((await show(view)).html === built, view.path).toBe(true);
    }
  },
  60_000,
);

test('while there is a mistake, the last page without one stays; then the page follows again', async () => {
  const { set, show, ...context } = open();
  const first = await show(CONTACT);
  set(CHENNAI, ['phone'], '+91000000');
  const during = await show(CONTACT);
  expect([during.problems.length, during.html]).toEqual([1, first.html]);
  // Also if it is from an earlier visit.
  const { html } = await open({ ...openTestEditor(), ...context }).show(CONTACT);
  expect(html).toBe(first.html);
  set(CHENNAI, ['phone'], '+910000000088');
  const after = await show(CONTACT);
  expect(after.problems).toEqual([]);
  expect(after.html).toContain('tel:+910000000088');
});

test('a new entry is shown with placeholders for what is missing; what cannot be shown yet is left out', async () => {
  const { forms, set, show } = open();
  const [offers, contact] = [await show(viewOf('/offers')), await show(CONTACT)];
  await forms.edit('clinic', [{ kind: 'insert', path: ['offers'], index: 3, value: BLANK_OFFER }]);
  set(CLINIC, ['offers', 3, 'title', 'en'], 'Deepavali Smile Offer');
  const during = await show(viewOf('/offers'));
  expect(during.problems).toEqual([]);
  const cards = ({ html }: ShownPage) =>
    parse(html)
      .querySelectorAll('main :is(h2, h3, h4)')
      .map(({ text }) => text);
  expect(cards(during).toSorted()).toEqual([...cards(offers), 'Deepavali Smile Offer'].toSorted());
  await forms.edit('chennai', [{ kind: 'set', path: ['exceptions'], value: [{ day: null, hours: 'closed' }] }]);
  const { html, problems } = await show(CONTACT);
  expect([problems, html]).toEqual([[], contact.html]);
  set(CHENNAI, ['phone'], '+91000000');
  expect((await show(CONTACT)).problems.length).toBeGreaterThan(0);
});

test('a branch with a landline and without WhatsApp has calls only; the primary one is where chats go', async () => {
  const { set, show, forms } = open();
  set(KAVALKINARU, ['phone'], '+914428190011');
  set(KAVALKINARU, ['whatsapp'], undefined);
  expect(await forms.file('kavalkinaru')).toMatchObject({ problems: [], warnings: [] });
  const { html } = await show({ ...CONTACT, variant: 'kavalkinaru' });
  expect(plainText(html), 'its chats are another branch’s').not.toContain('with Kavalkinaru');
  const links = parse(html)
    .querySelector('[data-floating-contact]')
    ?.querySelectorAll('a')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/contact', 'tel:+914428190011']);
  const all = plainText((await show(CONTACT)).html);
  expect(all).toContain('+91 44 2819 0011');
  expect(all).toContain('WhatsApp Chennai');
  expect(all).not.toContain('WhatsApp Kavalkinaru');
  set(CHENNAI, ['whatsapp'], undefined);
  expect((await forms.file('chennai')).problems).toMatchObject([{ formMessage: { key: 'mistakes.noChat' } }]);
});

test('of the pages requested while typing, only the latest is rendered', async () => {
  const answers = await Promise.all(['/', '/offers', '/contact'].map((path) => preview.page(viewOf(path))));
  expect(answers.map((answer) => answer?.state)).toEqual([undefined, undefined, 'shown']);
});

test('a draft that always had mistakes lists them, and has no pages to choose', async () => {
  const broken = open(openTestEditor(createTestStore({ [CHENNAI]: 'phone: 1\n' }))).preview;
  const message = expect.stringContaining(CHENNAI);
  expect(await broken.page(CONTACT)).toEqual({ state: 'failed', message, today: expect.any(String) });
});

test('on another day, the page has the offers of that day, and says how far away it is', async () => {
  const on = async (day: string) => show({ ...viewOf('/offers'), day });
  const [before, then, now] = [await on('2025-08-14'), await on('2025-08-15'), await on(today())];
  expect([then.html, now.html].map((html) => html.includes('data-last-day="2025-08-31"'))).toEqual([true, false]);
  expect(then.days - before.days).toBe(1);
});

test('a branch’s own site has its pages and name; a missing branch shows the combined site', async () => {
  const { pages, variants } = await show({ ...CONTACT, variant: 'chennai' });
  expect(pages?.filter(({ group }) => group === 'branches')).toHaveLength(1);
  expect(pages).toContainEqual({ path: '/contact', title: 'Contact', group: 'main' });
  expect(variants).toContainEqual({ id: 'chennai', name: 'Chennai' });
  expect((await show({ ...CONTACT, variant: 'gone' })).html).toBe((await show(CONTACT)).html);
});

test('without files, every page finds its drawings in the bundle', async () => {
  const bundled = readDrawings();
  const drawings: typeof NODE_TOOLS.drawings = (name) => {
    if (!bundled[name]) throw new Error(name);
    return bundled[name];
  };
  const { page } = createPreview({ ...context, site, today }, { ...NODE_TOOLS, drawings });
  const { pages = [] } = (await page(CONTACT)) ?? {};
  for (const { path } of pages) expect(await page(viewOf(path))).toMatchObject({ state: 'shown' });
  expect(pages.length).toBeGreaterThan(20);
});

const EMPTY = { en: null };
const BLANK_TEXTS = { tag: EMPTY, title: EMPTY, description: EMPTY, imageAlt: EMPTY };
const BLANK_OFFER = { ...BLANK_TEXTS, id: null, terms: [], image: null, sticker: null };

const fact = (file: string, ...path: Path): Focus => ({ kind: 'fact', file, path });
const text = (namespace: string, key: string): Focus => ({ kind: 'text', namespace, key });
const outlined = ({ html }: ShownPage) =>
  parse(html)
    .querySelectorAll('[data-editor-focus]')
    .map((element) => plainText(element.textContent));

const HOLIDAY = { day: '2027-01-14', hours: 'closed' };

/** An offer of the clinic, which has three others. */
const offer = (period: object) => ({
  ...{ id: 'pongal', tag: { en: 'Pongal' }, title: { en: 'Clean teeth for Pongal' }, terms: [{ en: 'Once' }] },
  ...{ description: { en: 'Come.' }, image: 'offers/raksha-bandhan.webp', imageAlt: { en: 'A tooth.' }, sticker: '🎉' },
  ...period,
});

/** With a holiday, and an offer. */
function openWith(period = {}, holiday = HOLIDAY) {
  const editor = open();
  editor.set(CHENNAI, ['exceptions'], [holiday]);
  editor.set(CLINIC, ['offers', 3], offer(period));
  return editor;
}

describe('a tap on the page finds the field of', () => {
  const { preview, show } = openWith();
  /** What is found for the last element that says this, or has such a picture. */
  const tap = async (path: string, says: string, { forTexts = false, language = 'en' } = {}) => {
    const view = viewOf(path, language);
    const { inBody } = readElements((await show(view)).html);
    const at = inBody.findLastIndex((each) => plainText(ownText(each)) === says || each.attribs.src?.includes(says));
    return preview.pick(view, at, forTexts);
  };

  test.each<[string, string, string, Focus]>([
    ['a number', '/contact', '+91 00000 00002', fact(KAVALKINARU, 'whatsapp')],
    ['the number that a button calls', '/services', 'Call Kavalkinaru', fact(KAVALKINARU, 'phone')],
    ['an address', '/contact', 'hello@sample-dental.example', fact(CLINIC, 'email')],
    ['an hour', '/', '11:00 AM to 1:30 PM', fact(KAVALKINARU, 'hours', 'sunday')],
    ['an hour of several days', '/contact', '5:30 PM to 8:30 PM', fact(KAVALKINARU, 'hours', 'monday')],
    ['a holiday', '/contact', '14 January 2027', fact(CHENNAI, 'exceptions', 0, 'day')],
    ['that it is closed then', '/contact', 'Closed', fact(CHENNAI, 'exceptions', 0, 'hours')],
    ['an offer', '/offers', 'Clean teeth for Pongal', fact(CLINIC, 'offers', 3, 'title', 'en')],
    ['the picture of one', '/offers', '/raksha-bandhan', fact(CLINIC, 'offers', 2, 'image')],
    ['a dentist', '/about', 'Dr. Priya Sample', fact(CLINIC, 'team', 2, 'name', 'en')],
    ['a sentence', '/contact', 'Contact us', text('contact', 'hero.title')],
    ['a paragraph of a longer text', '/contact', 'bleeding that does not stop', text('contact', 'faq.items.4.answer')],
  ])('%s', async (_what, path, says, field) => {
    expect(await tap(path, says)).toEqual(field);
  });

  test('a translation, beside translations; beside facts, its place in the form', async () => {
    const says = '1, மாதிரி கட்டடம், 70 அடி சாலை';
    const given = { language: 'ta', forTexts: true };
    expect(await tap('/contact', says, given)).toEqual(text(CHENNAI, 'address.lines.0'));
    expect(await tap('/contact', says, { language: 'ta' })).toEqual(fact(CHENNAI, 'address', 'lines', 0, 'ta'));
  });

  test('what browsers count: nothing that is in a template', () => {
    const { inBody } = readElements('<body><main><template><p>Later</p></template><h1>Now</h1></main></body>');
    expect(inBody.map(({ name }) => name)).toEqual(['main', 'template', 'h1']);
  });

  test('nothing, where the words are of the code, and where there are none', async () => {
    expect(await tap('/contact', 'தமிழ்')).toBeUndefined();
    expect(await preview.pick(CONTACT, 0, false)).toBeNull();
  });
});

describe('what is being changed', () => {
  test.each<[string, string, Focus, ShownPage['place'], readonly string[]]>([
    ['a text', '/contact', text('contact', 'hero.title'), 'page', ['Contact us']],
    ['a title for search engines', '/contact', text('contact', 'meta.title'), 'head', []],
    ['a text of another page', '/contact', text('home', 'hero.title'), 'nowhere', []],
    ['a fact that this page does not show', '/dental-tips', fact(CLINIC, 'stats', 'rating'), 'nowhere', []],
    ['one that does not exist', '/contact', fact(CHENNAI, 'no', 'such'), 'nowhere', []],
    ['one of no file', '/contact', fact('branches/nowhere.yaml', 'phone'), 'nowhere', []],
  ])('is outlined, and nothing else: %s', async (_what, path, focus, place, texts) => {
    const page = await show(viewOf(path), focus);
    expect([page.place, outlined(page)]).toEqual([place, texts]);
  });

  const [MONDAY, SUNDAY] = ['5:30 PM to 8:30 PM', '11:00 AM to 1:30 PM'];
  const [PRICE, LINE] = [['treatments', 'implants', 'page', 'price'], '1 Sample Building, 70 Feet Road'];
  test.each<[string, string, Focus, string, not?: string]>([
    ['hours of a day', '/contact', fact(CHENNAI, 'hours', 'sunday'), SUNDAY, MONDAY],
    ['hours shown with others', '/contact', fact(CHENNAI, 'hours', 'monday'), MONDAY, SUNDAY],
    ['a price', '/services/dental-implants', fact(CLINIC, ...PRICE), 'Rs 20,000 to 45,000 each'],
    ['a text in any language', '/contact', fact(CHENNAI, 'address', 'lines', 0, 'ta'), LINE],
  ])('is outlined wherever it is: %s', async (_what, path, focus, found, not = '') => {
    const texts = outlined(await show(viewOf(path), focus)).filter(Boolean);
    expect(texts).toContain(found);
    expect(texts).not.toContain(not);
  });

  test('is outlined in links that show it, or else in those that only lead there', async () => {
    const numbers = outlined(await show(CONTACT, fact(CHENNAI, 'phone')));
    expect(numbers.length).toBeGreaterThan(1);
    for (const each of numbers) expect(each).toContain('+91 00000 00001');
    expect(outlined(await show(CONTACT, fact(CHENNAI, 'maps', 'directions')))).toContain(
      'Get Directions to Chennai (opens in a new tab)',
    );
  });

  const TODAY = { ...HOLIDAY, day: '2026-11-21' };
  const [HOURS_OF_HOLIDAY, LAST_DAY] = [fact(CHENNAI, 'exceptions', 0, 'hours'), fact(CLINIC, 'offers', 3, 'lastDay')];
  const whole = /^PongalOffer Ended.*Clean teeth for Pongal/;
  test.each<[string, Focus, object, typeof HOLIDAY, readonly unknown[]]>([
    ['the line of a holiday', fact(CHENNAI, 'exceptions'), {}, HOLIDAY, ['14 January 2027', 'Closed']],
    ['the line of a holiday today', HOURS_OF_HOLIDAY, {}, TODAY, ['Closed']],
    ['until when an offer is', LAST_DAY, { lastDay: '2026-12-31' }, HOLIDAY, ['Valid until 31 December 2026']],
    ['an offer that has ended', LAST_DAY, { lastDay: '2026-11-20' }, HOLIDAY, [expect.stringMatching(whole)]],
    ['an offer without a day', LAST_DAY, {}, HOLIDAY, [expect.stringContaining('Clean teeth for Pongal')]],
  ])('is outlined, and nothing else: %s', async (_what, focus, period, holiday, texts) => {
    const { show } = openWith(period, holiday);
    const page = await show(viewOf(focus === LAST_DAY ? '/offers' : '/contact'), focus);
    expect(outlined(page).slice(0, texts.length)).toEqual(texts);
    expect(new Set(outlined(page).filter(Boolean)).size).toBe(texts.length);
  });

  test('is nowhere, and nothing is outlined: a past day', async () => {
    const { show } = openWith({}, { ...HOLIDAY, day: '2026-11-20' });
    const page = await show(CONTACT, fact(CHENNAI, 'exceptions', 0, 'day'));
    expect([page.place, outlined(page)]).toEqual(['nowhere', []]);
  });

  test('is nowhere before an offer begins, with the first day; on that day it is outlined', async () => {
    const { show } = openWith({ firstDay: '2027-01-05', lastDay: '2027-01-31' });
    const [view, title] = [viewOf('/offers'), fact(CLINIC, 'offers', 3, 'title', 'en')];
    const now = await show(view, title);
    expect([now.place, now.begins, outlined(now)]).toEqual(['nowhere', '2027-01-05', []]);
    const then = await show({ ...view, day: '2027-01-05' }, title);
    expect([then.begins, outlined(then)[0]]).toEqual([undefined, 'Clean teeth for Pongal']);
  });

  test.each([
    [text('dental-tips', 'hero.title'), '/dental-tips'],
    [text('not-found', 'title'), '/404'],
    [fact(CLINIC, 'payment', 'terms', 0, 'title'), '/bill-payment'],
  ])('is found on the page that shows it: %j', async (focus, path) => {
    expect(await preview.find(viewOf('/404'), focus)).toBe(path);
  });
});
