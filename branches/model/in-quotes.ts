import type { Problem } from './input-errors.ts';
import type { Source } from './source.ts';
import { inline } from './suggestion.ts';

/** Nobody types a longer line again. */
const LONGEST_LINE = 500;

/** A key with its value up to a note, after spaces and dashes. */
const ENTRY = /^(\s*(?:- )*)(([\w-]+):\s+(.*?))(?:\s+#\s.*)?$/;

/** " Type: ..." for the line at `offset` with its value in quotes, where that is right. */
export function inQuotes(source: Source, offset: number): Problem['remedy'] {
  return (takes) => {
    const line = source.lineAt(offset);
    if (line.length > LONGEST_LINE) return '';
    const [, indent = '', entry = '', key, value = ''] = ENTRY.exec(line) ?? [];
    const text = value.replace(/^(["'])(.*)\1$/, '$2');
    if (!key || !text || /^[[{]/.test(text)) return '';
    const start = source.startOfLine(offset) + indent.length;
    const quoted = `${key}: ${text.includes('"') ? inline(text) : JSON.stringify(text)}`;
    return takes(source, { start, end: start + entry.length, text: quoted }) ? ` Type: ${quoted}` : '';
  };
}
