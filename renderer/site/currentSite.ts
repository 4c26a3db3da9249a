import { buildSite } from '../../branches/model/buildSite.ts';
import { todayInKolkata } from '../../branches/model/day.ts';
import { loadFiles } from '../../branches/model/files/loadFiles.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { type Language, TRANSLATIONS } from '../../locales/languages.ts';
import { readRecord } from '../../locales/model/record.ts';
import { createStaleFactCheck, withoutStaleTexts } from '../../locales/model/staleFacts.ts';

/**
 * The facts of all branches, without translations that are out of date. The folder is named by `SITE_BRANCHES` in the
 * environment, `branches` by default.
 */
export function readSiteFiles(): SiteFiles {
  const { clinic, branches, sources } = loadFiles(process.env.SITE_BRANCHES ?? 'branches');
  const checks = new Map(TRANSLATIONS.map(({ code }) => [code, createStaleFactCheck(readRecord(code))]));
  const isStale = (code: string, english: string, text: string) => checks.get(code)?.(english, text) ?? false;
  const current = withoutStaleTexts({ clinic, branches }, isStale);
  return { ...current, sources };
}

/**
 * The site that this process renders at the moment. The build and the dev server say which in the environment: `SITE`
 * (variant, `combined` by default), `SITE_TODAY` (ISO day, today in Kolkata by default).
 */
export function currentSite(files: SiteFiles): SiteModel {
  const { SITE = 'combined', SITE_TODAY = todayInKolkata(new Date()) } = process.env;
  return buildSite(SITE, files, SITE_TODAY);
}

/**
 * The languages that this build adds to the published ones, for people who review them. `SITE_LANGUAGES` in the
 * environment holds their codes, with commas.
 */
export function readAddedLanguages(): readonly Language[] {
  const codes = process.env.SITE_LANGUAGES?.split(',') ?? [];
  return TRANSLATIONS.filter(({ code }) => codes.includes(code));
}
