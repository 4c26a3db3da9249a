/** Missing translations appear in English and are marked as such. Renders real pages with Vite. */

import type { Resource, ResourceLanguage } from 'i18next';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { renderRoute } from '../../../pages/renderRoute.ts';
import { NODE_TOOLS } from '../../../renderer/node/nodeTools.ts';
import { readCatalogue } from '../../../scripts/pictures/readMedia.ts';
import type { PageModel } from '../../../site/pages/pageModel.ts';
import { namespacesOf, siteMap } from '../../../site/pages/routes.ts';
import { containsText, renderTexts } from '../../../site/translation/pagesOfTexts.ts';
import { createPublication } from '../../../site/translation/publication.ts';
import { FIXTURE_WORDS } from '../../fixtures/folders.ts';
import { languageNamed } from '../../fixtures/languages.ts';
import { fifty } from '../../support/fiftySite.ts';
import { inKnownWords } from '../../support/inKnownWords.ts';
import { siteOf } from '../../support/siteOf.ts';
import { resourcesIn } from '../../support/words.ts';

const site = siteOf('2025-08-15');
const tamil = languageNamed('ta');
const resources = inKnownWords(resourcesIn(), resourcesIn(FIXTURE_WORDS)) as Resource;

/** Placeholder words that are easily told from English. */
const standIn: Record<string, ResourceLanguage> = JSON.parse(JSON.stringify(resources.en), (_key, entry) =>
  typeof entry === 'string' ? `${entry} அ` : entry,
);

const sources = {
  site,
  words: resources,
  publication: createPublication(LANGUAGES, new Map(), [tamil]),
  media: await readCatalogue(),
};

const render = (page: PageModel) => renderRoute(page, { withCsp: false, ...NODE_TOOLS });

/** Renders the Tamil pages with this translation. */
const pagesInTamil = (ta: ResourceLanguage) => [
  ...renderTexts(render, { ...sources, words: { ...resources, ta } }, tamil),
];

/** Returns the text of elements that are not marked as English. */
function unmarkedText(html: string): string[] {
  const root = parse(html);
  for (const element of root.querySelectorAll('[lang="en"], script, style, noscript, title, svg')) element.remove();
  return root.querySelector('body')?.structuredText.split(/\s*\n\s*/) ?? [];
}

test('an empty translation shows English, marked as English, everywhere', async () => {
  const pages = pagesInTamil({});
  expect(pages).toHaveLength(siteMap(site).length + 2);
  for (const { path, html } of pages) {
    // Names of people, of the clinic, and of places and days within texts from the branch files.
    const names = /Sample|Chennai|Kavalkinaru|Perambur|Tirunelveli|BDS|முதல்|காலை|மாலை|English|Instagram|\d/;
    const left = unmarkedText(html).filter((line) => /\p{L}{4}/u.test(line.replaceAll(/\S+@\S+/g, '')));
    expect(left.filter((line) => !names.test(line)).join('\n'), path).toBe('');
    expect(html, path).not.toMatch(/>[a-z]+\.[a-z]+\.[\w.]+</);
  }
  const fallbacks = pages.flatMap(({ html, used }) =>
    used.filter(({ language }) => language !== tamil.code).map(({ text }) => ({ html, text })),
  );
  expect(fallbacks.length).toBeGreaterThan(2000);
  const unmarked = fallbacks.filter(
    ({ html, text }) => !containsText(html, text, 'lang="en">') && !/<\/?\w/.test(text),
  );
  expect(unmarked.length).toBeGreaterThan(100);
  // In attributes, such as the words for scripts.
  expect(unmarked.length).toBeLessThan(0.4 * fallbacks.length);
});

test('what stands ready in a chat and is not translated is plain English', () => {
  const links = pagesInTamil({}).flatMap(({ html }) => parse(html).querySelectorAll('a[href*="//wa.me/"]'));
  const prepared = links.flatMap((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? []);
  expect(new Set(prepared).size).toBeGreaterThan(10);
  for (const text of prepared) expect(text).toMatch(/^Hello\b/);
});

test('on a translated page, a form with a missing text is English as a whole', async () => {
  const words = structuredClone(standIn) as Record<string, Record<string, Record<string, Record<string, unknown>>>>;
  const formOf = async () => {
    const pages = pagesInTamil(words);
    const page = pages.find(({ path }) => path === '/online-free-consultations-and-appointments');
    return parse(page?.html ?? '').querySelector('[data-island="ConsultationForm"]');
  };
  expect((await formOf())?.getAttribute('lang')).toBeUndefined();
  delete words['online-free-consultations-and-appointments']?.booking?.form?.submit;
  const form = await formOf();
  expect(form?.getAttribute('lang')).toBe('en');
  expect(form?.textContent).not.toContain('அ');
  expect(form?.textContent).toMatch(/Hello, I would like to book .*Name:/);
});

test.each([site, fifty])(
  'with $branches.length branches, a page shows only texts its publication waits for',
  (site) => {
    const inEnglish = [...renderTexts(render, { ...sources, site }, SOURCE_LANGUAGE)];
    for (const route of siteMap(site)) {
      const used = inEnglish.find(({ path }) => path === route.path)?.used.map(({ namespace }) => namespace);
      expect(namespacesOf(route), route.path).toEqual(expect.arrayContaining([...new Set(used)]));
    }
  },
);
