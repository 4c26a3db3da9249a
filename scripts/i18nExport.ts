/** Writes a translation as a sheet for spreadsheet programs: `npm run i18n:export -- ta [file.csv]`. */
import { writeFileSync } from 'node:fs';
import { command } from './cli/commandLine.ts';
import { checkFiles } from './words/checkFiles.ts';
import { findLanguage, LANGUAGE_CODE } from './words/findLanguage.ts';
import { termsOf } from './words/glossary/glossary.ts';
import { readGlossary } from './words/glossary/readGlossary.ts';
import { readContexts } from './words/readContexts.ts';
import { writeSheet } from './words/sheet/sheet.ts';
import { readTranslation } from './words/translation.ts';

const [language, file = `translation-${language.code}.csv`] = command(
  'npm run i18n:export',
  'Exports a translation as a sheet for spreadsheet programs.',
)
  .argument('<language>', LANGUAGE_CODE, (code) => findLanguage(code))
  .argument('[file]', 'the sheet; default: translation-<language>.csv')
  .parse().processedArgs;

try {
  checkFiles();
  const terms = termsOf(readGlossary(), language);
  const { statuses } = readTranslation(language);
  writeFileSync(file, writeSheet(language, statuses, await readContexts(), terms));
  console.log(
    `${statuses.length} texts are in ${file}. Import it with: npm run i18n:import -- ${language.code} ${file}`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
