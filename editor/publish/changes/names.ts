import { buildSite } from '../../../branches/model/buildSite.ts';
import { CLINIC_ID, COMBINED } from '../../../branches/model/files/crossChecks.ts';
import { isGroup } from '../../../branches/yaml/values.ts';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { createSiteTranslator } from '../../../renderer/i18n/placeholders.ts';
import type { Translator } from '../../../renderer/i18n/translator.ts';
import type { LoadedSite } from '../../../renderer/site/loadSite.ts';
import { findPageName } from '../../../renderer/site/pageMeta.ts';
import { createPageModels } from '../../../renderer/site/pageModel.ts';
import { siteMap, unlistedPages } from '../../../renderer/site/routes.ts';

/** What people call the parts of the site, in English: commits are written in it. */
export type Names = Readonly<{
  /** The site's English words for figures. */
  words: Translator;
  /** Ids of the branches. */
  branches: readonly string[];
  /** The name of a branch, or of the clinic, by its file. */
  placeOf(id: string): string;
  /** The name of a page by its words file; of other words files, their own. */
  pageOf(namespace: string): string;
}>;

/** @param today ISO day in Asia/Kolkata */
export function namesIn(loaded: LoadedSite, today: string): Names {
  const site = buildSite(COMBINED, loaded.files, today);
  const model = createPageModels({ ...loaded, site });
  const routes = [...siteMap(site), ...unlistedPages(site)];
  return {
    words: createSiteTranslator(site, loaded.words, SOURCE_LANGUAGE),
    branches: site.branches.map(({ id }) => id),
    placeOf(id) {
      const { branches, clinic } = loaded.files;
      return placeIn(id === CLINIC_ID ? clinic : branches.find((branch) => branch.id === id)?.file) ?? id;
    },
    pageOf(namespace) {
      // Pages of branches share their words.
      const own = routes.filter((route) => route.namespace === namespace);
      const [route] = own;
      if (route && own.length === 1) return findPageName(model(route, SOURCE_LANGUAGE)).text;
      const name = namespace.replaceAll('-', ' ');
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
  };
}

/** The branch's or the clinic's name in English, as its file has it. */
export function placeIn(facts: unknown): string | undefined {
  const name = isGroup(facts) && isGroup(facts.name) ? facts.name.en : undefined;
  return typeof name === 'string' ? name : undefined;
}
