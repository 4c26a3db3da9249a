/** Says what to type instead: the same value as it is meant, if there is no doubt, otherwise an example. */
import { isScalar, stringify } from 'yaml';
import { z } from 'zod';
import type { Proposal } from '../../../diagnostics/inputErrors.ts';
import { withoutInvisible } from '../../../diagnostics/invisibleCharacter.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { numbersIn } from '../phone.ts';
import { exampleOf } from '../schema/manual.ts';
import { isInOrder, readShift } from '../schema/openingHours.ts';
import { clockTime, DAY_MINUTES } from '../week.ts';

const MAX_EXAMPLE_LENGTH = 120;
/** Nobody retypes a longer value. */
const MAX_REPAIRED_LENGTH = 500;

/** Whether a file has fewer problems with this value at this place. */
export type Accepts = (path: Path, value: unknown) => boolean;

const WORDS: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

/**
 * Possible meanings of what was typed, likeliest first. The schema decides which of them is valid.
 * @param isBeside whether it stands beside its key, where a language code is part of the text
 */
const readings = (text: string, schema: z.core.$ZodType, isBeside: boolean): readonly unknown[] => [
  text,
  text.replace(/^[“”„‟‘’‚‛"']+|[“”„‟‘’‚‛"']+$/g, ''),
  { en: isBeside ? text : text.replace(/^en[\s,;=.]+/, '') },
  WORDS[text.toLowerCase()],
  optionsOf(schema).find((option) => option.toLowerCase() === text.toLowerCase()),
  // A link that was copied with words around it.
  /https:\/\/[^\s"<>]+/.exec(text)?.[0],
  text.replace(/^(?!https?:)(?=[\w-]+\.)/, 'https://').replace(/^http:/, 'https:'),
  text.replace(/^(https:\/\/[^/\s]+)\/[^\s"'<>\\]*$/, '$1'),
  // The path of a picture in its folder, copied with what leads there.
  text.includes('://') ? undefined : text.replaceAll('\\', '/').replace(/^(?:.*\/)?media\/|^\//, ''),
  ...numbersIn(text),
  guessShift(text),
  guessDay(text),
  /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : undefined,
];

/** The words to choose from, where there are some. */
export function optionsOf(schema: z.core.$ZodType): readonly string[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(optionsOf);
  return schema instanceof z.ZodEnum ? schema.options.map(String) : [];
}

/** A value as YAML on one line, as it may be typed inside brackets, too. */
export function inline(value: unknown): string {
  const typed = stringify([value], { collectionStyle: 'flow', lineWidth: 0 }).trim().slice(1, -1).trim();
  return typed.includes('\n') ? JSON.stringify(value) : typed;
}

/** " Type: ..." with the value at `path` as it is meant; undefined if no reading of it is accepted. */
export function repair(
  source: YamlSource,
  schema: z.core.$ZodType,
  path: Path,
  accepts: Accepts,
): Readonly<{ sentence: string; proposal: Proposal }> | undefined {
  const node = source.nodeAt(path);
  const typed = node ? source.rawText(node) : '';
  // What follows in its line, but for a note, may be part of the text, too.
  const after = source.text.slice((node?.range?.[0] ?? 0) + typed.length);
  const isWhole =
    /^[^\S\n]*(?:[,\]}\n]|#\s|$)/.test(after) && path.at(-1) !== '' && (isScalar(node) || !/\s#/.test(typed));
  if (!isWhole || typed.length > MAX_REPAIRED_LENGTH || typed.includes('\n')) return undefined;
  const text = withoutInvisible((isScalar(node) ? source.textAt(path) : typed) ?? '').trim();
  if (text === '') return undefined;
  const fits = (value: unknown) => value !== undefined && z.safeParse(schema, value).success;
  const offset = source.keyOffsetOf(path);
  const isBeside = offset !== undefined && source.lineOf(offset) === source.lineOf(source.offsetOf(path));
  const value = readings(text, schema, isBeside).find((each) => fits(each) && accepts(path, each));
  if (value === undefined) return undefined;
  const key = isBeside ? `${path.at(-1)}: ` : '';
  // Of several numbers, a person chooses.
  const others = numbersIn(text).filter((number) => number !== value && fits(number));
  const choices = [value, ...others].map((each) => key + inline(each)).join(' or ');
  const sentence = ` Type${others.length > 0 ? ' one of them' : ''}: ${choices}`;
  return { sentence, proposal: { path, value, ...(others.length > 0 && { others }) } };
}

/** " Type for example: ...", or a reference to the manual if the example is too long. */
export function example(schema: z.core.$ZodType, path: Path): string {
  const key = path.at(-1);
  const shown = exampleOf(schema);
  if (shown === undefined) return '';
  const typed = typeof key === 'string' ? `${key}: ${inline(shown)}` : inline(shown);
  return typed.length > MAX_EXAMPLE_LENGTH ? ' See branches/README.md for an example.' : ` Type for example: ${typed}`;
}

const TIME = '(\\d{1,2})(?:[:.]?(\\d{2}))?\\s*(?:([ap])\\.?m\\.?)?';
const SHIFT = new RegExp(`^${TIME}\\s*(?:[-–—]|to|till|until)\\s*${TIME}$`, 'i');
const DAY_OFF = /^(closed|off|holiday|leave)$/i;
const ALL_DAY = /^(open )?(24 ?(hours|hrs)|24 ?[x/] ?7|all day|round the clock)$/i;

/** `closed`, or the opening times of a day such as `['11:00-13:30']`; undefined if there is any doubt. */
export function guessDay(text: string): 'closed' | readonly string[] | undefined {
  if (DAY_OFF.test(text)) return 'closed';
  if (ALL_DAY.test(text)) return ['00:00-24:00'];
  const shifts = text.split(/[,;&/]|\band\b/i).map((each) => guessShift(each.replace(/^[[({\s]+|[\])}\s]+$/g, '')));
  return shifts.every((shift) => shift !== undefined) ? shifts : undefined;
}

/** No clinic opens before this hour: an earlier one without AM or PM may be in the evening. */
const EARLIEST = 7;

/** An opening and a closing time such as `11:00-13:30`; undefined if there is any doubt. */
export function guessShift(text: string): string | undefined {
  const [, hour = '', minute = '00', half, endHour = '', endMinute = '00', endHalf] = SHIFT.exec(inFigures(text)) ?? [];
  const isShort = hour.length === 1 && Number(endHour) < 12;
  if (!half && !endHalf && Number(endHour) <= 12 && (Number(hour) < EARLIEST || isShort)) return undefined;
  // In "5:30-8:30 PM", PM applies to both times; in "10-1 PM" it cannot.
  const starts = [half ?? endHalf, half ?? (endHalf && 'a')].map((each) => minutes(hour, minute, each));
  const end = minutes(endHour, endMinute, endHalf);
  const shifts = starts.map((start) => readShift(`${clockTime(start)}-${clockTime(end)}`));
  const shift = shifts.find((each) => each && isInOrder(each));
  return shift && `${clockTime(shift.opens)}-${shift.closes === DAY_MINUTES ? '24:00' : clockTime(shift.closes)}`;
}

/** Noon and midnight as hours. */
const inFigures = (text: string) =>
  text
    .trim()
    .replace(/\b(?:12(?:[:.]00)?\s*)?(noon|midnight)\b/gi, (_, word) => (/n/i.test(word[0]) ? '12 pm' : '12 am'));

/** @param half the first letter of AM or PM */
function minutes(hour: string, minute: string, half: string | undefined): number {
  const isOnDial = half !== undefined && Number(hour) <= 12;
  const hours = isOnDial ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return hours <= 24 && Number(minute) < 60 ? hours * 60 + Number(minute) : Number.NaN;
}
