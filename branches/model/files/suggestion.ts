/** Suggests what to type instead: the same value repaired if possible, otherwise an example. */
import { isScalar, parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import type { Advice, Takes } from '../../../diagnostics/inputErrors.ts';
import { withoutInvisible } from '../../../diagnostics/invisibleCharacter.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { dialled } from '../phone.ts';
import { dataOf } from '../syntax/data.ts';
import { meantDay, meantShift } from './meantHours.ts';
import { exampleOf } from './schemaAt.ts';

const LONGEST_EXAMPLE = 120;
/** Nobody retypes a longer value. */
const LONGEST_REPAIRED = 500;

const WORDS: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

/** Possible meanings of what was typed, likeliest first. The schema decides which of them is valid. */
function readings(typed: string, text: string): readonly unknown[] {
  const hyphens = text.replace(/\s*[-–—]\s*/g, '-');
  return [
    text,
    { en: text.replace(/^en\s+/, '') },
    WORDS[text.toLowerCase()],
    text.toLowerCase(),
    text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(),
    text.replace(/^(?!https?:)(?=[\w-]+\.)/, 'https://').replace(/^http:/, 'https:'),
    // Two addresses separated by a space are not one.
    text.split('://').length === 2 ? text.replace(/\s/g, '%20') : undefined,
    text.replace(/^(https:\/\/[^/\s]+)\/[^\s"'<>\\]*$/, '$1'),
    meantPicture(text),
    dialled(text),
    hyphens,
    hyphens.split(/\s*,\s*/),
    meantShift(text),
    meantDay(text),
    yamlValue(typed.replace(/(\d),(?=(?:\d{2},)*\d{3}(?!\d))/g, '$1').replace(/^"(.*)"$/, '$1')),
  ];
}

/** The path of a picture in its folder, copied from somewhere with what leads there. */
const meantPicture = (text: string) =>
  text.includes('://') ? undefined : text.replaceAll('\\', '/').replace(/^(?:.*\/)?media\/|^\//, '');

/** The value of a YAML text; undefined if it has errors, or if only part of it is the value. */
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

/** Ways to type a value: in short form, and with quoted strings. On a line of its own, a group needs no braces. */
function typings(value: unknown, isBesideKey: boolean): readonly string[] {
  const below = isBesideKey ? [] : [stringify(value, { lineWidth: 0 }).trim()];
  return [...new Set([...below, inline(value), inline(value, 'QUOTE_DOUBLE')])];
}

/** " Type: ..." with the value at `path` repaired; undefined if no reading of it is accepted. */
export function repair(source: YamlSource, schema: z.core.$ZodType, path: Path, takes: Takes): Advice | undefined {
  const node = source.nodeAt(path);
  const [start, end] = node?.range ?? [];
  if (!node || start === undefined || end === undefined || end - start > LONGEST_REPAIRED) return undefined;
  const typed = source.typed(node);
  const text = withoutInvisible((isScalar(node) ? source.textAt(path) : typed) ?? '').trim();
  if (text === '' || typed.includes('\n')) return undefined;
  const key = keyBefore(source, path, start);
  const fits = (value: unknown) => value !== undefined && z.safeParse(schema, value).success;
  const found = readings(typed, text)
    .filter(fits)
    .flatMap((value) => typings(value, key !== '').map((shown) => ({ value, shown })))
    .find(({ shown }) => takes(source, { start, end: start + typed.length, text: shown }));
  return found && { sentence: ` Type: ${key}${found.shown}`, proposal: { path, value: found.value } };
}

/** The key and colon before a value, if they are on the same line. */
function keyBefore(source: YamlSource, path: Path, offset: number): string {
  const key = path.at(-1);
  const keyOffset = source.keyOffsetOf(path);
  const isBeside = keyOffset !== undefined && source.lineOf(keyOffset) === source.lineOf(offset);
  return typeof key === 'string' && isBeside ? `${key}: ` : '';
}

/** " Type for example: ...", or a reference to the manual if the example is too long. */
export function example(schema: z.core.$ZodType, path: Path): string {
  const shown = exampleOf(schema);
  const typed = shown === undefined ? '' : entry(path, shown);
  if (typed.length > LONGEST_EXAMPLE) return ' See branches/README.md for an example.';
  return typed && ` Type for example: ${typed}`;
}
