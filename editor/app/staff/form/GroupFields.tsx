import type { FieldSchema, Path } from '../../../form/types.ts';
import { pictureSiblings } from '../../pictures/pictureSiblings.ts';
import { useFileForm } from './fileForm.ts';
import { HoursWeek } from './HoursWeek.tsx';
import { PictureField } from './PictureField.tsx';

export type GroupFieldsProps = Readonly<{ fields: readonly FieldSchema[]; path: Path; level: number }>;

/** The fields of a group, in the schema's order. */
export function GroupFields({ fields, path, level }: GroupFieldsProps) {
  const { Field } = useFileForm();
  if (fields.length > 1 && fields.every(({ kind }) => kind === 'hours')) return <HoursWeek days={fields} path={path} />;
  const besidePictures = fields.flatMap((field) => {
    const { alt, focus } = field.kind === 'picture' ? pictureSiblings(fields, field.key ?? '') : {};
    return [alt, focus];
  });
  return fields
    .filter((field) => !besidePictures.includes(field))
    .map((field) => {
      const here = [...path, field.key ?? ''];
      if (field.kind === 'picture') return <PictureField key={field.key} schema={field} path={here} fields={fields} />;
      return <Field key={field.key} schema={field} path={here} level={level} />;
    });
}
