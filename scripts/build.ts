/**
 * Builds one or more variants into `dist/<variant>/`: `npm run build -- [variant …] [--today YYYY-MM-DD]`.
 * Everything is checked and made beside the old output, which is replaced only when all of it succeeded.
 */
import { mkdir, rename, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildSite, listVariants } from '../branches/model/build-site.ts';
import { isDay, todayInKolkata } from '../branches/model/day.ts';
import { InputErrors } from '../branches/model/input-errors.ts';
import { loadFiles } from '../branches/model/load-files.ts';
import { buildVariant } from './build/buildVariant.ts';
import { checkSources } from './build/checkSources.ts';
import { checkWords } from './words/checkWords.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    today: { type: 'string' },
    branches: { type: 'string', default: 'branches' },
    out: { type: 'string', default: 'dist' },
  },
});

async function main(): Promise<void> {
  const today = values.today ?? todayInKolkata(new Date());
  if (!isDay(today)) throw new Error(`--today "${today}" is not a day. Write year-month-day, such as 2025-08-15.`);
  const wordProblems = checkWords();
  if (wordProblems.length > 0) throw new InputErrors(wordProblems, 'the words files');
  const files = loadFiles(values.branches);
  const variants = positionals.length > 0 ? positionals : listVariants(files);
  const sites = variants.map((variant) => buildSite(variant, files, today));
  await checkSources(sites);

  const partial = `${values.out}.partial`;
  await rm(partial, { recursive: true, force: true });
  for (const site of sites) {
    await buildVariant({ site, outDir: `${partial}/${site.variant}`, branchesDir: values.branches });
  }
  await mkdir(values.out, { recursive: true });
  for (const { variant } of sites) {
    await rm(`${values.out}/${variant}`, { recursive: true, force: true });
    await rename(`${partial}/${variant}`, `${values.out}/${variant}`);
    console.log(`${values.out}/${variant} is ready`);
  }
  await rm(partial, { recursive: true, force: true });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof InputErrors || !process.env.DEBUG ? String((error as Error).message) : error);
  console.error('Nothing in the output folder was changed.');
  process.exitCode = 1;
}
