/** The fields of a form, derived from the schema of a branch file: a new key appears automatically. */
import { z } from 'zod';
import { amount, price, range } from '../../branches/model/schema/amounts.ts';
import { type FieldTexts, fieldTexts, NAMES } from '../../branches/model/schema/manual.ts';
import { dayHours } from '../../branches/model/schema/openingHours.ts';
import { picture, pictureFocus } from '../../branches/model/schema/picture.ts';
import {
  branchId,
  chatNumber,
  dentistId,
  id,
  link,
  localText,
  origin,
  phone,
  serviceId,
} from '../../branches/model/schema/values.ts';

type PlainKind = 'text' | 'number' | 'flag' | 'email' | 'day' | 'link';
type MadeKind = 'group' | 'list' | 'localText' | 'phone' | 'hours' | 'amount' | 'picture' | 'focus' | 'choice' | 'name';

/** Which input a field needs; `name` is an id that only files need, `yaml` anything else. */
export type FieldKind = PlainKind | MadeKind | 'yaml';

/** The ids to choose from. */
export type Choices = Readonly<Record<'branches' | 'dentists' | 'services', readonly string[]>>;

/** What an input needs besides its JSON Schema. */
type Input = Readonly<{
  kind: FieldKind;
  /** An amount in rupees. */
  isPrice?: boolean;
  /** An amount with both limits. */
  isRange?: boolean;
  /** A choice among what the site has. */
  among?: keyof Choices;
}>;

/** A field of a file, with the schema's own words. */
export type FieldSchema = Input &
  Readonly<{
    /** Key in its group; the entries of a list and the file itself have none. */
    key?: string | undefined;
    title: string;
    description?: string | undefined;
    example?: unknown;
    isOptional: boolean;
    /** For a choice. */
    options?: readonly string[] | undefined;
    /** For a group, an amount or a focus. */
    fields?: readonly FieldSchema[] | undefined;
    /** For a list. */
    item?: FieldSchema | undefined;
    /** A list that has at least one entry if it exists. */
    isNeverEmpty?: boolean | undefined;
  }>;

/** Schemas with a special input. Copies of them (`phone.describe(...)`) count as the same. */
const INPUTS = z
  .registry<Input>()
  .add(localText, { kind: 'localText' })
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
  .add(id, { kind: 'name' })
  .add(branchId, { kind: 'choice', among: 'branches' })
  .add(dentistId, { kind: 'choice', among: 'dentists' })
  .add(serviceId, { kind: 'choice', among: 'services' });

/** The kind of a value by its format in JSON Schema, or else by its type. */
const KINDS: Readonly<Partial<Record<string, PlainKind>>> = {
  email: 'email',
  date: 'day',
  uri: 'link',
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'flag',
};

type Json = Pick<
  z.core.JSONSchema.BaseSchema,
  'type' | 'format' | 'title' | 'description' | 'examples' | 'enum' | 'const' | 'minItems' | 'required'
> &
  Readonly<{ input?: Input; properties?: Record<string, Json>; items?: Json; anyOf?: readonly Json[] }>;

/** The field of a schema, with all fields in it. @param choices the ids to choose from @param translation of the fields' names */
export function fieldSchema(schema: z.core.$ZodType, choices: Choices, translation?: FieldTexts) {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const input = INPUTS.get(zodSchema);
      if (input) jsonSchema.input = input;
      const { name } = NAMES.get(zodSchema) ?? {};
      if (!name) return;
      const { title, help } = fieldTexts(name, translation);
      Object.assign(jsonSchema, { title, description: help });
    },
  });
  return fieldOf(json as Json, choices, {});
}

/** The place of a field: its key, or the name and first example of the list that it is an entry of. */
type Place = Readonly<{ key?: string; isOptional?: boolean; list?: Pick<FieldSchema, 'title' | 'example'> }>;

function fieldOf(json: Json, choices: Choices, { key, isOptional = false, list }: Place): FieldSchema {
  const input = inputOf(json);
  const { kind } = input;
  const title = json.title ?? key ?? list?.title ?? '';
  const example = list?.example ?? firstOf(json.examples);
  return {
    ...input,
    key,
    title,
    description: json.description,
    example,
    isOptional,
    ...(kind === 'choice' && { options: input.among ? choices[input.among] : optionsOf(json) }),
    ...((kind === 'group' || kind === 'amount' || kind === 'focus') && { fields: fieldsOf(json, choices) }),
    ...(kind === 'list' && {
      item: fieldOf(json.items ?? {}, choices, { list: { title, example: firstOf(example) } }),
      isNeverEmpty: (json.minItems ?? 0) > 0 || undefined,
    }),
  };
}

function inputOf(json: Json): Input {
  if (json.input) return json.input;
  if (json.properties) return { kind: 'group' };
  if (json.items) return { kind: 'list' };
  if (optionsOf(json).length > 0) return { kind: 'choice' };
  // A value that may also be null has two types.
  const [type = ''] = [json.type].flat();
  return { kind: KINDS[json.format ?? ''] ?? KINDS[type] ?? 'yaml' };
}

/** The fields of a group, or of all its alternatives. */
function fieldsOf({ properties = {}, required, anyOf = [] }: Json, choices: Choices): FieldSchema[] {
  const own = Object.entries(properties).map(([key, json]) =>
    fieldOf(json, choices, { key, isOptional: !required?.includes(key) }),
  );
  const all = [...own, ...anyOf.flatMap((each) => fieldsOf(each, choices))];
  return [...new Map(all.map((field) => [field.key, field])).values()];
}

/** The texts that a schema accepts, if it lists all of them. */
function optionsOf({ enum: listed, const: only, anyOf = [] }: Json): readonly string[] {
  if (only !== undefined || listed) {
    const options: readonly unknown[] = listed ?? [only];
    return options.every((option) => typeof option === 'string') ? options : [];
  }
  const options = anyOf.map(optionsOf);
  return options.every(({ length }) => length > 0) ? options.flat() : [];
}

const firstOf = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined);
