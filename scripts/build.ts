/**
 * Builds one or more variants into `dist/<variant>/`: `npm run build -- [variant …] [--today YYYY-MM-DD] [--preview] [--language code]`
 * `[--shared-headers]`. Everything is checked and made beside the old output, which is replaced only when all of it succeeded.
 */
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildSite, listVariants } from '../branches/model/build-site.ts';
import { isDay, todayInKolkata } from '../branches/model/day.ts';
import { InputErrors } from '../branches/model/input-errors.ts';
import { loadFiles } from '../branches/model/load-files.ts';
import type { SiteModel } from '../branches/model/site-model.ts';
import { ADDABLE_LANGUAGES, type Language, TRANSLATIONS } from '../locales/languages.ts';
import { checkWords } from '../renderer/checkWords.ts';
import { type Publication, readPublication } from '../renderer/publication.ts';
import { siteMap } from '../renderer/routes.ts';
import { bundlePages } from './build/bundlePages.ts';
import { changeReport, keepFacts } from './build/changeReport.ts';
import { checkSources } from './build/checkSources.ts';
import { writeVariants } from './build/writeVariants.ts';
import { hostsFolder } from './hosts/writeHostFiles.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    today: { type: 'string' },
    branches: { type: 'string', default: 'branches' },
    out: { type: 'string', default: 'dist' },
    preview: { type: 'boolean', default: false },
    language: { type: 'string', multiple: true, default: [] },
    'shared-headers': { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const today = values.today ?? todayInKolkata(new Date());
  if (!isDay(today)) throw new Error(`--today "${today}" is not a day. Write year-month-day, such as 2025-08-15.`);
  const previewed = values.preview ? TRANSLATIONS : [];
  const addedLanguages = [...new Set([...previewed, ...values.language.map(findAddable)])];
  const wordProblems = checkWords();
  if (wordProblems.length > 0) throw new InputErrors(wordProblems, 'the words files');
  const files = loadFiles(values.branches);
  const names = positionals.length > 0 ? positionals : listVariants(files);
  const sites = names.map((variant) => buildSite(variant, files, today));
  await checkSources(sites);

  const partial = `${values.out}.partial`;
  await rm(partial, { recursive: true, force: true });
  const publication = readPublication(addedLanguages);
  const bundle = await bundlePages();
  try {
    const variants = sites.map((site) => ({
      folders: { outDir: `${partial}/${site.variant}`, lastDir: `${values.out}/${site.variant}` },
      toRender: {
        site,
        branchesDir: values.branches,
        publication,
        addedLanguages,
        sharedHeaders: values['shared-headers'],
      },
    }));
    await writeVariants(bundle, variants);
  } finally {
    await bundle.remove();
  }
  const reports: (readonly string[])[] = [];
  for (const site of sites) reports.push(await changeReport(`${partial}/${site.variant}`, values.out, site));
  await mkdir(values.out, { recursive: true });
  for (const { variant } of sites) {
    for (const name of [variant, hostsFolder(variant)]) {
      await rm(`${values.out}/${name}`, { recursive: true, force: true });
      await rename(`${partial}/${name}`, `${values.out}/${name}`);
    }
  }
  for (const [i, site] of sites.entries()) {
    await keepFacts(values.out, site);
    const [first, ...others] = reports[i] ?? [];
    console.log(
      [`${values.out}/${site.variant} is ready: ${first}`, ...others, ...published(site, publication)].join('\n  '),
    );
  }
  await rm(partial, { recursive: true, force: true });
  for (const name of await leftovers(values.out, listVariants(files))) {
    console.log(`${values.out}/${name} is from a branch that has no file any more: delete the folder.`);
  }
}

/** For each published language but English, how many pages are public in it, and which are not yet. */
function published(site: SiteModel, publication: Publication): readonly string[] {
  return TRANSLATIONS.filter(({ status }) => status === 'published').map((language) => {
    const waiting = siteMap(site).filter((route) => !publication.publishedIn(route).includes(language));
    const count = siteMap(site).length - waiting.length;
    const rest =
      waiting.length === 0
        ? ''
        : `; npm run i18n tells what the others wait for: ${waiting.map(({ path }) => path).join(', ')}`;
    return `${language.nativeName}: ${count} ${count === 1 ? 'page' : 'pages'} published${rest}`;
  });
}

/** Sites of branches that are gone. They are told, not deleted: a person may have put the folder there. */
async function leftovers(outDir: string, variants: readonly string[]): Promise<readonly string[]> {
  const entries = await readdir(outDir, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const known = variants.flatMap((variant) => [variant, hostsFolder(variant)]);
  return folders.map(({ name }) => name).filter((name) => !known.includes(name));
}

/** @throws Error with the codes there are for a code that is none of them */
function findAddable(code: string): Language {
  const language = ADDABLE_LANGUAGES.find((candidate) => candidate.code === code);
  if (language) return language;
  const codes = ADDABLE_LANGUAGES.map((candidate) => candidate.code);
  throw new Error(`--language "${code}" is none that a build can add. Expected one of: ${codes.join(', ')}.`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof InputErrors || !process.env.DEBUG ? String((error as Error).message) : error);
  console.error('Nothing in the output folder was changed.');
  process.exitCode = 1;
}
