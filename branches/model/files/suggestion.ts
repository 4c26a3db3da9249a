/** What to type instead: the same text repaired where that helps, an example from the manual otherwise. */
import { isScalar, parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import type { Takes } from '../../../diagnostics/inputErrors.ts';
import { withoutInvisible } from '../../../diagnostics/invisibleCharacter.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { dialled } from '../phone.ts';
import { dataOf } from '../syntax/data.ts';
import { meantDay, meantShift } from './meantHours.ts';
import { exampleOf } from './schemaAt.ts';

const LONGEST_EXAMPLE = 120;
/** Nobody types a longer value into one line by hand, and nobody would type it again. */
const LONGEST_REPAIRED = 500;

const WORDS: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

/** Readings of what was typed, likeliest first. The schema decides which of them, if any, was meant. */
function readings(typed: string, text: string): readonly unknown[] {
  const hyphens = text.replace(/\s*[-–—]\s*/g, '-');
  return [
    text,
    { en: text.replace(/^en\s+/, '') },
    WORDS[text.toLowerCase()],
    text.toLowerCase(),
    text.replace(/^(?!https?:)(?=[\w-]+\.)/, 'https://').replace(/^http:/, 'https:'),
    // Two addresses with a space between them are not one.
    text.split('://').length === 2 ? text.replace(/\s/g, '%20') : undefined,
    text.replace(/^(https:\/\/[^/\s]+)\/[^\s"'<>\\]*$/, '$1'),
    dialled(text),
    hyphens,
    hyphens.split(/\s*,\s*/),
    meantShift(text),
    meantDay(text),
    yamlValue(typed.replace(/(\d),(?=(?:\d{2},)*\d{3}(?!\d))/g, '$1').replace(/^"(.*)"$/, '$1')),
  ];
}

/** The value of a text; undefined where it would be a part of the text only, with a mistake or a note behind it. */
function yamlValue(yaml: string): unknown {
  const document = parseDocument(yaml, { prettyErrors: false, logLevel: 'silent' });
  const { contents, errors, warnings } = document;
  const isWhole = contents?.range[1] === yaml.trimEnd().length;
  return isWhole && errors.length === 0 && warnings.length === 0 ? dataOf(document) : undefined;
}

/** A value as YAML on one line. */
export function inline(value: unknown, defaultStringType: 'PLAIN' | 'QUOTE_DOUBLE' = 'PLAIN'): string {
  return stringify(value, {
    collectionStyle: 'flow',
    lineWidth: 0,
    defaultStringType,
    defaultKeyType: 'PLAIN',
  }).trim();
}

const entry = (path: Path, value: unknown) => {
  const key = path.at(-1);
  return typeof key === 'string' ? `${key}: ${inline(value)}` : inline(value);
};

/** The ways to type a value: as short as can be, and with its texts in quotes. Below its key, a group needs no brackets. */
function typings(value: unknown, isBesideKey: boolean): readonly string[] {
  const below = isBesideKey ? [] : [stringify(value, { lineWidth: 0 }).trim()];
  return [...new Set([...below, inline(value), inline(value, 'QUOTE_DOUBLE')])];
}

/** " Type: ..." with what was typed at `path`, repaired; nothing where no reading of it fits. */
export function repair(source: YamlSource, schema: z.core.$ZodType, path: Path, takes: Takes): string {
  const node = source.nodeAt(path);
  const [start, end] = node?.range ?? [];
  if (!node || start === undefined || end === undefined || end - start > LONGEST_REPAIRED) return '';
  const typed = source.typed(node);
  const text = withoutInvisible((isScalar(node) ? source.textAt(path) : typed) ?? '').trim();
  if (text === '' || typed.includes('\n')) return '';
  const key = keyBefore(source, path, start);
  const fits = (value: unknown) => value !== undefined && z.safeParse(schema, value).success;
  const shown = readings(typed, text)
    .filter(fits)
    .flatMap((value) => typings(value, key !== ''))
    .find((each) => takes(source, { start, end: start + typed.length, text: each }));
  return shown === undefined ? '' : ` Type: ${key}${shown}`;
}

/** The key of a value with its colon, where it stands in the same line. */
function keyBefore(source: YamlSource, path: Path, offset: number): string {
  const key = path.at(-1);
  const keyOffset = source.keyOffsetOf(path);
  const isBeside = keyOffset !== undefined && source.lineOf(keyOffset) === source.lineOf(offset);
  return typeof key === 'string' && isBeside ? `${key}: ` : '';
}

/** " Type for example: ...", or where to find an example that does not fit on a line. */
export function example(schema: z.core.$ZodType, path: Path): string {
  const shown = exampleOf(schema);
  const typed = shown === undefined ? '' : entry(path, shown);
  if (typed.length > LONGEST_EXAMPLE) return ' See branches/README.md for an example.';
  return typed && ` Type for example: ${typed}`;
}
