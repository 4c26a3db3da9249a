/** Writes the glossary as a file that Crowdin and other hosted tools import: `npm run i18n:glossary`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { FILES_ON_DISK } from '../diagnostics/filesOnDisk.ts';
import { TRANSLATIONS } from '../locales/languages.ts';
import { command } from './cli/commandLine.ts';
import { hostedGlossary } from './words/glossary/hostedGlossary.ts';
import { readGlossary } from './words/glossary/readGlossary.ts';

const FILE = '.cache/glossary/crowdin.csv';

command('npm run i18n:glossary', 'Writes the glossary as a file that Crowdin and other hosted tools import.').parse();

try {
  const glossary = readGlossary(FILES_ON_DISK);
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, hostedGlossary(glossary, TRANSLATIONS));
  console.log(`${glossary.length} terms are in ${FILE}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
