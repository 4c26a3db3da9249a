import { describe, expect, test } from 'vitest';
import { LANGUAGES, languageOfPath, PSEUDO_LANGUAGE, pathInLanguage } from '../../../locales/languages.ts';
import { type MarkupNode, parseMarkup } from '../../../locales/model/check/markup.ts';
import { pseudoText, pseudoWords } from '../../../locales/model/pseudo.ts';
import { readWords } from '../../../locales/model/readWords.ts';
import { readResources } from '../../../locales/model/resources.ts';
import { localText } from '../../../renderer/i18n/localText.ts';
import { createTranslator } from '../../../renderer/i18n/translator.ts';

/** Every text of the site: where it stands, and in both languages. */
const RESOURCES = readResources();

const TEXTS = [...readWords('en')].flatMap(([namespace, texts]) =>
  [...texts].map(([key, english]) => ({ where: `${namespace}: ${key}`, english, pseudo: pseudoText(english) })),
);

const PLACEHOLDER = /\{\{[^}]*\}\}/g;
const TAG = /<[^>]*>/g;
const LONGEST_WORD = 16;

/** Where the texts are that break a promise. */
const broken = (isCached: (text: (typeof TEXTS)[number]) => boolean) =>
  TEXTS.filter((text) => !isCached(text)).map(({ where, pseudo }) => `${where}: ${pseudo}`);

const visible = (text: string) => text.replace(PLACEHOLDER, '').replace(TAG, '');

const wordsOf = (text: string) => text.replace(PLACEHOLDER, ' ').replace(TAG, ' ').split(/\s+/);

/** The tags and links of a text, without its words. */
function skeleton(nodes: readonly MarkupNode[]): unknown[] {
  return nodes
    .filter((node) => typeof node !== 'string')
    .map(({ tag, href, children }) => [tag, href, skeleton(children)]);
}

/** The keys of words, with an empty text under each. */
function keysOf(words: unknown): unknown {
  if (Array.isArray(words)) return words.map(keysOf);
  if (typeof words !== 'object' || words === null) return '';
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, keysOf(value)]));
}

describe('every text of the site in the pseudo-language', () => {
  test('there are many of them', () => {
    expect(TEXTS.length).toBeGreaterThan(1000);
  });

  test('keeps its placeholders, in their order', () => {
    expect(broken(({ english, pseudo }) => `${pseudo.match(PLACEHOLDER)}` === `${english.match(PLACEHOLDER)}`)).toEqual(
      [],
    );
  });

  test('keeps its tags and links', () => {
    for (const { where, english, pseudo } of TEXTS.filter((text) => text.english.includes('<'))) {
      expect(skeleton(parseMarkup(pseudo, where)), where).toEqual(skeleton(parseMarkup(english, where)));
    }
  });

  test('stands in brackets, each paragraph and list item in its own', () => {
    const blocks = (text: string) => text.split(/<\/?(?:p|ul|ol|li)>/).filter((block) => block.trim() !== '');
    const isBracketed = (block: string) => /^\[[^[\]]*\]$/.test(block.trim());
    expect(broken(({ pseudo }) => blocks(pseudo).length > 0 && blocks(pseudo).every(isBracketed))).toEqual([]);
  });

  test('is longer by about three fifths, where it is long enough to tell', () => {
    const ratio = (english: string, pseudo: string) => visible(pseudo).length / visible(english).length;
    const long = TEXTS.filter(({ english }) => visible(english).length > 20);
    const ratios = long.map(({ where, english, pseudo }) => ({ where, ratio: ratio(english, pseudo) }));
    expect(ratios.filter((text) => text.ratio < 1.4 || text.ratio > 1.9)).toEqual([]);
    expect(long.filter(({ pseudo }) => !/\p{Script=Tamil}/u.test(pseudo))).toEqual([]);
  });

  test('keeps its spaces, and no word becomes longer than a Tamil compound', () => {
    const spaces = (text: string) => text.match(/\s/g)?.length ?? 0;
    expect(broken(({ english, pseudo }) => spaces(pseudo) >= spaces(english))).toEqual([]);
    const longest = (text: string) =>
      Math.max(...wordsOf(text).map((word) => word.match(/[\p{L}\p{M}]/gu)?.length ?? 0));
    expect(broken(({ english, pseudo }) => longest(pseudo) <= Math.max(longest(english), LONGEST_WORD))).toEqual([]);
  });

  test('has long words, and words of its own', () => {
    const words = TEXTS.flatMap(({ pseudo }) => wordsOf(pseudo));
    expect(words.some((word) => word.length === LONGEST_WORD)).toBe(true);
    expect(words.some((word) => /^[\p{Script=Tamil}àrênômïlûd]{4,}$/u.test(word))).toBe(true);
  });
});

describe('a text', () => {
  test.each([
    ['Call +91 00000 00001 or 108', /\+91 00000 00001 .*108\]/],
    ['See https://example.com/a-page?q=dentist now', /https:\/\/example\.com\/a-page\?q=dentist /],
    ['Write to hello@example.com', /hello@example\.com\]/],
    ['From Rs 2,500 to 6,000, open 24x7', / Rs 2,500 .* 6,000, .* 24x7\]/],
    ['Teeth &amp; gums', / &amp; /],
  ])('%s keeps its numbers and addresses', (english, kept) => {
    expect(pseudoText(english)).toMatch(kept);
  });

  test('is the same every time', () => {
    expect(pseudoText('Book an appointment')).toBe(pseudoText('Book an appointment'));
  });

  test('can still be read', () => {
    expect(pseudoText('Tooth pain').normalize('NFD').replace(/\p{M}/gu, '')).toMatch(/^\[Tooth.* pain/);
  });
});

describe('words files', () => {
  test('keep their keys, lists and plurals', () => {
    const { en = {} } = RESOURCES;
    expect(keysOf(RESOURCES[PSEUDO_LANGUAGE.code])).toEqual(keysOf(en));
    expect(pseudoWords({ day_one: '1 day', day_other: 'days', list: ['a', { b: 'c' }] })).toEqual({
      day_one: pseudoText('1 day'),
      day_other: pseudoText('days'),
      list: [pseudoText('a'), { b: pseudoText('c') }],
    });
  });
});

describe('the pseudo-language', () => {
  test('is none that translators see', () => {
    expect(LANGUAGES.map(({ status }) => status)).not.toContain('pseudo');
    expect(LANGUAGES).not.toContain(PSEUDO_LANGUAGE);
  });

  test.each(['/', '/about', '/services/dental-implants'])('has an address for %s', (path) => {
    const address = pathInLanguage(path, PSEUDO_LANGUAGE);
    expect(address).toMatch(/^\/en-XA(?:\/|$)/);
    expect(languageOfPath(address)).toEqual({ language: PSEUDO_LANGUAGE, path });
  });

  test('has every text, its plurals too, and says so', () => {
    const words = createTranslator(RESOURCES, PSEUDO_LANGUAGE, {}, 2);
    expect(words.find('common', 'nav.home')).toEqual({ text: pseudoText('Home'), language: 'en-XA' });
    const sittings = (count: number) => words.find('common', 'figures.sittings', { count, amount: count }).text;
    expect([sittings(1), sittings(2)]).toEqual([
      pseudoText('{{amount}} sitting').replace('{{amount}}', '1'),
      pseudoText('{{amount}} sittings').replace('{{amount}}', '2'),
    ]);
  });

  test('says the facts of the branch files, even where they are translated', () => {
    const said = { text: pseudoText('Chennai'), language: 'en-XA' };
    expect(localText({ en: 'Chennai' }, PSEUDO_LANGUAGE)).toEqual(said);
    expect(localText({ en: 'Chennai', ta: 'சென்னை' }, PSEUDO_LANGUAGE)).toEqual(said);
  });
});
