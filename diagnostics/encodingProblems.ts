import type { Problem } from './inputErrors.ts';
import type { TextSource } from './textSource.ts';

export function otherEncoding(source: TextSource): Problem | undefined {
  const { encoding } = source;
  if (encoding === undefined) return undefined;
  if (encoding === 'UTF-16') return source.problem(0, 'savedAsUtf16');
  const offset = source.text.search(/\P{ASCII}/u);
  return source.problem(offset, 'otherEncoding', { character: source.text.charAt(offset), encoding });
}

/** The first character lost in saving. One at the very end is not reported: the file may just have been cut off. */
export function lostCharacter(source: TextSource): Problem | undefined {
  const offset = source.text.indexOf('\uFFFD');
  if (offset < 0 || offset >= source.text.trimEnd().length - 1) return undefined;
  return source.problem(offset, 'damagedLetter');
}
