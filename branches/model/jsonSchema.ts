/** JSON Schemas of the branch files: editors show each field's description and example while staff type. */
import { z } from 'zod';
import { branchFile } from './schema/branchFile.ts';
import { clinicFile } from './schema/clinicFile.ts';

type JsonSchema = { [key: string]: unknown };
type Definitions = Readonly<Record<string, JsonSchema>>;

/** The files of `branches/schema/`, by name. */
export function createJsonSchemas(): Readonly<Record<string, string>> {
  return { 'branch.json': write(branchFile), 'clinic.json': write(clinicFile) };
}

function write(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'ref' }) as JsonSchema;
  return `${JSON.stringify(withBlanks(json, json.$defs as Definitions), null, 2)}\n`;
}

/** A schema merged with the definitions that it references. */
function resolved(schema: JsonSchema, definitions: Definitions): JsonSchema {
  const definition = definitions[String(schema.$ref).replace('#/$defs/', '')];
  return definition ? { ...resolved(definition, definitions), ...schema } : schema;
}

/** Lets optional keys be present without a value. */
function withBlanks(schema: unknown, definitions: Definitions): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withBlanks(each, definitions));
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withBlanks(value, definitions)]));
  const { properties, required = [] } = inner as { properties?: Record<string, JsonSchema>; required?: string[] };
  if (inner.type !== 'object' || !properties) return inner;
  const blank = ([key, value]: [string, JsonSchema]) => {
    if (required.includes(key)) return [key, value];
    const { description, examples } = resolved(value, definitions);
    return [key, { description, examples, anyOf: [value, { type: 'null' }] }];
  };
  return { ...inner, properties: Object.fromEntries(Object.entries(properties).map(blank)) };
}
