/**
 * Writes the branches as Google's Business Profile takes them, `npm run listings -- export [file.csv]`, and says what differs in what
 * Google gives, `npm run listings -- compare file.csv`.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { Argument } from '@commander-js/extra-typings';
import { todayInKolkata } from '../branches/model/day.ts';
import type { SiteFiles } from '../branches/model/files/parseFiles.ts';
import { findPlaceholders } from '../branches/model/warnings/unfilledPlaceholders.ts';
import { problemList } from '../diagnostics/inputErrors.ts';
import { compareListings, readListings } from '../site/listings/compareListings.ts';
import { writeListings } from '../site/listings/listing.ts';
import { SheetError } from '../site/translation/sheet/sheetMistake.ts';
import { command, todayOption } from './cli/commandLine.ts';
import { readCheckedContent } from './content/readCheckedContent.ts';

const commandLine = command('npm run listings', "Writes the branches for Google's Business Profile, or compares them.")
  .addArgument(new Argument('<what>', 'for Google, or from it').choices(['export', 'compare'] as const))
  .argument('[file]', 'the sheet, CSV or .xlsx; default for export: listings.csv')
  .addOption(todayOption())
  .parse();
const [what, named] = commandLine.processedArgs;
if (what === 'compare' && named === undefined) commandLine.error('Name the file from Google: compare listings.csv');
const file = named ?? 'listings.csv';
const today = commandLine.opts().today ?? todayInKolkata(new Date());

/** The keys in branch files and in `clinic.yaml` whose texts Google would show. */
const SHOWN = ['name', 'address', 'phone', 'siteUrl', 'booking'];

function write(files: SiteFiles): void {
  const samples = files.sources.flatMap(findPlaceholders).filter(({ path }) => SHOWN.includes(String(path?.[0])));
  const refusal = (count: number) => `Nothing was written, because Google would show samples to patients (${count}):`;
  if (samples.length > 0) throw new Error(problemList(samples, refusal));
  writeFileSync(file, writeListings(files, today));
  console.log(`Branches in ${file}: ${files.branches.length}. Compare what Google has before you import it there.`);
}

async function compare(files: SiteFiles): Promise<void> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${file}.`);
  const problems = compareListings(await readListings(readFileSync(file)), file, files, today);
  if (problems.length === 0)
    return console.log(`Google has what the branch files say. Branches compared: ${files.branches.length}.`);
  throw new Error(problemList(problems, (count) => `Differences between ${file} and the branch files (${count}):`));
}

try {
  const { files } = readCheckedContent();
  if (what === 'export') write(files);
  else await compare(files);
} catch (error) {
  console.error(`${error instanceof SheetError ? `${file}: ` : ''}${(error as Error).message}`);
  process.exitCode = 1;
}
