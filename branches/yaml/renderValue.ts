/** How a new value is written: as its neighbours are, otherwise as in the files that come with the site. */
import { isCollection, isMap, isSeq } from 'yaml';
import type { Path } from '../../diagnostics/place.ts';
import { figures } from '../model/schema/figures.ts';
import { scalarText } from './scalarText.ts';
import type { Style } from './style.ts';
import { type Group, isGroup, isList } from './values.ts';

const AMOUNT_KEYS: readonly string[] = ['from', 'to', 'exact', 'about', 'onwards', 'each'];
const FIGURE_KEYS: readonly string[] = Object.keys(figures.shape);

/**
 * What is written on the line of the key or dash, or the lines below it, without their common indentation. Opening times,
 * amounts and lists of words are on one line, everything else is on lines of its own.
 * @param like the node of a value of the same kind in the file
 */
export function renderValue(value: unknown, path: Path, style: Style, like?: unknown): string | readonly string[] {
  const steps = isList(value) ? [...value.keys()] : isGroup(value) ? keysOf(value, path, style) : [];
  if (steps.length === 0 || isFlow(value, like)) return inBrackets(value, path, style, like);
  return steps.flatMap((step) => entryLines(step, (value as Group)[step], path, style, childOf(like, step)));
}

/** A value on one line, groups and lists in brackets. */
export function inBrackets(value: unknown, path: Path, style: Style, like?: unknown, isInside = false): string {
  const entry = (step: string | number, inner: unknown) =>
    inBrackets(inner, [...path, step], style, childOf(like, step), true);
  if (isList(value)) return `[${value.map((inner, i) => entry(i, inner)).join(', ')}]`;
  if (!isGroup(value)) return scalarText(value, isInside, like, true);
  const entries = keysOf(value, path, style).map((key) => `${scalarText(key, true)}: ${entry(key, value[key])}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/**
 * The lines of an entry of the list or group at `path`.
 * @param step its key, or a number in a list
 */
export function entryLines(
  step: string | number,
  value: unknown,
  path: Path,
  style: Style,
  like?: unknown,
): readonly string[] {
  const rendered = renderValue(value, [...path, step], style, like);
  if (typeof step === 'number') {
    if (typeof rendered === 'string') return [`- ${rendered || 'null'}`];
    return rendered.map((line, i) => (i === 0 ? '- ' : '  ') + line);
  }
  const name = `${scalarText(step, true)}:`;
  if (typeof rendered === 'string') return [rendered ? `${name} ${rendered}` : name];
  const indent = ' '.repeat(isList(value) ? style.dashStep : style.step);
  return [name, ...rendered.map((line) => indent + line)];
}

/** The keys of a group, the known ones in their order. */
function keysOf(group: Group, path: Path, { order }: Style): readonly string[] {
  const known = order?.(path) ?? [];
  const place = (key: string) => (known.includes(key) ? known.indexOf(key) : known.length);
  return Object.keys(group).sort((one, other) => place(one) - place(other));
}

function isFlow(value: unknown, like: unknown): boolean {
  if (isCollection(like) && like.items.length > 0 && isMap(like) === isGroup(value)) return like.flow === true;
  if (isList(value)) return value.every((entry) => !isGroup(entry) && !isList(entry));
  return isAmount(value) || isFigures(value);
}

const isAmount = (value: unknown) => isGroup(value) && Object.keys(value).every((key) => AMOUNT_KEYS.includes(key));

const isFigures = (value: unknown) =>
  isGroup(value) && Object.entries(value).every(([key, inner]) => FIGURE_KEYS.includes(key) && isAmount(inner));

/** The entry that another one is written like: in a list, the first. */
const childOf = (like: unknown, step: string | number) =>
  isSeq(like) ? like.items[0] : isMap(like) ? like.get(step, true) : undefined;
