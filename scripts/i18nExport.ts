/** Writes a translation as a sheet for spreadsheet programs: `npm run i18n:export -- ta [file.csv]`, with `--xlsx` as a workbook. */
import { writeFileSync } from 'node:fs';
import { FILES_ON_DISK } from '../diagnostics/filesOnDisk.ts';
import { command } from './cli/commandLine.ts';
import { openProgress } from './cli/progress.ts';
import { findLanguage, LANGUAGE_CODE } from './words/findLanguage.ts';
import { termsOf } from './words/glossary/glossary.ts';
import { readGlossary } from './words/glossary/readGlossary.ts';
import { readContexts } from './words/readContexts.ts';
import { languageName, sheetCells, writeSheet } from './words/sheet/sheet.ts';
import { writeWorkbook } from './words/sheet/workbook.ts';
import { readCheckedContent, translationOf } from './words/translation.ts';

const commandLine = command('npm run i18n:export', 'Exports a translation as a sheet for spreadsheet programs.')
  .argument('<language>', LANGUAGE_CODE, (code) => findLanguage(code))
  .argument('[file]', 'the sheet; default: translation-<language>.csv, or .xlsx')
  .option('--xlsx', 'as a workbook in which only the translation can be typed')
  .parse();
const [language, named] = commandLine.processedArgs;
const isWorkbook = commandLine.opts().xlsx ?? named?.toLowerCase().endsWith('.xlsx') ?? false;
const file = named ?? `translation-${language.code}.${isWorkbook ? 'xlsx' : 'csv'}`;

try {
  const { content } = readCheckedContent();
  const terms = termsOf(readGlossary(FILES_ON_DISK), language);
  const { statuses } = translationOf(content, language);
  const progress = openProgress();
  const contextOf = await progress.step('Rendering pages, to find where each text is shown', readContexts);
  await progress.step('Writing the sheet', async () => {
    const cells = sheetCells(language, statuses, contextOf, terms);
    const name = languageName(language);
    writeFileSync(file, isWorkbook ? await writeWorkbook(cells, name, name) : writeSheet(cells));
  });
  console.log(
    `${statuses.length} texts are in ${file}. Import it with: npm run i18n:import -- ${language.code} ${file}`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
