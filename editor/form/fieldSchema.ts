/** The fields of a form, derived from the schema of a branch file: a key that is added there appears by itself. */
import { z } from 'zod';
import { keysOf, schemaAt } from '../../branches/model/files/schemaAt.ts';
import { amount, price, range } from '../../branches/model/schema/amounts.ts';
import { dayHours } from '../../branches/model/schema/openingHours.ts';
import { picture, pictureFocus } from '../../branches/model/schema/picture.ts';
import {
  branchId,
  chatNumber,
  link,
  localSentences,
  localText,
  origin,
  phone,
} from '../../branches/model/schema/values.ts';
import type { FieldKind, FieldSchema } from './types.ts';

type Schema = z.core.$ZodType;
type JsonSchema = z.core.JSONSchema.BaseSchema;
type Meta = Readonly<{ title?: string | undefined; description?: string | undefined; examples?: unknown }>;

/** What an input needs to know beside what its JSON Schema says. */
type Kind = Pick<FieldSchema, 'kind' | 'isPrice' | 'isRange' | 'isBranch'>;

/** The schemas with an input made for them. What is described anew (`phone.describe(...)`) counts as the same. */
const KINDS = z
  .registry<Kind>()
  .add(localText, { kind: 'localText' })
  .add(localSentences, { kind: 'localText' })
  .add(phone, { kind: 'phone' })
  .add(chatNumber, { kind: 'phone' })
  .add(link, { kind: 'link' })
  .add(origin, { kind: 'link' })
  .add(dayHours, { kind: 'hours' })
  .add(amount, { kind: 'amount' })
  .add(price, { kind: 'amount', isPrice: true })
  .add(range, { kind: 'amount', isRange: true })
  .add(picture, { kind: 'picture' })
  .add(pictureFocus, { kind: 'focus' })
  .add(branchId, { kind: 'choice', isBranch: true });

/** Of a value that JSON Schema gives a format, or else a type. */
const BY_FORMAT: Readonly<Partial<Record<string, FieldKind>>> = { email: 'email', date: 'day', uri: 'link' };
const BY_TYPE: Readonly<Partial<Record<string, FieldKind>>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'flag',
};

/** @param schema without what makes it optional */
function kindOf(schema: Schema): Kind {
  const known = KINDS.get(schema);
  if (known) return known;
  if (schema instanceof z.ZodObject) return { kind: 'group' };
  if (schema instanceof z.ZodArray) return { kind: 'list' };
  const json = jsonSchemaOf(schema);
  if (optionsOf(json).length > 0) return { kind: 'choice' };
  return { kind: BY_FORMAT[json.format ?? ''] ?? BY_TYPE[String(json.type)] ?? 'yaml' };
}

/** What a schema accepts, as far as JSON Schema can say. */
const jsonSchemaOf = (schema: Schema): JsonSchema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** The texts that a schema accepts, if it lists all of them. */
function optionsOf({ enum: listed, const: only, anyOf }: JsonSchema): readonly string[] {
  if (only !== undefined || listed) {
    const options: readonly unknown[] = listed ?? [only];
    return options.every((option) => typeof option === 'string') ? options : [];
  }
  const options = (anyOf ?? []).map((each) => optionsOf(each));
  return options.every(({ length }) => length > 0) ? options.flat() : [];
}

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
  { kind, isBranch }: Kind,
  branches: readonly string[],
  list: NonNullable<Place['list']>,
): Partial<FieldSchema> {
  const fields = () => keysOf(schema).map((key) => fieldSchema(fieldAt(schema, key), branches, { key }));
  if (kind === 'group' || kind === 'amount') return { fields: fields() };
  if (kind === 'choice') return { options: isBranch ? branches : optionsOf(jsonSchemaOf(schema)) };
  if (kind === 'focus') {
    const sides = jsonSchemaOf(schema).anyOf?.map(optionsOf);
    return { fields: fields(), options: sides?.find(({ length }) => length > 0) ?? [] };
  }
  if (!(schema instanceof z.ZodArray)) return {};
  const isNeverEmpty = (jsonSchemaOf(schema).minItems ?? 0) > 0;
  return { item: fieldSchema(schema.element, branches, { list }), ...(isNeverEmpty && { isNeverEmpty }) };
}

/** The schema of a key, as it is: also whether it may be left out. */
function fieldAt(schema: Schema, key: string): Schema {
  const own: Schema | undefined = schema instanceof z.ZodObject ? schema.shape[key] : schemaAt(schema, [key]);
  return own ?? z.unknown();
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
  const { innerType }: z.core.$ZodTypeDef & Readonly<{ innerType?: Schema }> = schema._zod.def;
  return schema instanceof z.ZodPipe ? schema.in : innerType;
}
