import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldSchema, Path } from '../../../form/types.ts';
import { PictureWidget } from '../../pictures/PictureWidget.tsx';
import { pictureSiblings } from '../../pictures/pictureSiblings.ts';
import { emptyValue, valueAfterBlur } from './emptyValues.ts';
import { isAt, nameOf, useFileForm } from './fileForm.ts';
import { useField } from './useField.ts';

export type PictureFieldProps = Readonly<{
  schema: FieldSchema;
  path: Path;
  /** All fields of the group that the picture is in. */
  fields: readonly FieldSchema[];
}>;

/** A picture, with what it shows and the point of it that stays: fields beside it. */
export function PictureField({ schema, path, fields }: PictureFieldProps) {
  const { show, problems } = useFileForm();
  const { setValue } = useFormContext();
  const field = useField(schema, path);
  const group = path.slice(0, -1);
  const { alt, focus } = pictureSiblings(fields, schema.key ?? '');
  const siblings = [alt, focus].filter((sibling) => sibling !== undefined);
  const pathOf = (key = '') => [...group, key];
  const values: readonly unknown[] = useWatch({ name: siblings.map(({ key }) => nameOf(pathOf(key))) });
  const change = (key: string, value: unknown) => {
    const sibling = siblings.find((each) => each.key === key);
    setValue(nameOf(pathOf(key)), value === undefined && sibling ? emptyValue(sibling) : value);
  };
  const leave = () => {
    siblings.forEach((sibling, index) => {
      const left = valueAfterBlur(sibling, values[index]);
      if (left !== values[index]) change(sibling.key ?? '', left);
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when its inputs get or lose the focus.
    <div data-path={nameOf(path)} onFocus={() => show(path)} onBlur={leave}>
      <PictureWidget
        {...field}
        group={Object.fromEntries(siblings.map(({ key = '' }, index) => [key, values[index]]))}
        onGroupChange={change}
        fields={fields}
        groupProblems={problems.filter((problem) => isAt(problem.path, group))}
      />
    </div>
  );
}
