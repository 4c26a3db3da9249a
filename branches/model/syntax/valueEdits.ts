/** Edits that undo slips between a key and the end of its line: colon, quotes, brackets, commas. */
import { type LineEdit, startOf, withoutNote } from './edits.ts';

type Parts = Readonly<{ key: string; value: string; note: string }>;

const QUOTE = '["\'“”„‟«»‘’‚‛`]';
const CURLY = /^[“”„‟«»‘’‚‛]|[“”„‟«»‘’‚‛]$/;

/** What people type for a language, and its code. */
const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'en',
  eng: 'en',
  english: 'en',
  ta: 'ta',
  tam: 'ta',
  tamil: 'ta',
};

/** For a language key that is not a two-letter code. */
export function languageEdits(line: string): readonly LineEdit[] {
  const [, start = '', typed = '', rest = ''] = /^(\s*(?:- +)?)(\w+)(:.*)$/.exec(line) ?? [];
  const code = LANGUAGES[typed.toLowerCase()];
  if (!code || code === typed) return [];
  const message = `a language code has two lower-case letters. Type: ${code}${withoutNote(rest)}`;
  return [{ lines: [`${start}${code}${rest}`], message, rank: 0, column: start.length }];
}

/** All edits of a line that keep its key. */
export function valueEdits(line: string): readonly LineEdit[] {
  const [, key = '', value = '', note = ''] = /^(\s*(?:- +)*[\w-]+: +)(\S.*?)( +#.*)?$/.exec(line) ?? [];
  if (!key) return colonEdits(line);
  const parts = { key, value, note };
  return [...quoteEdits(parts), ...bracketEdits(parts), ...separatorEdits(parts)];
}

const withoutDashes = (text: string) => text.replace(/^\s*(?:- +)*/, '');

const edit = ({ key, note }: Parts, value: string, message: string, column: number): LineEdit => ({
  lines: [`${key}${value}${note}`],
  message: `${message} Type: ${withoutDashes(key).trim()} ${value}`,
  rank: 0,
  column,
});

function colonEdits(line: string): readonly LineEdit[] {
  const column = startOf(line);
  const [, dash = '', key, between = '', value = ''] =
    /^((?:- +)*)([A-Za-z][\w-]*)(\s*[:;,=.]?\s*)(.*)$/.exec(line.trim()) ?? [];
  if (!key || /:\s/.test(between) || (between.trim() === ':' && !value)) return [];
  const written = `${dash}${key}:${value && ' '}${value}`;
  const found = between.trim() === ':' ? 'a space is missing after the colon.' : 'this line is not "key: value".';
  const message = `${found} Type: ${withoutDashes(withoutNote(written))}`;
  return [{ lines: [line.slice(0, column) + written], message, rank: 0, column: column + dash.length }];
}

function quoteEdits(parts: Parts): readonly LineEdit[] {
  const { key, value } = parts;
  const inner = value.replace(new RegExp(`^${QUOTE}|${QUOTE}$`, 'g'), '');
  if (inner === value || inner === '' || inner.includes('"')) return [];
  const quoted = `"${inner}"`;
  if (CURLY.test(value)) {
    const column = key.length + (CURLY.test(value.charAt(0)) ? 0 : value.length - 1);
    return [edit(parts, quoted, 'found a curly quote, which does not count as a quote here.', column)];
  }
  if (/^'.*'./.test(value)) return [];
  if (/^["']/.test(value)) return [edit(parts, quoted, 'a quote is opened here and never closed.', key.length)];
  return [edit(parts, quoted, 'a quote is closed here that was never opened.', key.length + value.length - 1)];
}

function bracketEdits(parts: Parts): readonly LineEdit[] {
  const { key, value } = parts;
  const edits: LineEdit[] = [];
  const end = key.length + value.length - 1;
  const [, shorter = '', last = ''] = /^(.+?)\s*([\]}])$/.exec(value) ?? [];
  if (last) {
    const found = `found ${last}, which closes no bracket.`;
    edits.push(edit(parts, shorter, found, end));
    edits.push(edit(parts, last === ']' ? `[${value}` : `{ ${value}`, found, end));
    edits.push(
      edit(
        parts,
        last === ']' ? `${shorter} }` : `${shorter}]`,
        `found ${last}, which does not match the opening bracket.`,
        end,
      ),
    );
  }
  if (/^[[{]/.test(value)) {
    const found = 'a bracket is opened here and never closed.';
    const open = value.replace(/\s*,$/, '');
    edits.push(edit(parts, `${open}]`, found, key.length), edit(parts, `${open} }`, found, key.length));
  }
  const inside = /^[({[](.*?)[)}\]]?$/.exec(value)?.[1]?.trim();
  // In "[New] visit" the bracket is closed before the end, so it is part of the text.
  const isAround = inside && !/[)}\]].*[^)}\]]$/.test(inside);
  if (isAround) edits.push(edit(parts, inside, 'these brackets do not belong here.', key.length));
  if (inside) edits.push(edit(parts, `[${inside}]`, 'a list goes in square brackets.', key.length));
  return edits;
}

/** Inside brackets: commas between values, a colon and a space after each key. */
function separatorEdits(parts: Parts): readonly LineEdit[] {
  const { key, value } = parts;
  if (/^\[/.test(value)) {
    const list = value.replace(/(\d)\s*(?:[,;:.&]|\band\b|\s)\s*(?=\d\d?:\d\d-)/g, '$1, ');
    const shifts = value.replace(/(\d:\d\d)\s*,\s*(\d\d?:\d\d)(?=\s*[,\]])/g, '$1-$2');
    return [
      edit(parts, list, 'the values of a list are separated by commas.', key.length),
      edit(parts, shifts, 'an opening and a closing time are joined by a hyphen.', key.length),
    ];
  }
  if (!/^\{/.test(value)) return [];
  const pairs = value
    .replace(/([a-z]+)\s*[:=]?\s*(?=\d|true|false)/gi, '$1: ')
    .replace(/(\d|true|false)\s*[,;.]?\s+(?=[a-z])/gi, '$1, ');
  return [
    edit(
      parts,
      pairs,
      'in { }, each key is followed by a colon and a space, and values are separated by commas.',
      key.length,
    ),
  ];
}
