/** The values of a branch file one by one, with what the schema takes in their place. */
import { isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import { z } from 'zod';
import { CLINIC_ID } from '../cross-checks.ts';
import { branchFile } from '../schema/branch-file.ts';
import { clinicFile } from '../schema/clinic-file.ts';
import { schemaAt } from '../schema-at.ts';
import type { Path, Source } from '../source.ts';

/** A value, and what may stand in its place. */
export type Value = Readonly<{ path: Path; node: Scalar; schema: z.core.$ZodType }>;

/** A text that pages show, or that is searched for; of some, the code of the language it stands below. */
export type Text = Readonly<{ path: Path; offset: number; text: string; language?: string }>;

/** Every value of a file that its schema knows, in the order of the file. */
export function valuesOf(source: Source): readonly Value[] {
  const whole = source.id === CLINIC_ID ? clinicFile : branchFile;
  const below = (node: unknown, path: Path): readonly Value[] => {
    if (isSeq<Node>(node)) return node.items.flatMap((item, index) => below(item, [...path, index]));
    if (isMap(node)) return node.items.flatMap(({ key, value }) => below(value, [...path, String(key)]));
    const schema = isScalar(node) ? schemaAt(whole, path) : undefined;
    return isScalar(node) && schema ? [{ path, node, schema }] : [];
  };
  return below(source.document.contents, []);
}

/** Whether `other` may stand in the place of a value. */
export const takes = ({ schema }: Value, other: string): boolean => z.safeParse(schema, other).success;

/** Neither an address nor a number nor a day: whoever takes it takes any text. */
const ANY_TEXT = 'Door # 5, any text.';

/** Those values of a file in whose place any text may stand. */
export function textsAmong(source: Source, values: readonly Value[]): readonly Text[] {
  return values.flatMap((value) => {
    const { path, node } = value;
    if (typeof node.value !== 'string' || !node.range || !takes(value, ANY_TEXT)) return [];
    const text = { path, offset: node.range[0], text: node.value.trim() };
    const group = source.nodeAt(path.slice(0, -1));
    return [isMap(group) && group.has('en') ? { ...text, language: String(path.at(-1)) } : text];
  });
}
