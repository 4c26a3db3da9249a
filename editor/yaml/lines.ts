/** Lines of a text, by offset. */

/** Where the line of an offset starts. */
export const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** Where the line of an offset ends, before its line break. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end < 0) return text.length;
  return end > 0 && text[end - 1] === '\r' ? Math.max(end - 1, offset) : end;
}

/** Where the next line starts; the text's end after the last line. */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** The line break that lines around an offset have. */
export function lineBreakAt(text: string, offset: number): '\n' | '\r\n' {
  const after = text.indexOf('\n', offset);
  const end = after < 0 ? text.lastIndexOf('\n') : after;
  return end > 0 && text[end - 1] === '\r' ? '\r\n' : '\n';
}

/** The text of the line at an offset. */
export const lineAt = (text: string, offset: number): string =>
  text.slice(lineStart(text, offset), lineEnd(text, offset));

/** How far a line is indented. */
export const indentOf = (line: string): number => line.length - line.trimStart().length;

export const isBlank = (line: string): boolean => line.trim() === '';

export const isComment = (line: string): boolean => line.trimStart().startsWith('#');

/** Part of a text replaced. */
export const splice = (text: string, start: number, end: number, by: string): string =>
  text.slice(0, start) + by + text.slice(end);
