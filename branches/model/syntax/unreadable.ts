/** Detects files that are not branch files at all: another encoding, another format, merge conflicts. */
import { damagedLetter, otherEncoding } from '../../../diagnostics/encodingProblems.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';

/** Problems that make a whole file unreadable; nothing else is reported then. */
export function unreadable(source: YamlSource): readonly Problem[] {
  const conflicts = mergeConflicts(source);
  if (conflicts.length > 0) return conflicts;
  const found = otherEncoding(source) ?? otherFormat(source) ?? earlyEnd(source) ?? damagedLetter(source);
  return found ? [found] : [];
}

function otherFormat(source: YamlSource): Problem | undefined {
  if (!/^(\{\\rtf|PK\W|\s*<(!doctype|html)\b)/i.test(source.text)) return undefined;
  const remedy = 'Restore it from a copy, and edit it in a plain text editor such as Notepad.';
  return source.problem(0, `the file is a document from another program, not plain text. ${remedy}`);
}

function earlyEnd(source: YamlSource): Problem | undefined {
  const offset = source.text.search(/^\.\.\.[ \t]*\r?\n\s*\S/m);
  return offset < 0 ? undefined : source.problem(offset, 'found ..., which ends the file here. Delete this line.');
}

/** One problem per conflict, at its start. */
function mergeConflicts(source: YamlSource): readonly Problem[] {
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
