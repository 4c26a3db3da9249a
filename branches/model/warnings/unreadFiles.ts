import type { Problem } from '../../../diagnostics/inputErrors.ts';
import { isFileName } from '../files/crossChecks.ts';

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
    .map((name) => ({ file: `${folder}/${name}`, line: 1, column: 1, message: sentence(name, names) }));
}

function sentence(name: string, names: readonly string[]): string {
  const why = 'this file is ignored, because its name does not end in .yaml.';
  const [stem = ''] = name.toLowerCase().split(/[.~]/, 1);
  if (!isFileName(stem)) {
    return `${why} If it is a copy, delete it; if it is a branch, name it in lower-case letters, digits and hyphens, ending in .yaml.`;
  }
  const right = `${stem}.yaml`;
  return names.includes(right)
    ? `${why} The site shows what ${right} says. Type your changes there, and delete this file.`
    : `${why} If it is a branch, name it like one, such as ${right}; otherwise delete it.`;
}
