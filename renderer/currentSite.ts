import { buildSite } from '../branches/model/build-site.ts';
import { todayInKolkata } from '../branches/model/day.ts';
import { loadFiles } from '../branches/model/load-files.ts';
import type { SiteModel } from '../branches/model/site-model.ts';
import { ADDABLE_LANGUAGES, type Language } from '../locales/languages.ts';

/**
 * The site that this process renders. The build and the dev server say which in the environment:
 * `SITE` (variant, `combined` by default), `SITE_TODAY` (ISO day, today in Kolkata by default), `SITE_BRANCHES` (folder).
 */
export function readCurrentSite(): SiteModel {
  const { SITE = 'combined', SITE_TODAY = todayInKolkata(new Date()), SITE_BRANCHES = 'branches' } = process.env;
  return buildSite(SITE, loadFiles(SITE_BRANCHES), SITE_TODAY);
}

/** The language that this build adds to the published ones: its code is `SITE_LANGUAGE` in the environment. */
export function readAddedLanguage(): Language | undefined {
  return ADDABLE_LANGUAGES.find(({ code }) => code === process.env.SITE_LANGUAGE);
}
