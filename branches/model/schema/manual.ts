/** What editors and the form show for a field. */
import { z } from 'zod';

/** @param example undefined if that of the schema itself is fine */
export const described = <Schema extends z.ZodType>(schema: Schema, description: string, example?: unknown) =>
  schema.meta({ description, ...(example !== undefined && { examples: [example] }) });

/** The same for a field whose key says too little to be its title. */
export const titled = <Schema extends z.ZodType>(
  schema: Schema,
  title: string,
  description: string,
  example?: unknown,
) => schema.meta({ title, description, ...(example !== undefined && { examples: [example] }) });

/** A group of these keys and no others. */
export const group = <Shape extends z.core.$ZodShape>(
  title: string,
  description: string,
  shape: Shape,
  example: unknown = exampleOfAll(shape),
) => titled(z.strictObject(shape), title, description, example);

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
