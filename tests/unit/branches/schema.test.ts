import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { branchFile } from '../../../branches/model/schema/branchFile.ts';
import { clinicFile } from '../../../branches/model/schema/clinicFile.ts';
import { exampleOf } from '../../../branches/model/schema/manual.ts';
import { didYouMean } from '../../../diagnostics/didYouMean.ts';

type Field = readonly [path: string, schema: z.core.$ZodType];

/** Lists every key that a file may contain, with its schema. */
function fields(schema: z.core.$ZodType, path: string): readonly Field[] {
  if (schema instanceof z.ZodOptional) return fields(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return fields(schema.element, `${path}[]`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fields(option, path));
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, field]): Field[] => {
    const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
    return [[`${path}.${key}`, inner], ...fields(inner, `${path}.${key}`)];
  });
}

const all = [...fields(branchFile, 'branch'), ...fields(clinicFile, 'clinic')];

test('the schema has a description for every key', () => {
  const wordless = all.filter(([, schema]) => !/[A-Za-z].*[.?]$/.test(z.globalRegistry.get(schema)?.description ?? ''));
  expect(wordless.map(([path]) => path)).toEqual([]);
});

test('the schema has an example for every key, and every example is valid', () => {
  const wrong = all.filter(([, schema]) => {
    const example = exampleOf(schema);
    return example === undefined || !z.safeParse(schema, example).success;
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('branches/README.md covers every key of the schema', () => {
  const manual = readFileSync(new URL('../../../branches/README.md', import.meta.url), 'utf8');
  const keys = new Set(all.map(([path]) => path.split('.').at(-1) ?? path));
  expect([...keys].filter((key) => !manual.includes(`\`${key}\``))).toEqual([]);
});

test.each([
  ['fone', 'phone'],
  ['HOURS', 'hours'],
  ['exc', 'exceptions'],
  ['are', undefined],
  ['colour', undefined],
  ['constructor', undefined],
])('a mistyped key %s is recognised as %s, if only one is like it', (typed, meant) => {
  expect(didYouMean(typed, ['phone', 'whatsapp', 'areasServed', 'areaCodes', 'exceptions', 'hours', 'to'])).toBe(meant);
});
