/** Writes the glossary as files that Crowdin and Weblate import: `npm run i18n:glossary`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { TRANSLATIONS } from '../locales/languages.ts';
import { command } from './cli/commandLine.ts';
import { crowdinGlossary, weblateGlossary } from './words/glossary/hostedGlossary.ts';
import { readGlossary } from './words/glossary/readGlossary.ts';

const FOLDER = '.cache/glossary';

command('npm run i18n:glossary', 'Writes the glossary as files that Crowdin and Weblate import.').parse();

try {
  const glossary = readGlossary();
  const files = [
    ['crowdin.csv', crowdinGlossary(glossary, TRANSLATIONS)],
    ...TRANSLATIONS.map((language) => [`weblate-${language.code}.tbx`, weblateGlossary(glossary, language)] as const),
  ] as const;
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, content] of files) writeFileSync(`${FOLDER}/${name}`, content);
  console.log(`${glossary.length} terms are in ${files.map(([name]) => `${FOLDER}/${name}`).join(' and ')}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
