import { valueAt } from '../../../../branches/yaml/values.ts';
import type { FieldSchema, Path } from '../../../form/types.ts';
import { PictureWidget } from '../../pictures/PictureWidget.tsx';
import { pictureSiblings } from '../../pictures/pictureSiblings.ts';
import { useChange, useField, useFileForm } from './fileForm.tsx';
import { isAt, nameOf, valueAfterBlur } from './values.ts';

export type PictureFieldProps = Readonly<{
  schema: FieldSchema;
  path: Path;
  /** All fields of the group that the picture is in. */
  fields: readonly FieldSchema[];
}>;

/** A picture, with what it shows and the point of it that stays: fields beside it. */
export function PictureField({ schema, path, fields }: PictureFieldProps) {
  const { show, problems, values } = useFileForm();
  const changeField = useChange();
  const field = useField(schema, path);
  const group = path.slice(0, -1);
  const { alt, focus } = pictureSiblings(fields, schema.key ?? '');
  const siblings = [alt, focus].filter((sibling) => sibling !== undefined);
  const pathOf = (key = '') => [...group, key];
  const siblingValue = (key = '') => valueAt(values, pathOf(key));
  const change = (key: string, value: unknown) => {
    const sibling = siblings.find((each) => each.key === key);
    if (sibling) changeField(sibling, pathOf(key), value);
  };
  const leave = () => {
    for (const sibling of siblings) {
      const value = siblingValue(sibling.key);
      const left = valueAfterBlur(sibling, value);
      if (left !== value) change(sibling.key ?? '', left);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when its inputs get or lose the focus.
    <div data-path={nameOf(path)} onFocus={() => show(path)} onBlur={leave}>
      <PictureWidget
        {...field}
        group={Object.fromEntries(siblings.map(({ key = '' }) => [key, siblingValue(key)]))}
        onGroupChange={change}
        fields={fields}
        groupProblems={problems.filter((problem) => isAt(problem.path, group))}
      />
    </div>
  );
}
