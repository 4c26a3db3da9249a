import { loadFiles } from '../../branches/model/files/loadFiles.ts';
import { InputErrors } from '../../diagnostics/inputErrors.ts';
import { checkWords } from '../../locales/model/check/checkWords.ts';
import { type Folders, PROJECT } from './translation.ts';

/**
 * Checks that words files and branch files can be read before a command processes their texts: unreadable texts would count as
 * deleted, and the record would lose who wrote and reviewed them.
 * @throws InputErrors with every problem of the words files, or else of the branch files
 */
export function checkFiles({ branches, locales }: Folders = PROJECT): void {
  const problems = checkWords(locales);
  if (problems.length > 0) throw new InputErrors(problems, 'the words files');
  loadFiles(branches);
}
