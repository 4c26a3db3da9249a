/** What text editors and the form show for a field. */
import { z } from 'zod';
import words from '../../../locales/en/editor-fields.json' with { type: 'json' };

/** The names and helps of all fields by group and field, in one language; English has all of them. */
export type FieldTexts = Readonly<
  Partial<Record<string, Readonly<Partial<Record<string, Readonly<{ title?: string; help?: string }>>>>>>
>;

type Words = Omit<typeof words, 'choices'>;

/** Where the words of a field are: `branch.phone`. */
export type FieldName = { [Group in keyof Words]: `${Group}.${keyof Words[Group] & string}` }[keyof Words];

/** The names of schemas. What is given another example (`phone.meta(...)`) keeps its name. */
export const NAMES = z.registry<Readonly<{ name: FieldName }>>();

/** What a field is called, and what helps to fill it in. @param translation what it lacks is in English */
export function fieldTexts(name: FieldName, translation: FieldTexts = {}) {
  const [group = '', field = ''] = name.split('.');
  return { ...(words as FieldTexts)[group]?.[field], ...translation[group]?.[field] };
}

/** Names a field, and gives it a description for text editors. @param example undefined if that of the schema itself is fine */
export function named<Schema extends z.ZodType>(schema: Schema, name: FieldName, example?: unknown): Schema {
  const { title, help } = fieldTexts(name);
  const description = help ? `${title}. ${help}` : `${title}.`;
  const own = schema.meta({ description, ...(example !== undefined && { examples: [example] }) });
  NAMES.add(own, { name });
  return own;
}

/** A value that gets its name where it is used. */
export const withExample = <Schema extends z.ZodType>(schema: Schema, example: unknown) =>
  schema.meta({ examples: [example] });

/** A group of these keys and no others. */
export const group = <Shape extends z.core.$ZodShape>(
  name: FieldName,
  shape: Shape,
  example: unknown = exampleOfAll(shape),
) => named(z.strictObject(shape), name, example);

/** The example of a group: that of each key that must be there. */
export const exampleOfAll = (shape: z.core.$ZodShape) =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([, schema]) => !(schema instanceof z.ZodOptional))
      .map(([key, schema]) => [key, exampleOf(schema)]),
  );

export function exampleOf(schema: z.core.$ZodType): unknown {
  const examples: unknown = z.globalRegistry.get(schema)?.examples;
  return Array.isArray(examples) ? examples[0] : undefined;
}
