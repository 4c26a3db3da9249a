/** Forms are derived from the schema: names, inputs, help texts and tasks of fields. */
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { keysOf, schemaAt } from '../../../../branches/model/files/schemaAt.ts';
import { branchFile } from '../../../../branches/model/schema/branchFile.ts';
import { clinicFile } from '../../../../branches/model/schema/clinicFile.ts';
import { phone } from '../../../../branches/model/schema/values.ts';
import { type FieldSchema, fieldSchema } from '../../../../editor/content/fieldSchema.ts';
import { type FileKind, fieldsOf, NAMED, TASKS, taskOf } from '../../../../editor/content/tasks.ts';
import words from '../../../../locales/en/editor-fields.json' with { type: 'json' };
import { TREATMENT_FILES } from '../../../../site/pages/services.ts';

const BRANCHES = ['chennai', 'madurai'];
const CHOICES = { branches: BRANCHES, dentists: ['dr-one'], services: ['x-rays'] };
const SCHEMAS = { clinic: fieldSchema(clinicFile, CHOICES), branch: fieldSchema(branchFile, CHOICES) };
const KINDS = ['clinic', 'branch'] as const;

/** The field at a path such as `branch.offers.[]`, the entry of a list. */
function fieldAt(path: string, schemas: Readonly<Record<string, FieldSchema>> = SCHEMAS): FieldSchema {
  const [file = '', ...steps] = path.split('.');
  return steps.reduce((field: FieldSchema | undefined, step) => {
    const next = step === '[]' ? field?.item : field?.fields?.find(({ key }) => key === step);
    if (!next) throw new Error(`There is no field ${step} in ${path}.`);
    return next;
  }, schemas[file]) as FieldSchema;
}

const all = (field: FieldSchema): readonly FieldSchema[] => [
  field,
  ...[...(field.fields ?? []), ...(field.item ? [field.item] : [])].flatMap(all),
];

test('every field of the schema is there, in its order, with a label and an input', () => {
  const fields = KINDS.flatMap((kind) => all(SCHEMAS[kind]).slice(1));
  expect(fields.filter(({ key, title }) => key !== undefined && !/^[A-Z]/.test(title))).toEqual([]);
  expect(fields.filter(({ kind }) => kind === 'yaml')).toEqual([]);
  const options = fields.flatMap(({ kind, among, options: all = [] }) => (kind === 'choice' && !among ? all : []));
  expect(options.filter((option) => !(option in words.choices))).toEqual([]);
  expect(TREATMENT_FILES.filter((service) => !(service in words.choices))).toEqual([]);
  const keysAt = (path: string) => fieldAt(path).fields?.map(({ key }) => key);
  expect([keysAt('branch'), keysAt('clinic')]).toEqual([keysOf(branchFile), keysOf(clinicFile)]);
  const offer = schemaAt(clinicFile, ['offers', 0]);
  expect(keysAt('clinic.offers.[]')).toEqual(offer && keysOf(offer));
});

test.each<[string, Partial<FieldSchema>]>([
  ['branch.phone', { kind: 'phone', isOptional: false }],
  ['branch.areasServed', { isNeverEmpty: true }],
  ['branch.hours.monday', { kind: 'hours' }],
  ['branch.consultation.freeOnline', { kind: 'flag' }],
  ['branch.pictureFocus', { kind: 'focus' }],
  ['branch.notOffered.[]', { kind: 'choice', options: CHOICES.services }],
  ['branch.dentists.[].id', { kind: 'choice', options: CHOICES.dentists }],
  ['branch.prices.filling', { kind: 'amount', isPrice: true, isOptional: true }],
  ['branch.stepFree', { kind: 'choice', options: ['yes', 'no', 'with help'] }],
  ['clinic.prices.filling', { kind: 'amount', isPrice: true }],
  ['clinic.treatments.kids.page.minutes', { kind: 'amount' }],
  ['clinic.advice.brushingHelpUntilAge', { kind: 'amount', isRange: true }],
  ['clinic.primaryBranch', { kind: 'choice', options: BRANCHES }],
  ['clinic.offers.[].branches.[]', { kind: 'choice', options: BRANCHES }],
  ['clinic.team.[].branches.[].days.[]', { kind: 'choice' }],
  // An entry has the help of its list, unless it has its own.
  ['branch.offers.[].terms.[]', { title: 'Conditions', example: { en: 'Cannot be combined with other offers' } }],
  ['clinic.team.[].branches.[]', { title: 'Branch', description: 'A branch that the dentist works at.' }],
])('the input of %s is %j', (path, input) => {
  expect(fieldAt(path)).toMatchObject(input);
});

describe('a field that is added to the schema', () => {
  const added = (odd: z.ZodType, path = 'odd') =>
    fieldAt(`branch.${path}`, { branch: fieldSchema(branchFile.extend({ odd }), CHOICES) });

  test('appears by itself, with its label, help and example', () => {
    const [description, example] = ['At night.', '+910000000002'];
    const schema = phone.meta({ title: 'Emergency number', description, examples: [example] }).optional();
    const title = 'Emergency number';
    expect(added(schema)).toEqual({ kind: 'phone', key: 'odd', title, description, example, isOptional: true });
  });
});

describe('the tasks of staff', () => {
  /** The paths of all values of a group that are no groups themselves. */
  const leaves = (fields: readonly FieldSchema[], start = ''): readonly string[] =>
    fields.flatMap(({ kind, key, fields: inner = [] }) =>
      kind === 'group' ? leaves(inner, `${start}${key}.`) : [`${start}${key}`],
    );
  const shown = (kind: FileKind, fields: readonly FieldSchema[]) =>
    TASKS.flatMap((task) => leaves(fieldsOf(task, kind, fields)));

  test.each(KINDS)('show every field of a %s file exactly once but the test site, and name no other', (kind) => {
    const { fields = [] } = SCHEMAS[kind];
    const all = leaves(fields).filter((path) => path !== 'testSite');
    expect(shown(kind, fields).toSorted()).toEqual(all.toSorted());
    for (const name of NAMED[kind].keys()) expect(fieldAt(`${kind}.${name}`)).toBeDefined();
  });

  test('show a new field under "Everything else", or with its group', () => {
    const motto: FieldSchema = { kind: 'text', key: 'motto', title: 'Motto', isOptional: true };
    const fields = [...(SCHEMAS.branch.fields ?? []), motto];
    expect(fieldsOf('other', 'branch', fields)).toContainEqual(motto);
    expect(shown('branch', fields).filter((path) => path === 'motto')).toEqual(['motto']);
    expect(taskOf('branch', ['address', 'district'])).toBe('address');
    expect(taskOf('clinic', ['social', 'youtube'])).toBe('links');
    expect(taskOf('clinic', ['social', 'instagramStories', 0, 'title'])).toBe('reviews');
  });
});
