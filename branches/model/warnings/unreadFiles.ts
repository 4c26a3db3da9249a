import { fileProblem, type Problem } from '../../../diagnostics/inputErrors.ts';
import { isFileName } from '../files/branchName.ts';

/** Names that programs give to copies of a branch file: chennai.yaml.txt, chennai.yaml~, chennai.txt, or no extension at all. */
const LOOKS_LIKE_BRANCH = /\.ya?ml.|~$|\.(?:txt|rtf|odt|docx?|json)$|^[^.]+$/i;
const IS_READ = /\.ya?ml$/i;

/**
 * Warnings about files that, by their names, look like branch files but are ignored.
 * @param paths all files in the folder of the branch files
 */
export function unreadFiles(folder: string, paths: readonly string[]): readonly Problem[] {
  const names = paths.map((path) => path.slice(folder.length + 1)).filter((name) => !name.includes('/'));
  return names
    .filter((name) => LOOKS_LIKE_BRANCH.test(name) && !IS_READ.test(name) && !/^README/i.test(name))
    .map((name) => {
      const [stem = ''] = name.toLowerCase().split(/[.~]/, 1);
      const file = `${folder}/${name}`;
      if (!isFileName(stem)) return fileProblem(file, 'ignoredCopy');
      const right = `${stem}.yaml`;
      return fileProblem(file, names.includes(right) ? 'ignoredBesideBranch' : 'ignoredBranch', { right });
    });
}
