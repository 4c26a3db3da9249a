/** Detects that all lines from one group to the end of the file are indented, as happens when Tab is pressed on a selection. */
import type { z } from 'zod';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { isContent } from './edits.ts';
import { type MissingGroups, missingGroups } from './missingGroups.ts';

/** Reported once, at the first of the lines. */
export function movedEnd(source: YamlSource, schema: z.ZodType): readonly Problem[] {
  const groups = missingGroups(source, schema);
  const moved = groups && firstMoved(source, groups);
  if (!moved) return [];
  const { offset, indent } = moved;
  const [, ...below] = source.text.slice(offset).trimEnd().split('\n');
  if (!below.filter(isContent).every((line) => line.startsWith(indent))) return [];
  const spaces = `${indent.length} ${indent.length === 1 ? 'space' : 'spaces'}`;
  const message = indent.includes('\t')
    ? 'this line and all lines below start with one tab too many. Delete the tab at the start of each.'
    : `this line and all lines below start ${spaces} too far to the right. Delete ${spaces} at the start of each.`;
  return [source.problem(offset + indent.length, message)];
}

/** The first missing group that appears indented after the last present one. */
export function firstMoved(source: YamlSource, { missing, following, last }: MissingGroups) {
  const lines = source.text.slice(last).matchAll(/^([ \t]+)(\w+)[ \t]*:/gm);
  const below = [...lines].map(({ 1: indent = '', 2: key = '', index }) => ({ indent, key, offset: last + index }));
  const group = below.find(({ key }) => following.includes(key) && missing.includes(key));
  // An optional group may have moved with it.
  return group && below.find(({ indent, key }) => indent === group.indent && following.includes(key));
}
