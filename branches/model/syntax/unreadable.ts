/** Files that hold something else than branch facts: another encoding, another kind of file, a change that Git left half done. */
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { Source } from '../../../diagnostics/source.ts';

const SAVE = 'Save the file as UTF-8 (in Notepad: File, Save as, Encoding: UTF-8)';

/** What makes all of a file unreadable; nothing else about it is worth telling then. */
export function unreadable(source: Source): readonly Problem[] {
  const conflicts = mergeConflicts(source);
  if (conflicts.length > 0) return conflicts;
  const found = otherEncoding(source) ?? otherKind(source) ?? earlyEnd(source) ?? damagedLetter(source);
  return found ? [found] : [];
}

function otherEncoding(source: Source): Problem | undefined {
  if (source.encoding === 'UTF-16') {
    return source.problem(0, `the file is saved as UTF-16, which Notepad calls Unicode. ${SAVE}.`);
  }
  if (source.encoding === undefined) return undefined;
  const offset = source.text.search(/\P{ASCII}/u);
  const letter = source.text.charAt(offset);
  return source.problem(
    offset,
    `this ${letter} is saved as ${source.encoding} (ANSI). ${SAVE}, and look at this letter again.`,
  );
}

function otherKind(source: Source): Problem | undefined {
  if (!/^(\{\\rtf|PK\W|\s*<(!doctype|html)\b)/i.test(source.text)) return undefined;
  const remedy = 'Take it back from a copy, and change it in a plain text editor such as Notepad.';
  return source.problem(0, `the file is a document of another program, and no plain text. ${remedy}`);
}

function earlyEnd(source: Source): Problem | undefined {
  const offset = source.text.search(/^\.\.\.[ \t]*\r?\n\s*\S/m);
  return offset < 0 ? undefined : source.problem(offset, 'found ..., which ends the file here. Delete this line.');
}

function damagedLetter(source: Source): Problem | undefined {
  const offset = source.text.indexOf('\uFFFD');
  if (offset < 0 || offset >= source.text.trimEnd().length - 1) return undefined;
  return source.problem(offset, 'this letter (\uFFFD) is damaged. Save the file as UTF-8 and type it again.');
}

/** One problem per conflict, where it begins. */
function mergeConflicts(source: Source): readonly Problem[] {
  const problems: Problem[] = [];
  let isOpen = false;
  for (const { 1: marker = '', index } of source.text.matchAll(/^(<{7}|\|{7}|={7}|>{7})(?=[ \r\n]|$)/gm)) {
    if (marker.startsWith('<') || !isOpen) problems.push(source.problem(index, conflict(marker)));
    isOpen = !marker.startsWith('>');
  }
  return problems;
}

const conflict = (marker: string) =>
  `found ${marker}, with which Git marks two versions of the same lines. ` +
  'Keep the lines that are right, and delete the others and the lines that begin with <<<<<<<, ======= and >>>>>>>.';
