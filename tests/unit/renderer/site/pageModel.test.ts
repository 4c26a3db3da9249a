import i18next from 'i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { buildSite } from '../../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { readResources } from '../../../../locales/model/resources.ts';
import { createPageModels } from '../../../../renderer/site/pageModel.ts';
import { createPublication } from '../../../../renderer/site/publication.ts';
import { siteMap } from '../../../../renderer/site/routes.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { FIXTURE_WORDS } from '../../../fixtures/folders.ts';
import { languageNamed } from '../../../fixtures/languages.ts';

afterEach(() => vi.restoreAllMocks());

test('a site has two i18next per language, for its placeholders and for its pages, and English ones fill all gaps', () => {
  const { en = {} } = readResources(FIXTURE_WORDS);
  const site = buildSite('combined', parseFiles(CONFIGURATIONS['two-branches']), '2026-11-22');
  const publication = createPublication([SOURCE_LANGUAGE], new Map(), []);
  const made = vi.spyOn(i18next, 'createInstance');
  const createPage = createPageModels({ site, words: { en, ta: en }, publication, media: new Map() });
  const languages = [languageNamed('ta'), SOURCE_LANGUAGE];
  const [tamil, english] = languages.map((language) =>
    siteMap(site)
      .map((route) => createPage(route, language).translator)
      .at(-1),
  );
  expect(tamil?.english).toBe(english);
  expect(made).toHaveBeenCalledTimes(4);
});
