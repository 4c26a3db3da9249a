/** Forms come from the schema: what a field is called, what it takes, what helps. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { keysOf, schemaAt } from '../../../branches/model/files/schemaAt.ts';
import { branchFile } from '../../../branches/model/schema/branchFile.ts';
import { clinicFile } from '../../../branches/model/schema/clinicFile.ts';
import { localText, phone } from '../../../branches/model/schema/values.ts';
import type { FieldSchema } from '../../../editor/form/fieldSchema.ts';
import { fieldSchema } from '../../../editor/form/fieldSchema.ts';

const BRANCHES = ['chennai', 'madurai'];
const branch = fieldSchema(branchFile, BRANCHES);
const clinic = fieldSchema(clinicFile, BRANCHES);

/** The field at a path; `[]` is the entry of a list. */
function fieldAt(root: FieldSchema, path: string): FieldSchema {
  return path.split('.').reduce((field: FieldSchema, step) => {
    const next = step === '[]' ? field.item : field.fields?.find(({ key }) => key === step);
    if (!next) throw new Error(`There is no field ${step} in ${path}.`);
    return next;
  }, root);
}

const all = (field: FieldSchema): readonly FieldSchema[] => [
  field,
  ...[...(field.fields ?? []), ...(field.item ? [field.item] : [])].flatMap(all),
];

describe('every field', () => {
  const fields = [...all(branch), ...all(clinic)].slice(1);

  test('that is a key has a label', () => {
    const nameless = fields.filter(({ key, title }) => key !== undefined && !/^[A-Z]/.test(title));
    expect(nameless).toEqual([]);
  });

  test('has an input: none falls back to YAML', () => {
    expect(fields.filter(({ kind }) => kind === 'yaml')).toEqual([]);
  });

  test('of the schema is there, in its order', () => {
    expect(branch.fields?.map(({ key }) => key)).toEqual(keysOf(branchFile));
    expect(clinic.fields?.map(({ key }) => key)).toEqual(keysOf(clinicFile));
    const offer = schemaAt(clinicFile, ['offers', 0]);
    expect(fieldAt(clinic, 'offers.[]').fields?.map(({ key }) => key)).toEqual(offer && keysOf(offer));
  });
});

describe('the input of a field', () => {
  test.each([
    ['branch', 'name', 'localText'],
    ['branch', 'phone', 'phone'],
    ['branch', 'email', 'email'],
    ['branch', 'address', 'group'],
    ['branch', 'address.lines', 'list'],
    ['branch', 'address.lines.[]', 'localText'],
    ['branch', 'address.postcode', 'text'],
    ['branch', 'hours.monday', 'hours'],
    ['branch', 'exceptions.[].day', 'day'],
    ['branch', 'exceptions.[].hours', 'hours'],
    ['branch', 'booking.portal', 'link'],
    ['branch', 'siteUrl', 'link'],
    ['branch', 'consultation.freeOnline', 'flag'],
    ['branch', 'picture', 'picture'],
    ['branch', 'photos.outside.image', 'picture'],
    ['branch', 'photos.outside.focus', 'focus'],
    ['branch', 'stepFree', 'choice'],
    ['branch', 'offers.[].whatsapp', 'phone'],
    ['clinic', 'stats.rating', 'number'],
    ['clinic', 'prices.filling', 'amount'],
    ['clinic', 'treatments.kids.page.minutes', 'amount'],
    ['clinic', 'advice.brushingHelpUntilAge', 'amount'],
    ['clinic', 'team.[].languages.[]', 'choice'],
    ['clinic', 'team.[].branches.[].days.[]', 'choice'],
    ['clinic', 'primaryBranch', 'choice'],
  ] as const)('of %s: %s is %s', (file, path, kind) => {
    expect(fieldAt(file === 'clinic' ? clinic : branch, path).kind).toBe(kind);
  });

  test('knows what it can offer', () => {
    expect(fieldAt(branch, 'stepFree').options).toEqual(['yes', 'no', 'with help']);
    expect(fieldAt(branch, 'pictureFocus').options).toEqual(['top', 'bottom', 'left', 'right']);
    expect(fieldAt(clinic, 'primaryBranch').options).toEqual(BRANCHES);
    expect(fieldAt(clinic, 'offers.[].branches.[]').options).toEqual(BRANCHES);
  });

  test('knows whether it may be left out or empty, or is a price', () => {
    expect(fieldAt(branch, 'phone').isOptional).toBe(false);
    expect(fieldAt(branch, 'email').isOptional).toBe(true);
    expect(fieldAt(branch, 'areasServed').isNeverEmpty).toBe(true);
    expect(fieldAt(branch, 'exceptions').isNeverEmpty).toBeUndefined();
    expect(fieldAt(clinic, 'prices.filling').isPrice).toBe(true);
    expect(fieldAt(clinic, 'treatments.kids.page.minutes').isPrice).toBeUndefined();
    expect(fieldAt(clinic, 'advice.brushingHelpUntilAge').isRange).toBe(true);
  });
});

describe('the entries of a list', () => {
  test('have the help and the examples of the list', () => {
    expect(fieldAt(branch, 'offers.[].terms.[]')).toEqual({
      kind: 'localText',
      title: 'Conditions',
      example: { en: 'Cannot be combined with other offers' },
      isOptional: false,
    });
  });

  test('have their own name if they have one', () => {
    expect(fieldAt(clinic, 'team.[].branches.[]')).toMatchObject({
      title: 'Branch',
      description: 'A branch that the dentist works at.',
    });
  });
});

describe('a field that is added to the schema', () => {
  const extended = (shape: z.ZodRawShape) => fieldSchema(branchFile.extend(shape), BRANCHES);

  test('appears by itself, with its label, help and example', () => {
    const added = phone
      .meta({ title: 'Emergency number', description: 'At night.', examples: ['+910000000002'] })
      .optional();
    expect(fieldAt(extended({ emergency: added }), 'emergency')).toEqual({
      kind: 'phone',
      key: 'emergency',
      title: 'Emergency number',
      description: 'At night.',
      example: '+910000000002',
      isOptional: true,
    });
  });

  test('is called after its key if it has no title', () => {
    const form = extended({ nearestBusStop: z.strictObject({ name: localText, metres: z.number().int().max(500) }) });
    expect(fieldAt(form, 'nearestBusStop').title).toBe('Nearest bus stop');
    expect(fieldAt(form, 'nearestBusStop.metres').kind).toBe('number');
  });

  test.each([
    ['a record', z.record(z.string(), z.number())],
    ['a union of shapes', z.union([z.string(), z.strictObject({ a: z.string() })])],
    ['a tuple', z.tuple([z.string(), z.number()])],
    ['anything', z.unknown()],
    ['a class', z.instanceof(Date)],
  ])('is edited as YAML if it is %s', (_name, schema) => {
    expect(fieldAt(extended({ odd: schema }), 'odd').kind).toBe('yaml');
  });

  test.each([
    ['with a default', z.boolean().default(true), 'flag'],
    ['that may be null', z.string().nullable(), 'text'],
    ['that is transformed', z.string().transform(Number), 'text'],
    ['with the words listed one by one', z.union([z.literal('a'), z.literal('b')]), 'choice'],
  ] as const)('has the input of its value %s', (_name, schema, kind) => {
    expect(fieldAt(extended({ odd: schema }), 'odd').kind).toBe(kind);
  });
});
