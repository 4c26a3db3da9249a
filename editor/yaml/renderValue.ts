/** How a new value is written: as its neighbours are, otherwise as in the files that come with the site. */
import { isCollection, isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import { figures } from '../../branches/model/schema/figures.ts';
import { chosenQuotes, scalarText } from './scalarText.ts';
import { isEmpty, isGroup, isList } from './values.ts';
import type { KeyOrder, Path } from './yamlEdit.ts';

export type Style = Readonly<{
  /** Spaces before the keys of a group, more than before the group's own key. */
  step: number;
  /** Spaces before the dashes of a list, more than before the list's own key. */
  dashStep: number;
  order?: KeyOrder | undefined;
}>;

/** What is written on the line of the key or dash, or the lines below it, without their common indentation. */
export type Rendered = Readonly<{ inline: string }> | Readonly<{ lines: readonly string[] }>;

const AMOUNT_KEYS: readonly string[] = ['from', 'to', 'exact', 'about', 'onwards', 'each'];
const FIGURE_KEYS: readonly string[] = Object.keys(figures.shape);

/**
 * Opening times, amounts and lists of words on one line, everything else on lines of their own.
 * @param like a value of the same kind in the file
 */
export function renderValue(value: unknown, path: Path, style: Style, like?: Node): Rendered {
  if (isEmpty(value) || (!isGroup(value) && !isList(value))) return { inline: inBrackets(value, path, style, like) };
  if (isFlow(value, like)) return { inline: inBrackets(value, path, style, like) };
  if (isList(value))
    return { lines: value.flatMap((entry, i) => listEntry(entry, [...path, i], style, entryOf(like))) };
  return {
    lines: keysOf(value, path, style).flatMap((key) => groupEntry(key, value[key], path, style, childOf(like, key))),
  };
}

/** A value on one line, groups and lists in brackets. */
export function inBrackets(value: unknown, path: Path, style: Style, like?: Node, isInside = false): string {
  if (isList(value)) {
    const entries = value.map((entry, i) => inBrackets(entry, [...path, i], style, entryOf(like), true));
    return `[${entries.join(', ')}]`;
  }
  if (isGroup(value)) {
    const entries = keysOf(value, path, style).map((key) => {
      const written = inBrackets(value[key], [...path, key], style, childOf(like, key), true);
      return `${scalarText(key, true)}: ${written}`;
    });
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return scalarText(value, isInside, chosenQuotes(like));
}

/** The lines of an entry of a group. */
export function groupEntry(key: string, value: unknown, path: Path, style: Style, like?: Node): readonly string[] {
  const rendered = renderValue(value, [...path, key], style, like);
  const name = `${scalarText(key, true)}:`;
  if ('inline' in rendered) return [rendered.inline ? `${name} ${rendered.inline}` : name];
  const indent = ' '.repeat(isList(value) ? style.dashStep : style.step);
  return [name, ...rendered.lines.map((line) => indent + line)];
}

/** The lines of an entry of a list. */
export function listEntry(value: unknown, path: Path, style: Style, like?: Node): readonly string[] {
  const rendered = renderValue(value, path, style, like);
  if ('inline' in rendered) return [`- ${rendered.inline || 'null'}`];
  return rendered.lines.map((line, i) => (i === 0 ? '- ' : '  ') + line);
}

/** The keys of a group, the known ones in their order. */
export function keysOf(group: Readonly<Record<string, unknown>>, path: Path, { order }: Style): readonly string[] {
  const known = order?.(path) ?? [];
  const place = (key: string) => (known.includes(key) ? known.indexOf(key) : known.length);
  return Object.keys(group).sort((one, other) => place(one) - place(other));
}

function isFlow(value: unknown, like: Node | undefined): boolean {
  if (isCollection(like) && like.items.length > 0 && isMap(like) === isGroup(value)) return like.flow === true;
  return isList(value)
    ? value.every((entry) => !isGroup(entry) && !isList(entry))
    : isAmount(value) || isFigures(value);
}

const isAmount = (value: unknown) => isGroup(value) && Object.keys(value).every((key) => AMOUNT_KEYS.includes(key));

const isFigures = (value: unknown) =>
  isGroup(value) && Object.entries(value).every(([key, inner]) => FIGURE_KEYS.includes(key) && isAmount(inner));

const entryOf = (list: Node | undefined) => (isSeq(list) ? nodeOf(list.items[0]) : undefined);

const childOf = (group: Node | undefined, key: string) =>
  isMap(group) ? nodeOf(group.items.find((pair) => isScalar(pair.key) && pair.key.value === key)?.value) : undefined;

const nodeOf = (value: unknown) => (isNode(value) ? value : undefined);
