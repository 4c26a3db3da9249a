/** Pictures in Git LFS: Git has only a pointer to them, and the editor cannot write one. */
import { sentenceOf } from '../../diagnostics/sentences.ts';
import { Refusal } from '../content/refusal.ts';

/** Texts of `.gitattributes` files, by path. */
export type Attributes = ReadonlyMap<string, string>;

/** The refusal for a picture that is only a Git LFS pointer. */
export const lfsPointerRefusal = () => new Refusal(sentenceOf('lfsPicture'), { key: 'mistakes.lfsPicture' });

/** @throws Refusal if a new picture belongs into Git LFS: committed without it, the file would always look changed in clones */
export function refuseLfs(attributes: Attributes | undefined, path: string): void {
  if (!attributes || !isStoredInLfs(attributes, path)) return;
  throw new Refusal(`${path}: Git LFS keeps such files, and the editor cannot write there.`, {
    key: 'refused.lfsUpload',
  });
}

/** Whether the last matching rule sets a file's filter to Git LFS. */
export function isStoredInLfs(attributes: Attributes, path: string): boolean {
  const macros = new Map<string, string>();
  let filter = '';
  // Inner folders take precedence.
  for (const [file, text] of [...attributes].toSorted(([one], [other]) => one.length - other.length)) {
    const folder = file.replace(/[^/]*$/, '');
    for (const line of path.startsWith(folder) ? text.split(/\r?\n/) : []) {
      const [, quoted, plain = '', rest = ''] = /^\s*(?:"((?:[^"\\]|\\.)*)"|([^\s#]\S*))\s+(.*)$/.exec(line) ?? [];
      const stated = rest.split(/\s+/).flatMap((word) => macros.get(word)?.split(/\s+/) ?? word);
      const [, macro] = /^\[attr\](.+)/.exec(plain) ?? [];
      if (macro !== undefined) macros.set(macro, rest);
      else if (patternOf(quoted?.replace(/\\(["\\])/g, '$1') ?? plain).test(path.slice(folder.length)))
        filter = stated.findLast((word) => /^[-!]?filter(?:=|$)/.test(word)) ?? filter;
    }
  }
  return filter === 'filter=lfs';
}

/** A pattern as Git reads it: without a slash, a name in any folder; otherwise a path. A folder does not include its files. */
function patternOf(pattern: string): RegExp {
  const glob = pattern.includes('/') ? pattern.replace(/^\//, '') : `**/${pattern}`;
  const source = glob.replace(/\*\*\/|\/\*\*$|\*+|\?|\[!?[^\]]+\]|\\?./g, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '/**') return '/.*';
    if (/^[*?]/.test(part)) return part === '?' ? '[^/]' : '[^/]*';
    if (/^\[./.test(part)) return part.replace(/^\[!/, '[^');
    return part.replace(/^\\/, '').replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
  });
  try {
    return new RegExp(`^${source}$`);
  } catch {
    // A class such as [z-a] has no letter.
    return /(?!)/;
  }
}
