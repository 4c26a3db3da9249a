/** Lists the values of a branch file with their schemas. */
import { isMap, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml';
import { z } from 'zod';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { schemaAt } from '../files/schemaAt.ts';
import { schemaOf } from '../files/schemaOf.ts';

type Schema = z.core.$ZodType;

/** A value with its schema and the group that contains it. */
export type Value = Readonly<{ path: Path; node: Scalar; schema: Schema; group: YAMLMap | undefined }>;

/** A text, with the code of its language if it has one. */
export type Text = Readonly<{ path: Path; offset: number; text: string; language?: string }>;

/** Every value of a file that its schema knows, in file order. */
export function valuesOf(source: YamlSource): readonly Value[] {
  const values: Value[] = [];
  const collect = (node: unknown, schema: Schema | undefined, path: Path, group?: YAMLMap): void => {
    if (!schema) return;
    const step = (key: string | number, child: unknown, own?: YAMLMap) =>
      collect(child, schemaAt(schema, [key]), [...path, key], own);
    if (isSeq(node)) for (const [index, item] of node.items.entries()) step(index, item);
    else if (isMap(node)) for (const { key, value } of node.items) step(String(key), value, node);
    else if (isScalar(node)) values.push({ path, node, schema, group });
  };
  collect(source.document.contents, schemaOf(source), []);
  return values;
}

export const accepts = (schema: Schema, other: string): boolean => z.safeParse(schema, other).success;

/** Not an address, number or day: a schema that accepts this accepts any text. */
const ANY_TEXT = 'Door # 5, any text.';

/** The values whose schema accepts any text. */
export function textsAmong(values: readonly Value[]): readonly Text[] {
  const schemas = [...new Set(values.map(({ schema }) => schema))];
  const ofTexts = new Set(schemas.filter((schema) => accepts(schema, ANY_TEXT)));
  return values.flatMap(({ path, node, schema, group }) => {
    if (typeof node.value !== 'string' || !node.range || !ofTexts.has(schema)) return [];
    const text = { path, offset: node.range[0], text: node.value.trim() };
    return [group?.has('en') ? { ...text, language: String(path.at(-1)) } : text];
  });
}
