/** Detects files that are not branch files at all: another encoding, another format, merge conflicts. */
import { damagedLetter, otherEncoding } from '../../../diagnostics/encodingProblems.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';

/** The problem that makes a whole file unreadable, if there is one. */
export function unreadable(source: YamlSource): Problem | undefined {
  return (
    mergeConflict(source) ?? otherEncoding(source) ?? otherFormat(source) ?? earlyEnd(source) ?? damagedLetter(source)
  );
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

function mergeConflict(source: YamlSource): Problem | undefined {
  const found = /^(<{7}|\|{7}|={7}|>{7})(?=[ \r\n]|$)/m.exec(source.text);
  if (!found) return undefined;
  const message =
    `found ${found[1]}, with which Git marks two versions of the same lines. ` +
    'Keep the lines that are right, and delete the others and the lines that begin with <<<<<<<, ======= and >>>>>>>.';
  return source.problem(found.index, message);
}
