/**
 * Builds one or more variants into `dist/<variant>/`: `npm run build -- [variant …] [--today YYYY-MM-DD] [--preview] [--language code]`
 * `[--shared-headers]`. Everything is checked and made beside the old output, which is replaced only when all of it succeeded.
 */
import { parseArgs } from 'node:util';
import { buildSite, listVariants } from '../branches/model/build-site.ts';
import { isDay, todayInKolkata } from '../branches/model/day.ts';
import { InputErrors, type Problem } from '../branches/model/input-errors.ts';
import { loadFiles } from '../branches/model/load-files.ts';
import type { SiteModel } from '../branches/model/site-model.ts';
import { ADDABLE_LANGUAGES, type Language, TRANSLATIONS } from '../locales/languages.ts';
import { checkWords } from '../renderer/checkWords.ts';
import { type Publication, readPublication } from '../renderer/publication.ts';
import { siteMap } from '../renderer/routes.ts';
import { checkSources } from './build/checkSources.ts';
import { type BuildPlan, makeSites } from './build/makeSites.ts';
import { onStop } from './build/onStop.ts';
import { createProgress } from './build/progress.ts';
import { findAllWarnings, warningList } from './findAllWarnings.ts';
import { explainFileError } from './output/explainFileError.ts';
import { leftovers } from './output/leftovers.ts';
import { lockOutput } from './output/lockOutput.ts';
import { OutputTornError } from './output/putInPlace.ts';
import { recoverOutput } from './output/recoverOutput.ts';

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

/** What is true of the output folder when the build ends before its end. */
let standing = 'Nothing in the output folder was changed.';

const progress = createProgress((line) => console.log(line));

const stop = new AbortController();

async function main(): Promise<void> {
  const first = await readPlan();
  const lock = await lockOutput(values.out, new Date(), progress.step, stop.signal);
  // What was read before another build ended may have been edited since.
  const { plan, variants, warnings } = lock.waited ? await readPlan() : first;
  if (warnings.length > 0) console.error(`${warningList(warnings)}\n`);
  const recovered = recoverOutput(values.out, lock.isHeld);
  for (const line of recovered) console.error(line);
  if (recovered.length > 0) standing = 'Nothing else in the output folder was changed.';

  const { reports, unremoved } = await makeSites(plan, { progress, stopped: stop.signal }, () => {
    standing = 'The new sites are in place all the same.';
  });
  lock.release();
  for (const line of unremoved) console.error(line);
  for (const [i, site] of plan.sites.entries()) {
    const [size, ...changes] = reports[i] ?? [];
    const lines = [`${values.out}/${site.variant} is ready: ${size}`, ...changes, ...published(site, plan.publication)];
    console.log(lines.join('\n  '));
  }
  for (const name of leftovers(values.out, variants)) {
    console.log(`${values.out}/${name} is from a branch that has no file any more: delete the folder.`);
  }
}

type Inputs = Readonly<{ plan: BuildPlan; variants: readonly string[]; warnings: readonly Problem[] }>;

/** Reads and checks everything that a person edits. */
async function readPlan(): Promise<Inputs> {
  const today = values.today ?? todayInKolkata(new Date());
  if (!isDay(today)) throw new Error(`--today "${today}" is not a day. Write year-month-day, such as 2025-08-15.`);
  const previewed = values.preview ? TRANSLATIONS : [];
  const addedLanguages = [...new Set([...previewed, ...values.language.map(findAddable)])];
  const wordProblems = checkWords();
  if (wordProblems.length > 0) throw new InputErrors(wordProblems, 'the words files');
  const files = loadFiles(values.branches);
  const variants = listVariants(files);
  const names = positionals.length > 0 ? new Set(positionals) : variants;
  const sites = [...names].map((variant) => buildSite(variant, files, today));
  await checkSources(files.sources);
  progress.step(`Facts and words are right. Sites to build: ${[...names].join(', ')}`);
  return {
    variants,
    warnings: findAllWarnings(values.branches, files, today),
    plan: {
      sites,
      publication: readPublication(addedLanguages),
      addedLanguages,
      outDir: values.out,
      branchesDir: values.branches,
      sharedHeaders: values['shared-headers'],
    },
  };
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

/** @throws Error with the codes there are for a code that is none of them */
function findAddable(code: string): Language {
  const language = ADDABLE_LANGUAGES.find((candidate) => candidate.code === code);
  if (language) return language;
  const codes = ADDABLE_LANGUAGES.map((candidate) => candidate.code);
  throw new Error(`--language "${code}" is none that a build can add. Expected one of: ${codes.join(', ')}.`);
}

// Whoever read the lines may stop reading: the build goes on.
process.stdout.on('error', () => undefined);

onStop((code) => {
  process.exitCode = code;
  stop.abort(new Error('Stopped.'));
});

try {
  await main();
} catch (error) {
  console.error(error instanceof InputErrors || !process.env.DEBUG ? explainFileError(error) : error);
  if (!(error instanceof OutputTornError)) console.error(standing);
  process.exitCode ||= 1;
}
