import type { Problem } from './inputErrors.ts';
import type { TextSource } from './textSource.ts';

const SAVE = 'Save the file as UTF-8 (in Notepad: File, Save as, Encoding: UTF-8)';

export function otherEncoding(source: TextSource): Problem | undefined {
  if (source.encoding === 'UTF-16') {
    return source.problem(0, `the file is saved as UTF-16, which Notepad calls Unicode. ${SAVE}.`);
  }
  if (source.encoding === undefined) return undefined;
  const offset = source.text.search(/\P{ASCII}/u);
  const character = source.text.charAt(offset);
  return source.problem(
    offset,
    `this ${character} is saved as ${source.encoding} (ANSI). ${SAVE}, and check this character.`,
  );
}

/** The first character lost in saving. One at the very end is not reported: the file may just have been cut off. */
export function damagedLetter(source: TextSource): Problem | undefined {
  const offset = source.text.indexOf('\uFFFD');
  if (offset < 0 || offset >= source.text.trimEnd().length - 1) return undefined;
  return source.problem(
    offset,
    'this character (\uFFFD) is damaged. Save the file as UTF-8 and type the character again.',
  );
}
