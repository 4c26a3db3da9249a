import { buildSite } from '../branches/model/build-site.ts';
import { todayInKolkata } from '../branches/model/day.ts';
import { loadFiles } from '../branches/model/load-files.ts';
import type { SiteModel } from '../branches/model/site-model.ts';
import { ADDABLE_LANGUAGES, type Language, TRANSLATIONS } from '../locales/languages.ts';
import { withoutStaleTexts } from '../locales/model/readFactTexts.ts';
import { readRecord } from '../locales/model/record.ts';
import { isStaleFact } from '../locales/model/staleFacts.ts';

/**
 * The site that this process renders. The build and the dev server say which in the environment:
 * `SITE` (variant, `combined` by default), `SITE_TODAY` (ISO day, today in Kolkata by default), `SITE_BRANCHES` (folder).
 */
export function readCurrentSite(): SiteModel {
  const { SITE = 'combined', SITE_TODAY = todayInKolkata(new Date()), SITE_BRANCHES = 'branches' } = process.env;
  const { clinic, branches, sources } = loadFiles(SITE_BRANCHES);
  const records = new Map(TRANSLATIONS.map(({ code }) => [code, readRecord(code)]));
  const current = withoutStaleTexts({ clinic, branches }, (code, english, text) => {
    const record = records.get(code);
    return record !== undefined && isStaleFact(record, english, text);
  });
  return buildSite(SITE, { ...current, sources }, SITE_TODAY);
}

/**
 * The languages that this build adds to the published ones, for people who review them. `SITE_LANGUAGES` in the
 * environment holds their codes, with commas.
 */
export function readAddedLanguages(): readonly Language[] {
  const codes = process.env.SITE_LANGUAGES?.split(',') ?? [];
  return ADDABLE_LANGUAGES.filter(({ code }) => codes.includes(code));
}
