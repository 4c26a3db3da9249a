/** The values of a branch file one by one, with what the schema takes in their place. */
import { isMap, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml';
import { z } from 'zod';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { CLINIC_ID } from '../files/crossChecks.ts';
import { schemaAt } from '../files/schemaAt.ts';
import { branchFile } from '../schema/branchFile.ts';
import { clinicFile } from '../schema/clinicFile.ts';

type Schema = z.core.$ZodType;

/** A value, what may stand in its place, and the keys beside it. */
export type Value = Readonly<{ path: Path; node: Scalar; schema: Schema; group: YAMLMap | undefined }>;

/** A text that pages show, or that is searched for; of some, the code of the language it stands below. */
export type Text = Readonly<{ path: Path; offset: number; text: string; language?: string }>;

/** Every value of a file that its schema knows, in the order of the file. */
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
  collect(source.document.contents, source.id === CLINIC_ID ? clinicFile : branchFile, []);
  return values;
}

/** Whether `other` may stand in the place of a value. */
export const takes = (schema: Schema, other: string): boolean => z.safeParse(schema, other).success;

/** Neither an address nor a number nor a day: whoever takes it takes any text. */
const ANY_TEXT = 'Door # 5, any text.';

/** Those values in whose place any text may stand. */
export function textsAmong(values: readonly Value[]): readonly Text[] {
  const schemas = [...new Set(values.map(({ schema }) => schema))];
  const ofTexts = new Set(schemas.filter((schema) => takes(schema, ANY_TEXT)));
  return values.flatMap(({ path, node, schema, group }) => {
    if (typeof node.value !== 'string' || !node.range || !ofTexts.has(schema)) return [];
    const text = { path, offset: node.range[0], text: node.value.trim() };
    return [group?.has('en') ? { ...text, language: String(path.at(-1)) } : text];
  });
}
