/** How the checks handle hostile texts, and how accepted ones are rendered. */
import { Parser } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { ALLOWED_TAGS, type MarkupNode, parseMarkup } from '../../../locales/model/check/markup.ts';
import { textFault } from '../../../locales/model/check/textFault.ts';
import { findFaults } from '../../../locales/model/faults.ts';
import { renderMarkup } from '../../../renderer/context/useTranslation.tsx';
import { renderHead } from '../../../renderer/document/head.ts';
import { escapeHtml } from '../../../site/language/escapeHtml.ts';
import { createTranslator, findText } from '../../../site/language/translator.ts';
import {
  BROKEN_OFF_TAGS,
  HALVES_OF_SIGNS,
  HOSTILE_LINKS,
  HOSTILE_MARKUP,
  HOSTILE_TEXTS,
  INNOCENT_TEXTS,
  LINKS_THAT_LOOK_LIKE_PAGES,
  LINKS_WITH_PLACEHOLDERS,
  OUTSIDE_LINKS,
  PLACEHOLDERS_WITHOUT_VALUE,
  UNSEEN_SIGNS,
} from '../../fixtures/hostileTexts.ts';

const SITE = 'https://www.sample-dental.example';

const isTaken = (text: string) => textFault(text) === undefined;

/** Lists unsafe parts of a text that the markup parser accepts. */
function slipped(text: string): readonly string[] {
  const check = (node: MarkupNode): readonly string[] => {
    if (typeof node === 'string') return [];
    const { tag, href, children } = node;
    return [
      ...(ALLOWED_TAGS.some((allowed) => allowed === tag) ? [] : [`<${tag}> of ${text}`]),
      ...(href === undefined || leadsWhereItSays(href) ? [] : [`${href} of ${text}`]),
      ...children.flatMap(check),
    ];
  };
  try {
    return parseMarkup(text, '').flatMap(check);
  } catch {
    return [];
  }
}

/** Whether browsers resolve a link to a secure URL, or to a page or fragment of this site. */
function leadsWhereItSays(href: string): boolean {
  const { protocol, origin } = new URL(href, `${SITE}/about`);
  return href.startsWith('https://') ? protocol === 'https:' : /^[/#]/.test(href) && origin === SITE;
}

test('the words check accepts ordinary texts', () => {
  expect(INNOCENT_TEXTS.map((text) => textFault(text))).toEqual(INNOCENT_TEXTS.map(() => undefined));
});

test.each([
  ['every tag and attribute that is not allowed, and comments', HOSTILE_MARKUP],
  ['every link except to a page, a fragment or a secure URL', HOSTILE_LINKS],
  ['links that look internal but lead elsewhere', LINKS_THAT_LOOK_LIKE_PAGES],
  ['links whose URL is not known yet', LINKS_WITH_PLACEHOLDERS],
  ['invisible characters of any script', UNSEEN_SIGNS],
  ['lone surrogates, which would stop the build without a message', HALVES_OF_SIGNS],
  ['unclosed tags, which make the rest of a text disappear', BROKEN_OFF_TAGS],
])('the words check refuses %s', (_what, texts) => {
  expect(texts.filter(isTaken)).toEqual([]);
});

test('the markup parser returns only allowed tags, and links that browsers read the same way', () => {
  expect(HOSTILE_TEXTS.flatMap(slipped)).toEqual([]);
});

const english = 'See <a href="/contact">our page</a>.';

test('comparing a translation with English refuses a link that English does not have, added or in place of one', () => {
  const added = [...OUTSIDE_LINKS, '<a href="/about">x</a>', '<a href="/contact">x</a>'];
  for (const link of added) expect(findFaults(english, `${english} ${link}`), link).not.toEqual([]);
  for (const link of OUTSIDE_LINKS) expect(findFaults(english, `See ${link}.`), link).not.toEqual([]);
});

test('comparing a translation with English refuses markup that English does not have, allowed or not', () => {
  const added = HOSTILE_TEXTS.filter((text) => isTaken(text) && /<\/?[a-z][^>]*>/.test(text));
  expect(added.length).toBeGreaterThan(5);
  for (const text of added) expect(findFaults('Hello', `Hello ${text}`), text).not.toEqual([]);
});

const placeholders = { clinic: { name: 'Sample Dental Clinic' } };
const wordsWith = (text: string) => createTranslator({ en: { common: { text } } }, SOURCE_LANGUAGE, placeholders, 2);
const fill = (text: string, name = '') => wordsWith(text).find('common', 'text', { name }).text;

test('placeholders without a value stop the build, and access nothing but facts', () => {
  expect(fill('{{clinic.name}}')).toBe('Sample Dental Clinic');
  for (const text of PLACEHOLDERS_WITHOUT_VALUE) expect(() => fill(text), text).toThrow(/no value for the placeholder/);
});

test('placeholders insert every value verbatim, without expanding or replacing anything in it', () => {
  for (const text of HOSTILE_TEXTS) expect(fill('Dr. {{name}}!', text)).toBe(`Dr. ${text}!`);
});

test('placeholders insert every value as text within markup too', () => {
  for (const text of HOSTILE_TEXTS) {
    const found = findText(wordsWith('<p>Dr. {{name}}!</p>').i18n, 'common', 'text', { name: text }, escapeHtml);
    const nodes = renderMarkup(parseMarkup(found.text, ''), (href) => ({ href }));
    expect(renderToStaticMarkup(nodes)).toBe(renderToStaticMarkup(createElement('p', null, `Dr. ${text}!`)));
  }
});

test('the head of a page escapes every text: in the title, in attributes, in structured data', () => {
  for (const text of HOSTILE_TEXTS) {
    const html = renderHead({
      title: text,
      description: text,
      meta: [{ name: 'description', content: text }],
      links: [{ rel: 'icon', href: text }],
      jsonLd: [{ name: text }],
    });
    expect(elementsOf(html)).toEqual([
      { tag: 'title', attributes: {}, text },
      { tag: 'meta', attributes: { name: 'description', content: text }, text: '' },
      { tag: 'link', attributes: { rel: 'icon', href: text }, text: '' },
      { tag: 'script', attributes: { type: 'application/ld+json' }, text: expect.any(String) },
    ]);
    expect(JSON.parse(elementsOf(html)[3]?.text ?? '')).toEqual({ name: text });
  }
});

type ReadElement = { tag: string; attributes: Record<string, string>; text: string };

/** Parses a head as a browser does; returns its elements and their text. */
function elementsOf(html: string): readonly ReadElement[] {
  const elements: ReadElement[] = [];
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => elements.push({ tag, attributes, text: '' }),
      ontext(text) {
        const last = elements.at(-1);
        if (last && text !== '\n') last.text += text;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return elements;
}
