/** A site that is put on the web to be looked at says so on every page, and search engines leave it out. */
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { createPageModels } from '../../../../site/pages/pageModel.ts';
import { siteMap, unlistedPages } from '../../../../site/pages/routes.ts';
import { plainText } from '../../../support/plainText.ts';
import { loadFixtureSite, renderFixturePage } from '../../../support/renderFixturePage.ts';
import { siteIn } from '../../../support/renderIn.ts';

/** Every page of the fixture site, in every language, with the switch of the clinic file on or off. */
async function pagesOf(testSite: boolean) {
  const loaded = await loadFixtureSite();
  const built = siteIn(loaded);
  const site = { ...built, clinic: { ...built.clinic, testSite } };
  const modelOf = createPageModels({ ...loaded, site });
  const routes = [...siteMap(site), ...unlistedPages(site), undefined];
  const models = routes.flatMap((route) => LANGUAGES.map((language) => modelOf(route, language)));
  return Promise.all(
    models.map(async (model) => ({
      ...model,
      document: parse((await renderFixturePage(model)).html),
      sentence: model.translator.find('common', 'notice.testSite').text,
    })),
  );
}

const robotsOf = (document: HTMLElement) => document.querySelector('meta[name=robots]')?.getAttribute('content');

test('a test site says that it is one in the first line of every page, in its language, and keeps search engines out', async () => {
  for (const { document, language, route, sentence } of await pagesOf(true)) {
    const first = document.querySelector('main > p:first-child > strong');
    expect(plainText(first?.textContent ?? ''), route?.path).toBe(sentence);
    expect(robotsOf(document), route?.path).toBe('noindex');
    if (!route || route.unlisted || language !== SOURCE_LANGUAGE) continue;
    // Everything else is as it will be.
    expect(document.querySelector('link[rel=canonical]'), route.path).not.toBeNull();
    expect(document.querySelector('script[type="application/ld+json"]'), route.path).not.toBeNull();
  }
});

test('a site that is no test says nothing of the kind, and is open to search engines', async () => {
  for (const { document, language, route, sentence } of await pagesOf(false)) {
    expect(plainText(document.textContent), route?.path).not.toContain(sentence);
    if (route && !route.unlisted && language === SOURCE_LANGUAGE)
      expect(robotsOf(document), route.path).toBeUndefined();
  }
});
