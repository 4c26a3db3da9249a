/** Writes the glossary as a file that Crowdin and other hosted tools import: `npm run i18n:glossary`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { TRANSLATIONS } from '../locales/languages.ts';
import { hostedGlossary } from '../site/translation/glossary/hostedGlossary.ts';
import { readGlossary } from '../site/translation/glossary/readGlossary.ts';
import { command } from './cli/commandLine.ts';
import { FILES_ON_DISK } from './content/filesOnDisk.ts';

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
