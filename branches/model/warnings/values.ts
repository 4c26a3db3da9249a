import { isMap, isScalar, isSeq, type Scalar } from 'yaml';
import { z } from 'zod';
import { normalText } from '../../../diagnostics/normalText.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { schemaAt } from '../files/schemaAt.ts';
import { schemaOf } from '../files/schemaOf.ts';

type Schema = z.core.$ZodType;

/** A value with its schema; a text of a group of languages has the code of its language. */
export type Value = Readonly<{ path: Path; node: Scalar; schema: Schema; language?: string }>;

export type Text = Readonly<{ path: Path; text: string; language?: string }>;

/** Every value of a file that its schema knows, in file order. */
export function valuesOf(source: YamlSource): readonly Value[] {
  const collect = (node: unknown, schema: Schema | undefined, path: Path, language?: string): readonly Value[] => {
    if (!schema) return [];
    const step = (key: string | number, child: unknown, code?: string) =>
      collect(child, schemaAt(schema, [key]), [...path, key], code);
    if (isSeq(node)) return node.items.flatMap((item, index) => step(index, item));
    if (isScalar(node)) return [{ path, node, schema, ...(language && { language }) }];
    if (!isMap(node)) return [];
    const isText = node.has('en');
    return node.items.flatMap(({ key, value }) => step(String(key), value, isText ? String(key) : undefined));
  };
  return collect(source.document.contents, schemaOf(source), []);
}

export const accepts = (schema: Schema, other: string): boolean => z.safeParse(schema, other).success;

/** Not an address, number or day: a schema that accepts this accepts any text. */
const ANY_TEXT = 'Door # 5, any text.';

export function textsAmong(values: readonly Value[]): readonly Text[] {
  const schemas = [...new Set(values.map(({ schema }) => schema))];
  const ofTexts = new Set(schemas.filter((schema) => accepts(schema, ANY_TEXT)));
  return values.flatMap(({ path, node, schema, ...language }) => {
    if (typeof node.value !== 'string' || !ofTexts.has(schema)) return [];
    return [{ path, text: normalText(node.value), ...language }];
  });
}
