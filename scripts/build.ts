/**
 * Builds one or more variants into `dist/<variant>/`. Everything is checked and built beside the old output, which is replaced only when
 * everything has succeeded.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Option } from '@commander-js/extra-typings';
import { buildSite, listVariants } from '../branches/model/buildSite.ts';
import { todayInKolkata } from '../branches/model/day.ts';
import type { SiteModel } from '../branches/model/siteModel.ts';
import { annotations } from '../diagnostics/annotations.ts';
import { InputErrors } from '../diagnostics/inputErrors.ts';
import { TRANSLATIONS } from '../locales/languages.ts';
import type { LoadedSite } from '../site/content/loadSite.ts';
import { mayPublish, readinessLines } from '../site/readiness/assessReadiness.ts';
import { findAllWarnings, warningList } from '../site/readiness/findAllWarnings.ts';
import { assessSites } from '../site/readiness/findings.ts';
import { archiveOf } from './build/files/zipSite.ts';
import { type BuildPlan, makeSites } from './build/makeSites.ts';
import { failureAnnotations, nextLine, publishedLines, waitingLines } from './build/report.ts';
import { onStop } from './build/run.ts';
import { buildKey } from './build/upToDate.ts';
import { branchesOption, command, formatOption, todayOption } from './cli/commandLine.ts';
import { openProgress } from './cli/progress.ts';
import { buildableSites, noSuchSite } from './cli/siteNames.ts';
import { loadSiteFromDisk } from './content/loadSiteFromDisk.ts';
import { readReadinessInputs } from './content/readReadinessInputs.ts';
import { explainFileError } from './output/explainFileError.ts';
import { lockOutput } from './output/lockOutput.ts';
import { HalfSwappedError, recoverOutput } from './output/putInPlace.ts';

const commandLine = command('npm run build', 'Builds every site, or only those named, into dist/<site>/.')
  .argument('[site...]', 'combined for all branches, or a branch, such as chennai')
  .addOption(todayOption())
  .option('--preview', 'add the pages of languages that are not published yet')
  .option('--zip', 'also write one file to upload to shared hosting: dist/<site>.zip')
  .option('--deltas', 'also write what pages change against each other, for nginx, Caddy and Apache')
  .addOption(branchesOption())
  .addOption(formatOption())
  .option('--out <folder>', 'write there', 'dist')
  .option('--list', 'only print the names of the sites, as JSON: for one job each in a workflow')
  .addOption(
    new Option('--quick', 'only to look at: without pictures and compressed copies, not into dist').conflicts([
      'zip',
      'deltas',
    ]),
  )
  // For commands that know better what comes next.
  .addOption(new Option('--no-next', 'do not say how to look at the sites').hideHelp())
  .parse();
const { args: named } = commandLine;
const { today: day, preview, zip, deltas = false, branches, format, out, list, quick, next } = commandLine.opts();
if (list) {
  console.log(JSON.stringify(buildableSites(branches)));
  process.exit();
}
if (quick && resolve(out) === resolve('dist'))
  commandLine.error('--quick needs --out <folder>: what is in dist may be uploaded, and such a site must not be.');

/** Whether a workflow shows what is wrong beside the lines of a change. */
const isForge = format === 'github';

/** State of the output folder, printed when the build fails. */
let outputState = 'Nothing in the output folder was changed.';

const progress = openProgress(isForge);

const stop = new AbortController();

async function main(): Promise<void> {
  const first = await readPlan();
  const lock = await lockOutput(out, console.error, stop.signal);
  try {
    // Files may have been edited while this build waited for another one.
    await build(lock.waited ? await readPlan() : first);
  } finally {
    lock.release();
  }
}

async function build({ plan, warnings }: Awaited<ReturnType<typeof readPlan>>) {
  if (warnings.length > 0) console.error(isForge ? annotations(warnings, 'warning') : `${warningList(warnings)}\n`);
  const recovered = recoverOutput(out);
  for (const line of recovered) console.error(line);
  if (recovered.length > 0) outputState = 'Nothing else in the output folder was changed.';

  const { reports, unremoved } = await makeSites(plan, { progress, stopped: stop.signal }, () => {
    outputState = 'The new sites are in place all the same.';
  });
  for (const line of unremoved) console.error(line);
  for (const site of plan.sites) {
    const [size, ...changes] = reports.get(site.variant) ?? [];
    const published = publishedLines(site, plan.loaded.publication);
    console.log([`${out}/${site.variant} is ready: ${size}`, ...changes, ...published].join('\n  '));
  }
  for (const line of waitingLines(plan.sites, plan.loaded)) console.log(line);
  if (next) console.log(nextLine([...reports.keys()], out));
}

async function readPlan() {
  const today = day ?? todayInKolkata(new Date());
  const readKey = () => buildKey({ today, preview, quick, ...(deltas && { deltas }) });
  const key = readKey();
  const loaded = await progress.step('Checking facts and words', () =>
    loadSiteFromDisk({ today, addedLanguages: preview ? TRANSLATIONS : [], branches }),
  );
  const variants = listVariants(loaded.files);
  const names = named.length > 0 ? new Set(named) : variants;
  for (const name of names) if (!variants.includes(name)) commandLine.error(noSuchSite(name, variants));
  const sites = [...names].map((variant) => buildSite(variant, loaded.files, today));
  checkArchives(loaded, sites);
  const plan: BuildPlan = {
    loaded,
    sites,
    outDir: out,
    zip: zip === true,
    deltas,
    isQuick: quick === true,
    readKey,
    key,
  };
  return { plan, warnings: findAllWarnings(loaded) };
}

/** @throws Error if an archive would be written, and these sites may not be published */
function checkArchives({ content, files, today }: LoadedSite, sites: readonly SiteModel[]): void {
  // An archive that is there is renewed by every build.
  const old = sites.map(({ variant }) => archiveOf(join(out, variant))).find((path) => existsSync(path));
  if (!zip && !old) return;
  const readiness = assessSites(content, files, today, readReadinessInputs(), sites);
  if (mayPublish(readiness)) return;
  const lines = readinessLines(readiness, `${branches}/clinic.yaml`);
  const withoutIt = zip ? [] : [`To build only to look at it, delete ${old}, which would be renewed.`];
  throw new Error([...lines, ...withoutIt].join('\n'));
}

onStop((code) => {
  process.exitCode = code;
  stop.abort(new Error('Stopped.'));
});

try {
  await main();
} catch (error) {
  if (isForge) console.error(failureAnnotations(error));
  else console.error(error instanceof InputErrors || !process.env.DEBUG ? explainFileError(error) : error);
  if (!(error instanceof HalfSwappedError)) console.error(outputState);
  process.exitCode ||= 1;
}
