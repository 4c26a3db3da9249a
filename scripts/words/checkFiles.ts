import { InputErrors } from '../../branches/model/input-errors.ts';
import { loadFiles } from '../../branches/model/load-files.ts';
import { SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { readFactTexts } from '../../locales/model/readFactTexts.ts';
import { checkWords } from '../../renderer/checkWords.ts';

/**
 * Makes sure that words files and branch files can be read, before a command works with their texts.
 * @throws InputErrors with every problem of the words files, or of branch files that cannot be read
 */
export function checkFiles(): void {
  const problems = checkWords();
  if (problems.length > 0) throw new InputErrors(problems, 'the words files');
  try {
    readFactTexts(SOURCE_LANGUAGE.code);
  } catch {
    // Says where and what; other mistakes of the clinic do not hold up a translator.
    loadFiles('branches');
  }
}
