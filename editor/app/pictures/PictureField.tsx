import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { valueAt } from '../../../branches/yaml/values.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { frameAt } from '../../../renderer/site/pictureFields.ts';
import type { FieldSchema } from '../../form/fieldSchema.ts';
import { isSame } from '../../yaml/values.ts';
import { FieldFrame } from '../staff/form/FieldFrame.tsx';
import { useField, useFileForm } from '../staff/form/fileForm.tsx';
import { InputField } from '../staff/form/InputField.tsx';
import { nameOf, written } from '../staff/form/values.ts';
import { Notice } from '../ui/Notice.tsx';
import { FocusWidget } from './FocusWidget.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import { pictureSiblings } from './pictureSiblings.ts';

export type PictureFieldProps = Readonly<{
  schema: FieldSchema;
  path: Path;
  /** All fields of the group that the picture is in. */
  fields: readonly FieldSchema[];
}>;

/** A picture: dropped in or chosen, cut as the page cuts it, with the point that stays and the text for who cannot see it. */
export function PictureField({ schema, path, fields }: PictureFieldProps) {
  const { t } = useTranslation('editor-staff');
  const { show, values, change: changeField } = useFileForm();
  const field = useField(schema, path);
  const [textBefore, setTextBefore] = useState<unknown>();
  const { alt, focus } = pictureSiblings(fields, schema.key ?? '');
  const pathOf = ({ key = '' }: FieldSchema) => [...path.slice(0, -1), key];
  const text = alt && valueAt(values, pathOf(alt));
  const name = written(field.value);
  const frame = frameAt(path);
  // The point was one of the picture before. It goes first: a focus without a picture is a mistake.
  const change = (changed: string | undefined) => {
    if (focus && valueAt(values, pathOf(focus)) != null) changeField(focus, pathOf(focus), undefined);
    setTextBefore(changed && text);
    field.onChange(changed);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when its inputs get the focus.
    <div data-path={nameOf(path)} onFocus={() => show(path)}>
      <FieldFrame {...field}>
        <PictureDrop
          name={name}
          path={path}
          onChange={change}
          {...(schema.isOptional && name && { onRemove: () => change(undefined) })}
        />
        {name && frame && focus && <FocusWidget schema={focus} path={pathOf(focus)} name={name} frame={frame} />}
        {text != null && isSame(text, textBefore) && <Notice tone="attention">{t('pictures.alt.check')}</Notice>}
        {alt && <InputField schema={alt} path={pathOf(alt)} />}
      </FieldFrame>
    </div>
  );
}
