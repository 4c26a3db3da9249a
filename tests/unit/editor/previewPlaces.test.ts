/** Where a page shows what is being changed: the preview outlines it. */
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPreview } from '../../../editor/preview/preview.ts';
import type { Focus, ShownPage } from '../../../editor/preview/previewSite.ts';
import { NODE_TOOLS } from '../../../renderer/document/nodeTools.ts';
import { createTestSession } from '../../support/editorSession.ts';
import { plainText } from '../../support/plainText.ts';
import { FIXTURE_DAY, loadFixtureSite } from '../../support/renderFixturePage.ts';

let preview: ReturnType<typeof createPreview>;
beforeAll(async () => {
  const loaded = await loadFixtureSite();
  const session = createTestSession();
  preview = createPreview({ ...session, site: { ...session.site, load: async () => loaded } }, NODE_TOOLS);
});

type Options = Readonly<{ path: string; language?: string; focus?: Focus; withTexts?: boolean }>;

const viewOf = (path: string, language = 'en') => ({ variant: 'combined', day: FIXTURE_DAY, language, path });

async function show({ path, language, focus, withTexts }: Options): Promise<ShownPage> {
  const answer = await preview.page(viewOf(path, language), focus, withTexts);
  if (answer?.state !== 'shown') throw new Error(answer?.message);
  return answer;
}

const fact = (file: string, ...path: (string | number)[]): Focus => ({ kind: 'fact', file: `branches/${file}`, path });
const text = (namespace: string, key: string): Focus => ({ kind: 'text', namespace, key });

const outlined = ({ html }: ShownPage) =>
  parse(html)
    .querySelectorAll('[data-editor-focus]')
    .map((element) => plainText(element.textContent));

describe('texts', () => {
  test.each([
    ['/contact', 'en'],
    ['/dental-tips', 'ta'],
    ['/', 'ta'],
    ['/services/dental-implants', 'en'],
  ])('the page %s in %s is the one that the build makes, but for the names of its texts', async (path, language) => {
    const [plain, named] = [await show({ path, language }), await show({ path, language, withTexts: true })];
    expect(named.html).toContain(' data-editor-texts="');
    expect(named.html.replaceAll(/ data-editor-texts="[^"]*"/g, '')).toBe(plain.html);
    expect(plain.html).not.toMatch(/[\u{f0000}-\u{ffffd}]/u);
  });

  test('an element names the text of the words file, and that of the branch file, which it shows', async () => {
    const { html } = await show({ path: '/contact', withTexts: true });
    const page = parse(html);
    expect(page.querySelector('h1')?.getAttribute('data-editor-texts')).toBe('contact:hero.title');
    const name = 'branches/chennai.yaml:address.lines.0';
    const line = page.querySelector(`[data-editor-texts~="${name}"]`);
    expect(plainText(line?.textContent ?? '')).toBe('1 Sample Building, 70 Feet Road');
  });

  test('a text that contains another names itself first', async () => {
    const { html } = await show({ path: '/contact', withTexts: true });
    const button = parse(html)
      .querySelectorAll('[data-editor-texts]')
      .find(({ textContent }) => textContent === 'Book at Chennai');
    expect(button?.getAttribute('data-editor-texts')).toBe('contact:booking.button branches/chennai.yaml:name');
  });

  test('the text that is being changed is outlined', async () => {
    const shown = await show({ path: '/contact', focus: text('contact', 'hero.title') });
    expect(shown.place).toBe('page');
    expect(outlined(shown)).toEqual(['Contact us']);
  });

  test('a title for search engines is not on the page itself', async () => {
    const shown = await show({ path: '/contact', focus: text('contact', 'meta.title') });
    expect(shown.place).toBe('head');
    expect(outlined(shown)).toEqual([]);
  });

  test('a text of another page is nowhere', async () => {
    expect((await show({ path: '/contact', focus: text('home', 'hero.title') })).place).toBe('nowhere');
  });
});

describe('facts', () => {
  test('the hours of a day: wherever they are, and nothing else', async () => {
    const shown = await show({ path: '/contact', focus: fact('chennai.yaml', 'hours', 'sunday') });
    const texts = outlined(shown).filter(Boolean);
    expect(texts).toContain('11:00 AM to 1:30 PM');
    for (const each of texts) expect(each).toMatch(/11:00 AM to 1:30 PM/);
  });

  test('hours of a day that are shown with those of others', async () => {
    const shown = await show({ path: '/contact', focus: fact('chennai.yaml', 'hours', 'monday') });
    const texts = outlined(shown);
    expect(texts).toContain('10:30 AM to 1:30 PM5:30 PM to 8:30 PM');
    expect(texts).not.toContain('11:00 AM to 1:30 PM');
  });

  test('a price', async () => {
    const focus = fact('clinic.yaml', 'treatments', 'implants', 'page', 'price');
    expect(outlined(await show({ path: '/services/dental-implants', focus }))).toContain('Rs 20,000 to 45,000 each');
  });

  test('a number, in links too', async () => {
    const shown = await show({ path: '/contact', focus: fact('chennai.yaml', 'phone') });
    const links = parse(shown.html).querySelectorAll('a[href^="tel:"]');
    const isOutlined = (number: string) =>
      links
        .filter((link) => link.getAttribute('href') === `tel:${number}`)
        .every((link) => link.hasAttribute('data-editor-focus'));
    expect(isOutlined('+910000000001')).toBe(true);
    expect(isOutlined('+910000000002')).toBe(false);
  });

  test('a text in any language', async () => {
    const focus = fact('chennai.yaml', 'address', 'lines', 0, 'ta');
    expect(outlined(await show({ path: '/contact', focus }))).toContain('1 Sample Building, 70 Feet Road');
  });

  test('one that this page does not show, and one that does not exist', async () => {
    expect((await show({ path: '/dental-tips', focus: fact('clinic.yaml', 'stats', 'rating') })).place).toBe('nowhere');
    expect((await show({ path: '/contact', focus: fact('chennai.yaml', 'no', 'such') })).place).toBe('nowhere');
    expect((await show({ path: '/contact', focus: fact('nowhere.yaml', 'phone') })).place).toBe('nowhere');
  });
});

describe('a page that shows something', () => {
  const find = (focus: Focus) => preview.find(viewOf('/404'), focus);

  test('is found for a text and for a fact', async () => {
    expect(await find(text('dental-tips', 'hero.title'))).toBe('/dental-tips');
    expect(await find(text('not-found', 'title'))).toBe('/404');
    expect(await find(fact('clinic.yaml', 'payment', 'terms', 0, 'title'))).toBe('/bill-payment');
  });
});
