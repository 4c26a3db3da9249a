import type { FieldSchema, Path } from '../../../form/types.ts';
import { HoursWeek } from './HoursWeek.tsx';
import { SchemaField } from './SchemaField.tsx';

export type GroupFieldsProps = Readonly<{ fields: readonly FieldSchema[]; path: Path; level: number }>;

/** The fields of a group, in the schema's order. */
export function GroupFields({ fields, path, level }: GroupFieldsProps) {
  if (fields.length > 1 && fields.every(({ kind }) => kind === 'hours')) return <HoursWeek days={fields} path={path} />;
  return fields.map((field) => (
    <SchemaField key={field.key} schema={field} path={[...path, field.key ?? '']} level={level} />
  ));
}
