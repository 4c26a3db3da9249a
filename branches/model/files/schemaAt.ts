import { z } from 'zod';
import { normalText } from '../../../diagnostics/normalText.ts';
import type { Path } from '../../../diagnostics/place.ts';

type Schema = z.core.$ZodType;

/** The schema of the value at `path` inside `schema`; undefined for an unknown key. */
export function schemaAt(schema: Schema, path: Path): Schema | undefined {
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap(), path);
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  if (schema instanceof z.ZodUnion) {
    return schema.options.map((option) => schemaAt(option, path)).find((found) => found !== undefined);
  }
  const next = nextSchema(schema, step);
  return next && schemaAt(next, rest);
}

function nextSchema(schema: Schema, step: string | number): Schema | undefined {
  if (schema instanceof z.ZodArray) return typeof step === 'number' ? schema.element : undefined;
  if (!(schema instanceof z.ZodObject)) return undefined;
  const own = Object.entries<Schema>(schema.shape).find(([key]) => key === step);
  // A group of texts takes further languages.
  const others = schema.def.catchall;
  return own ? own[1] : others instanceof z.ZodNever ? undefined : others;
}

/** The keys that a group accepts, in the order of the manual. */
export function keysOf(schema: Schema): readonly string[] {
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap(keysOf))];
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** The data of a file in its normal form, without known keys that have no value, and translations that have no letter. */
export function withoutBlanks(value: unknown, schema: Schema | undefined): unknown {
  if (typeof value === 'string') return normalText(value);
  if (typeof value !== 'object' || value === null) return value;
  const named = schema ? keysOf(schema) : [];
  const below = (step: string | number) => schema && schemaAt(schema, [step]);
  if (Array.isArray(value)) return value.map((item, index) => withoutBlanks(item, below(index)));
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, entry]) => [key, withoutBlanks(entry, below(key))] as const)
      .filter(([key, entry]) => (entry !== null && (entry !== '' || named.includes(key))) || !below(key)),
  );
}
