import { isMap, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml';
import type { InputFile } from '../../../../diagnostics/contentFiles.ts';
import type { Problem } from '../../../../diagnostics/inputErrors.ts';

/** Returns what a message says to type, if anything. */
export function proposalOf({ message }: Problem): string | undefined {
  const [, typed, whole] = / Type: (.*)$| whole text in quotes: (.*) \(or, if/.exec(message) ?? [];
  return typed ?? whole;
}

/** Applies a suggestion to the files as a person would: over the entry with that key in the line, or over the value. */
export function followed(files: readonly InputFile[], problem: Problem, proposal: string): readonly InputFile[] {
  return files.map((file) =>
    file.path === problem.file ? { ...file, text: typed(file.text, problem, proposal) } : file,
  );
}

function typed(text: string, { line, column, message }: Problem, proposal: string): string {
  const start = text.split('\n', line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const [end, place] = [text.indexOf('\n', start), start + column - 1];
  const key = /^([\w-]+): /.exec(proposal)?.[1];
  const entry = key && new RegExp(`(?<=^|[\\s{-])${key}:\\s`).exec(text.slice(start, end));
  const from = entry ? start + entry.index : place;
  const to = message.includes('whole text') ? undefined : endOfNode(text, entry ? from : place, Boolean(entry));
  if (to !== undefined) return text.slice(0, from) + proposal + text.slice(to);
  const wholeText = message.startsWith('the text ends') ? lastText(text, place) : from;
  const note = / +# .*$/.exec(text.slice(wholeText, end));
  return text.slice(0, wholeText) + proposal + text.slice(note ? wholeText + note.index : end);
}

/** Returns the end of the value at this position or of the key there; undefined if the file cannot be parsed. */
function endOfNode(text: string, place: number, isKey: boolean): number | undefined {
  const document = parseDocument(text);
  if (document.errors.length > 0 || document.warnings.length > 0) return undefined;
  let end: number | undefined;
  visit(document, {
    Pair(_key, { key, value }) {
      if (isKey && isScalar(key) && key.range?.[0] === place) end = (value as Node | null)?.range?.[1];
    },
    Node(_key, node) {
      if (!isKey && (isScalar(node) || isMap(node) || isSeq(node)) && node.range?.[0] === place) end ??= node.range[1];
    },
  });
  // A group ends after its line.
  return end && text.slice(0, end).replace(/\s*\n$/, '').length;
}

/** Returns the start of the text that ends before this position. */
function lastText(text: string, place: number): number {
  let start = place;
  visit(parseDocument(text), {
    Scalar(_key, { range }) {
      const isBefore = range && range[0] < range[1] && range[1] < place && text.slice(range[1], place).trim() === '';
      if (isBefore) start = range[0];
    },
  });
  return start;
}
