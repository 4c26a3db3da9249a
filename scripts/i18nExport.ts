/** Writes a translation as a sheet for spreadsheet programs: `npm run i18n:export -- ta [file.csv]`, with `--xlsx` as a workbook. */
import { writeFileSync } from 'node:fs';
import { languageName } from '../locales/model/languageName.ts';
import { termsOf } from '../site/translation/glossary/glossary.ts';
import { readGlossary } from '../site/translation/glossary/readGlossary.ts';
import { sheetCells, writeSheet } from '../site/translation/sheet/sheet.ts';
import { writeWorkbook } from '../site/translation/sheet/workbook.ts';
import { translationOf } from '../site/translation/translation.ts';
import { command } from './cli/commandLine.ts';
import { findLanguage, LANGUAGE_CODE } from './cli/findLanguage.ts';
import { openProgress } from './cli/progress.ts';
import { FILES_ON_DISK } from './content/filesOnDisk.ts';
import { readCheckedContent } from './content/readCheckedContent.ts';
import { readContexts } from './content/readContexts.ts';

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
