/** Pictures that Git LFS keeps elsewhere: what Git has of them is a pointer, and what the editor would write is none. */
import { sentenceOf } from '../../diagnostics/sentences.ts';
import { Refusal } from '../content/refusal.ts';

/** Texts of `.gitattributes` files, by path. */
export type Attributes = ReadonlyMap<string, string>;

/** A picture of which there is only a pointer here. */
export const lfsPointerRefusal = () => new Refusal(sentenceOf('lfsPicture'), { key: 'mistakes.lfsPicture' });

/** @throws Refusal if Git is to take a new picture into Git LFS: without it, every clone would have a file that Git calls changed, for ever */
export function refuseLfs(attributes: Attributes | undefined, path: string): void {
  if (!attributes || !isStoredInLfs(attributes, path)) return;
  throw new Refusal(`${path}: Git LFS keeps such files, and the editor cannot write there.`, {
    key: 'refused.lfsUpload',
  });
}

/** Whether the last rule about a file's filter says that Git LFS is it. */
export function isStoredInLfs(attributes: Attributes, path: string): boolean {
  const macros = new Map<string, string>();
  let filter = '';
  // Those of inner folders come last.
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

/** As Git reads it: without a slash, a name in any folder; else a path from the folder of its file. A folder stands for none of its files. */
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
