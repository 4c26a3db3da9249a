import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { valueAt } from '../../../branches/yaml/values.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { frameAt } from '../../../renderer/site/pictureFields.ts';
import type { FieldSchema } from '../../form/fieldSchema.ts';
import { folderFor } from '../../pictures/newPictureName.ts';
import { isSame } from '../../yaml/values.ts';
import { session } from '../api.ts';
import { FieldFrame } from '../staff/form/FieldFrame.tsx';
import { useField, useFileForm } from '../staff/form/fileForm.tsx';
import { InputField } from '../staff/form/InputField.tsx';
import { nameOf, written } from '../staff/form/values.ts';
import { client } from '../staff/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { FocusWidget } from './FocusWidget.tsx';
import { PictureChoice, SmallPicture } from './PictureChoice.tsx';

/** @param props its fields are all those of the group that the picture is in */
export type PictureFieldProps = Readonly<{ schema: FieldSchema; path: Path; fields: readonly FieldSchema[] }>;

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
        <PictureDrop name={name} path={path} isOptional={schema.isOptional} onChange={change} />
        {text != null && isSame(text, textBefore) && <Notice tone="attention">{t('pictures.alt.check')}</Notice>}
        {alt && <InputField schema={alt} path={pathOf(alt)} />}
        {name && frame && focus && <FocusWidget schema={focus} path={pathOf(focus)} name={name} frame={frame} />}
      </FieldFrame>
    </div>
  );
}

/** The fields about a picture in its group, which `PictureField` shows: `imageAlt` and `imageFocus` for `image`, or `alt` and `focus`. */
export function pictureSiblings(fields: readonly FieldSchema[], picture: string) {
  const find = (suffix: 'Alt' | 'Focus') =>
    fields.find(({ key }) => key === picture + suffix) ?? fields.find(({ key }) => key === suffix.toLowerCase());
  return { alt: find('Alt'), focus: find('Focus') };
}

/** Also by their endings: most systems know no type for a HEIC. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.avif,.heic,.heif';

/** @param props the name is a path under `media/`, empty if there is no picture */
type PictureDropProps = Readonly<{
  name: string;
  path: Path;
  isOptional: boolean;
  onChange(name: string | undefined): void;
}>;

/** Takes a photograph that is dropped in or chosen, from the device or from those that are there. */
function PictureDrop({ name, path, isOptional, onChange }: PictureDropProps) {
  const { t } = useTranslation('editor-staff');
  const upload = useMutation({
    mutationFn: (file: File) => session.pictures.add(file, path),
    onSuccess(taken) {
      onChange(taken);
      return client.invalidateQueries({ queryKey: ['pictures'] });
    },
  });
  const [isChoosing, setChoosing] = useState(false);
  const help = useId();
  const said = (error: Error, file: string) =>
    error.name === 'Refusal'
      ? t('pictures.refused', { name: file, problem: error.message })
      : t('pictures.notWritten', { code: error.name });
  const camera = useRef<HTMLInputElement>(null);
  const input: ComponentProps<'input'> = {
    type: 'file',
    'aria-describedby': help,
    disabled: upload.isPending,
    onChange({ currentTarget }) {
      const [file] = currentTarget.files ?? [];
      if (file) upload.mutate(file);
      // The same file can be chosen again.
      currentTarget.value = '';
    },
  };
  return (
    <>
      <label className="drop">
        {name ? <SmallPicture name={name} /> : t('pictures.none')}
        <span className="button main">{t('pictures.chooseFile')}</span>
        <input {...input} accept={ACCEPTED} />
      </label>
      <div className="wrap">
        <input {...input} ref={camera} hidden accept="image/*" capture="environment" />
        <Button className="button camera" onClick={() => camera.current?.click()}>
          {t('pictures.take')}
        </Button>
        <Button onClick={() => setChoosing(true)}>{t('pictures.chooseKept')}</Button>
        {isOptional && name && (
          <Button look="danger" onClick={() => onChange(undefined)}>
            {t('pictures.remove')}
          </Button>
        )}
      </div>
      <p className="hint" id={help}>
        {t('pictures.formats')}
      </p>
      <div role="status">
        {upload.isPending && (
          <>
            {t('pictures.preparing', { name: upload.variables.name })} <progress aria-label={t('pictures.progress')} />
          </>
        )}
      </div>
      {upload.isError && <Notice tone="wrong">{said(upload.error, upload.variables.name)}</Notice>}
      {isChoosing && <PictureChoice folder={folderFor(path)} onChoose={onChange} onClose={() => setChoosing(false)} />}
    </>
  );
}
