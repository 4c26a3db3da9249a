import type { FieldSchema, Path } from '../../../form/types.ts';
import { useFileForm } from './fileForm.ts';
import { HoursWeek } from './HoursWeek.tsx';

export type GroupFieldsProps = Readonly<{ fields: readonly FieldSchema[]; path: Path; level: number }>;

/** The fields of a group, in the schema's order. */
export function GroupFields({ fields, path, level }: GroupFieldsProps) {
  const { Field } = useFileForm();
  if (fields.length > 1 && fields.every(({ kind }) => kind === 'hours')) return <HoursWeek days={fields} path={path} />;
  return fields.map((field) => (
    <Field key={field.key} schema={field} path={[...path, field.key ?? '']} level={level} />
  ));
}
