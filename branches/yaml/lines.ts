/** Lines of a text, by offset. */

export const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end < 0) return text.length;
  return end > offset && text[end - 1] === '\r' ? end - 1 : end;
}

/** Where the next line starts; the text's end after the last line. */
export const nextLine = (text: string, offset: number): number => text.indexOf('\n', offset) + 1 || text.length;

/** The line break that lines around an offset have. */
export function lineBreakAt(text: string, offset: number): '\n' | '\r\n' {
  const after = text.indexOf('\n', offset);
  return text[(after < 0 ? text.lastIndexOf('\n') : after) - 1] === '\r' ? '\r\n' : '\n';
}

export const lineAt = (text: string, offset: number): string =>
  text.slice(lineStart(text, offset), lineEnd(text, offset));

export const indentOf = (line: string): number => line.length - line.trimStart().length;

export const isBlank = (line: string): boolean => line.trim() === '';

export const isComment = (line: string): boolean => line.trimStart().startsWith('#');

/** Whether the last line of a text has no line break. */
export const isUnended = (text: string, offset: number): boolean => offset === text.length && !text.endsWith('\n');

/** A text without the line break at its end. */
export const withoutBreak = (text: string): string => text.replace(/\r?\n$/, '');

/** Part of a text replaced. */
export const splice = (text: string, start: number, end: number, by: string): string =>
  text.slice(0, start) + by + text.slice(end);
