/** The fields of a form, derived from the schema of a branch file: a key that is added there appears by itself. */
import { z } from 'zod';
import { keysOf, schemaAt } from '../../branches/model/files/schemaAt.ts';
import { jsonSchemaOf, kindOf, optionsOf } from './fieldKinds.ts';
import type { FieldLimits, FieldSchema } from './types.ts';

type Schema = z.core.$ZodType;
type Meta = Readonly<{ title?: string | undefined; description?: string | undefined; examples?: unknown }>;

/** Where a field is: its key, or the name and the first example of the list whose entry it is. */
type Place = Readonly<{ key?: string; list?: Readonly<{ title: string; example: unknown }> }>;

/**
 * The field of a schema, with all fields in it.
 * @param branches ids of the branches that can be chosen
 */
export function fieldSchema(schema: Schema, branches: readonly string[], { key, list }: Place = {}): FieldSchema {
  const { inner, meta } = unwrapped(schema);
  const kind = kindOf(inner);
  const title = meta.title ?? (key === undefined ? list?.title : titleOf(key)) ?? '';
  // The list has said what an entry is, unless that has a name of its own. A label needs no help that repeats it.
  const isSaid = list ? meta.title === undefined : meta.description === `${title}.`;
  const example = list?.example ?? firstOf(meta.examples);
  return {
    ...kind,
    ...(key !== undefined && { key }),
    title,
    ...(meta.description && !isSaid && { description: meta.description }),
    ...(example !== undefined && { example }),
    isOptional: schema._zod.optin === 'optional',
    ...partsOf(inner, kind, branches, { title, example: firstOf(example) }),
  };
}

const firstOf = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined);

/** "Areas served" for `areasServed`. */
const titleOf = (key: string) => {
  const words = key.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function partsOf(
  schema: Schema,
  { kind, isBranch }: ReturnType<typeof kindOf>,
  branches: readonly string[],
  list: NonNullable<Place['list']>,
): Partial<FieldSchema> {
  switch (kind) {
    case 'group':
    case 'amount':
      return { fields: fieldsOf(schema, branches) };
    case 'focus': {
      const sides = jsonSchemaOf(schema)
        .anyOf?.map(optionsOf)
        .find(({ length }) => length > 0);
      return { fields: fieldsOf(schema, branches), options: sides ?? [] };
    }
    case 'list': {
      const item = schema instanceof z.ZodArray ? { item: fieldSchema(schema.element, branches, { list }) } : {};
      return { ...item, ...limitsOf(schema) };
    }
    case 'choice':
      return { options: isBranch ? branches : optionsOf(jsonSchemaOf(schema)) };
    case 'number':
    case 'text':
      return limitsOf(schema);
    default:
      return {};
  }
}

const fieldsOf = (schema: Schema, branches: readonly string[]): readonly FieldSchema[] =>
  keysOf(schema).map((key) => fieldSchema(fieldAt(schema, key), branches, { key }));

/** The schema of a key, as it is: also whether it may be left out. */
function fieldAt(schema: Schema, key: string): Schema {
  const own: Schema | undefined = schema instanceof z.ZodObject ? schema.shape[key] : schemaAt(schema, [key]);
  return own ?? z.unknown();
}

function limitsOf(schema: Schema): Pick<FieldSchema, 'limits'> {
  const { type, minimum, maximum, minItems, maxItems, minLength, maxLength, pattern } = jsonSchemaOf(schema);
  const limits: Record<keyof FieldLimits, unknown> = {
    minimum: minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum,
    maximum: maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum,
    isWhole: type === 'integer' ? true : undefined,
    minItems,
    maxItems,
    minLength,
    maxLength,
    pattern,
  };
  const known = Object.entries(limits).filter(([, limit]) => limit !== undefined);
  return known.length > 0 ? { limits: Object.fromEntries(known) } : {};
}

/** A schema without what makes it optional or gives it a default, and what it says of itself, the outermost first. */
function unwrapped(schema: Schema): { inner: Schema; meta: Meta } {
  const own: Meta = z.globalRegistry.get(schema) ?? {};
  const within = innerOf(schema);
  if (!within) return { inner: schema, meta: own };
  const { inner, meta } = unwrapped(within);
  return { inner, meta: { ...meta, ...own } };
}

function innerOf(schema: Schema): Schema | undefined {
  if (schema instanceof z.ZodPipe) return schema.in;
  const wraps =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodLazy;
  return wraps ? schema.unwrap() : undefined;
}
