/** Says what to type instead: the same value as it is meant, if there is no doubt, otherwise an example. */
import { isScalar, stringify } from 'yaml';
import { z } from 'zod';
import type { Proposal } from '../../../diagnostics/inputErrors.ts';
import { withoutInvisible } from '../../../diagnostics/invisibleCharacter.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { dialled } from '../phone.ts';
import { meantDay, meantShift } from './meantHours.ts';
import { exampleOf } from './schemaAt.ts';

const LONGEST_EXAMPLE = 120;
/** Nobody retypes a longer value. */
const LONGEST_REPAIRED = 500;

/** What a message ends with: empty if there is nothing to say. */
export type Advice = Readonly<{
  sentence: string;
  /** The value that the sentence says to type, and its place. */
  proposal?: Proposal;
}>;

/** Whether a file has fewer problems with this value at this place. */
export type Accepts = (path: Path, value: unknown) => boolean;

const WORDS: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

/** Possible meanings of what was typed, likeliest first. The schema decides which of them is valid. */
function readings(text: string, schema: z.core.$ZodType): readonly unknown[] {
  return [
    text,
    text.replace(/^[“”„‟‘’‚‛"']+|[“”„‟‘’‚‛"']+$/g, ''),
    { en: text.replace(/^en[\s,;=.]+/, '') },
    WORDS[text.toLowerCase()],
    optionsOf(schema).find((option) => option.toLowerCase() === text.toLowerCase()),
    text.replace(/^(?!https?:)(?=[\w-]+\.)/, 'https://').replace(/^http:/, 'https:'),
    // Two addresses separated by a space are not one.
    text.split('://').length === 2 ? text.replace(/\s/g, '%20') : undefined,
    text.replace(/^(https:\/\/[^/\s]+)\/[^\s"'<>\\]*$/, '$1'),
    meantPicture(text),
    dialled(text),
    meantShift(text),
    meantDay(text),
    /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : undefined,
  ];
}

function optionsOf(schema: z.core.$ZodType): readonly string[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(optionsOf);
  return schema instanceof z.ZodEnum ? schema.options.map(String) : [];
}

/** The path of a picture in its folder, copied from somewhere with what leads there. */
const meantPicture = (text: string) =>
  text.includes('://') ? undefined : text.replaceAll('\\', '/').replace(/^(?:.*\/)?media\/|^\//, '');

/** A value as YAML on one line, as it may be typed inside brackets, too. */
export function inline(value: unknown): string {
  const typed = stringify([value], { collectionStyle: 'flow', lineWidth: 0 }).trim().slice(1, -1).trim();
  return typed.includes('\n') ? JSON.stringify(value) : typed;
}

/** " Type: ..." with the value at `path` as it is meant; undefined if no reading of it is accepted. */
export function repair(source: YamlSource, schema: z.core.$ZodType, path: Path, accepts: Accepts): Advice | undefined {
  const node = source.nodeAt(path);
  const typed = node ? source.typed(node) : '';
  if (!node || typed.length > LONGEST_REPAIRED || typed.includes('\n')) return undefined;
  const text = withoutInvisible((isScalar(node) ? source.textAt(path) : typed) ?? '').trim();
  if (text === '') return undefined;
  const fits = (value: unknown) => value !== undefined && z.safeParse(schema, value).success;
  const value = readings(text, schema).find((each) => fits(each) && accepts(path, each));
  if (value === undefined) return undefined;
  return { sentence: ` Type: ${keyBefore(source, path)}${inline(value)}`, proposal: { path, value } };
}

/** The key and colon before a value, if they are on the same line. */
function keyBefore(source: YamlSource, path: Path): string {
  const key = path.at(-1);
  const offset = source.keyOffsetOf(path);
  const isBeside = offset !== undefined && source.lineOf(offset) === source.lineOf(source.offsetOf(path));
  return typeof key === 'string' && isBeside ? `${key}: ` : '';
}

/** The examples as they are typed: a file may have thousands of equal mistakes. */
const typedExamples = new WeakMap<z.core.$ZodType, string>();

/** " Type for example: ...", or a reference to the manual if the example is too long. */
export function example(schema: z.core.$ZodType, path: Path): string {
  const key = path.at(-1);
  const shown = typedExamples.get(schema) ?? (exampleOf(schema) === undefined ? '' : inline(exampleOf(schema)));
  typedExamples.set(schema, shown);
  if (shown === '') return '';
  const typed = typeof key === 'string' ? `${key}: ${shown}` : shown;
  return typed.length > LONGEST_EXAMPLE ? ' See branches/README.md for an example.' : ` Type for example: ${typed}`;
}
