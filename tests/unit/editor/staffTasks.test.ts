import { describe, expect, it } from 'vitest';
import { branchFile } from '../../../branches/model/schema/branchFile.ts';
import { clinicFile } from '../../../branches/model/schema/clinicFile.ts';
import { type FileKind, fieldsOf, NAMED, TASKS, taskOf } from '../../../editor/app/staff/tasks.ts';
import type { FieldSchema } from '../../../editor/form/fieldSchema.ts';
import { fieldSchema } from '../../../editor/form/fieldSchema.ts';

const SCHEMAS = { clinic: fieldSchema(clinicFile, []), branch: fieldSchema(branchFile, []) } as const;

/** The paths of all values of a group that are no groups themselves. */
function leaves(fields: readonly FieldSchema[], start = ''): readonly string[] {
  return fields.flatMap(({ kind, key, fields: inner = [] }) =>
    kind === 'group' ? leaves(inner, `${start}${key}.`) : [`${start}${key}`],
  );
}

const shown = (kind: FileKind, fields: readonly FieldSchema[]) =>
  TASKS.flatMap((task) => leaves(fieldsOf(task, kind, fields)));

describe('the tasks of staff', () => {
  it.each(['clinic', 'branch'] as const)('show every field of a %s file exactly once', (kind) => {
    const fields = SCHEMAS[kind].fields ?? [];
    expect([...shown(kind, fields)].sort()).toEqual([...leaves(fields)].sort());
  });

  it('show a field that was added to the schema under "Everything else"', () => {
    const added: FieldSchema = { kind: 'text', key: 'motto', title: 'Motto', isOptional: true };
    const fields = [...(SCHEMAS.branch.fields ?? []), added];
    expect(fieldsOf('other', 'branch', fields)).toContainEqual(added);
    expect(shown('branch', fields).filter((path) => path === 'motto')).toEqual(['motto']);
  });

  it('show a field that was added to a group with its group', () => {
    expect(taskOf('branch', ['address', 'district'])).toBe('address');
    expect(taskOf('clinic', ['social', 'youtube'])).toBe('links');
    expect(taskOf('clinic', ['social', 'instagramStories', 0, 'title'])).toBe('reviews');
  });

  it.each(['clinic', 'branch'] as const)('name only fields that a %s file has', (kind) => {
    for (const name of NAMED[kind].keys()) {
      const field = name
        .split('.')
        .reduce<FieldSchema | undefined>(
          (group, key) => group?.fields?.find((each) => each.key === key),
          SCHEMAS[kind],
        );
      expect(field, name).toBeDefined();
    }
  });
});
