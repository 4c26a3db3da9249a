/** Writes a translation as a sheet for spreadsheet programs: `npm run i18n:export -- ta [file.csv]`. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkFiles } from './words/checkFiles.ts';
import { findLanguage } from './words/findLanguage.ts';
import { readContexts } from './words/readContexts.ts';
import { writeSheet } from './words/sheet.ts';
import { readTranslation } from './words/translation.ts';

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const language = findLanguage(positionals[0]);
  const file = positionals[1] ?? `translation-${language.code}.csv`;
  checkFiles();
  const { statuses } = readTranslation(language);
  writeFileSync(file, writeSheet(language, statuses, await readContexts()));
  console.log(
    `${statuses.length} texts are in ${file}. Bring it back with: npm run i18n:import -- ${language.code} ${file}`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
