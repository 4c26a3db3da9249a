/** How far the translations are: `npm run i18n`. `--ci` ends with code 1 when a translation is broken. */
import { parseArgs } from 'node:util';
import { InputErrors } from '../branches/model/input-errors.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../locales/languages.ts';
import { checkWords } from './words/checkWords.ts';
import { compareLanguage } from './words/compareLanguage.ts';
import { readWords } from './words/readWords.ts';

const { values } = parseArgs({ options: { ci: { type: 'boolean', default: false } } });

try {
  const problems = checkWords();
  if (problems.length > 0) throw new InputErrors(problems, 'the words files');
  const english = readWords(SOURCE_LANGUAGE.code);
  let faults = 0;
  for (const language of LANGUAGES.filter((candidate) => candidate !== SOURCE_LANGUAGE)) {
    console.log(`${language.nativeName} (${language.code}), ${language.status}`);
    for (const { namespace, total, translated, unknown, broken } of compareLanguage(
      english,
      readWords(language.code),
    )) {
      console.log(`  ${namespace.padEnd(44)} ${String(translated).padStart(4)} of ${total} translated`);
      for (const key of unknown) console.log(`    ${key}: English has no such key. Delete it, or mend its name.`);
      for (const key of broken)
        console.log(`    ${key}: its {{placeholders}} or <tags> are not those of the English text.`);
      faults += unknown.length + broken.length;
    }
  }
  if (values.ci && faults > 0) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
