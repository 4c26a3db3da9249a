/** The words hook of pages, in English and in an incomplete translation. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../../../locales/languages.ts';
import { PageProvider } from '../../../../renderer/context/pageContext.tsx';
import { type Texts, useTranslation } from '../../../../renderer/context/useTranslation.tsx';
import { resolveMarks } from '../../../../site/language/languageMarks.ts';
import { createTranslator } from '../../../../site/language/translator.ts';
import { createPublication } from '../../../../site/translation/publication.ts';
import { languageNamed } from '../../../fixtures/languages.ts';
import { siteOf } from '../../../support/siteOf.ts';

const site = siteOf('2026-11-21');
const tamil = languageNamed('ta');

const WORDS = {
  en: {
    common: {
      nav: { home: 'Home', about: 'About {{name}}', inside: 'About {{name}}' },
      items: ['one', 'two'],
      body: '<p>{{name}}, see <a href="/contact">contact</a>.</p>',
      sources: ['<a href="https://health.example/teeth">Health &amp; teeth</a>', '<a href="/contact">Us</a>', 'Us'],
    },
  },
  ta: { common: { nav: { home: 'முகப்பு', about: '', inside: '{{name}} பற்றி' } } },
};

/** The hook is typed with the real keys; this test uses others. */
type AnyTexts = Texts<'common'> & {
  t(key: string, values?: object): string;
  list(key: string): readonly string[];
};

function htmlOf(language: Language, say: (words: AnyTexts) => ReactNode): string {
  const names = { name: 'Root & <b>Crown</b> {{count}}' };
  const translator = createTranslator(WORDS, language, names, 2);
  const publication = createPublication(LANGUAGES, new Map(), TRANSLATIONS);
  const Page = () => say(useTranslation('common') as AnyTexts);
  const page = { site, route: undefined, language, translator, publication, media: new Map() };
  return resolveMarks(
    renderToStaticMarkup(
      <PageProvider page={page}>
        <Page />
      </PageProvider>,
    ),
  );
}

test('a text is in the page’s language, or marked as English where it is not translated', () => {
  expect(htmlOf(tamil, (words) => words.t('nav.home'))).toBe('முகப்பு');
  expect(htmlOf(tamil, (words) => words.t('nav.about'))).toMatch(/^<span lang="en">About /);
  expect(htmlOf(SOURCE_LANGUAGE, (words) => words.t('nav.home'))).toBe('Home');
});

test('a text that is not translated has no marks where an element cannot be: attributes and messages', () => {
  const html = htmlOf(tamil, (words) => (
    <>
      <a title={words.t('nav.about')} href={`https://wa.me/?text=${encodeURIComponent(words.t('nav.about'))}`}>
        {words.t('nav.home')}
      </a>
      <div translate="no" data-facts={JSON.stringify({ label: words.t('nav.about') })}>
        {words.t('nav.about')}
      </div>
    </>
  ));
  expect(html).not.toMatch(/[\ue000-\ue002]|%EE%80%8/);
  expect(html).not.toContain('lang=');
  expect(html).toContain('title="About Root');
  expect(html).toContain(`text=About%20Root`);
});

test('a text in a text of another language keeps its own', () => {
  const html = htmlOf(tamil, (words) => words.t('nav.inside', { name: words.t('nav.about') }));
  expect(html).toMatch(/^<span lang="en">About .*<\/span> பற்றி$/);
});

test('a text with tags treats values as plain text: their tags and braces have no effect', () => {
  const html = htmlOf(SOURCE_LANGUAGE, (words) => words.rich('body' as never));
  expect(html).toBe('<p>Root &amp; &lt;b&gt;Crown&lt;/b&gt; {{count}}, see <a href="/contact">contact</a>.</p>');
});

test('a text with tags links to pages in the page’s language', () => {
  expect(htmlOf(tamil, (words) => words.rich('body' as never))).toMatch(
    /^<div lang="en"><p>.*<a href="\/ta\/contact">/,
  );
});

test('a link in the words has the address and the label of its text, marked as English where it is not translated', () => {
  const say = (words: AnyTexts) => {
    const { href, label } = words.link('sources.0' as never);
    return <a href={href}>{label}</a>;
  };
  expect(htmlOf(SOURCE_LANGUAGE, say)).toBe('<a href="https://health.example/teeth">Health &amp; teeth</a>');
  expect(htmlOf(tamil, say)).toBe(
    '<a href="https://health.example/teeth"><span lang="en">Health &amp; teeth</span></a>',
  );
});

test.each(['sources.1', 'sources.2'])(
  'a link in the words stops the build if it is not a link to another site: %s',
  (key) => {
    expect(() => htmlOf(SOURCE_LANGUAGE, (words) => words.link(key as never).label)).toThrow(
      `locales/en/common.json: ${key}: expected one link, such as <a href="https://www.who.int/">Its name</a>`,
    );
  },
);

test('a list stops the build if it is missing, and reports its key', () => {
  expect(() => htmlOf(SOURCE_LANGUAGE, (words) => words.list('nav.home').join())).toThrow(
    'locales/en/common.json: nav.home: no such list',
  );
});
