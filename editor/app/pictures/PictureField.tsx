import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_SIDES } from '../../../branches/model/pictureSides.ts';
import type { PictureFocus } from '../../../branches/model/siteModel.ts';
import { valueAt } from '../../../branches/yaml/values.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { type Frame, focusPoint, isFixed, ratioOf, type Shape } from '../../../site/pictures/frames.ts';
import { frameAt } from '../../../site/pictures/pictureFields.ts';
import type { FieldSchema } from '../../content/fieldSchema.ts';
import { folderFor } from '../../pictures/newPictureName.ts';
import { isSame } from '../../yaml/values.ts';
import { session } from '../api.ts';
import { FieldFrame } from '../staff/form/FieldFrame.tsx';
import { useField, useFileForm } from '../staff/form/fileForm.tsx';
import { InputField } from '../staff/form/InputField.tsx';
import { isBlank, pathKey, written } from '../staff/form/values.ts';
import { client } from '../staff/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PictureChoice, SmallPicture, usePicture } from './PictureChoice.tsx';

/** @param props its fields are all those of the group that the picture is in */
export type PictureFieldProps = Readonly<{ schema: FieldSchema; path: Path; fields: readonly FieldSchema[] }>;

/** A picture: dropped in or chosen, cropped as on the page, with its focus and its alternative text. */
export function PictureField({ schema, path, fields }: PictureFieldProps) {
  const { t } = useTranslation('editor-staff');
  const { show, values, change: changeField } = useFileForm();
  const field = useField(schema, path);
  /** The text that described the picture before another one was chosen. */
  const [described, setDescribed] = useState<Readonly<{ before: unknown }>>();
  const { alt, focus } = pictureSiblings(fields, schema.key ?? '');
  const pathOf = ({ key = '' }: FieldSchema) => [...path.slice(0, -1), key];
  const text = alt && valueAt(values, pathOf(alt));
  const name = written(field.value);
  const frame = frameAt(path);
  // The focus belonged to the old picture. It is removed first, because a focus without a picture is a mistake.
  const change = (changed: string | undefined) => {
    if (focus && valueAt(values, pathOf(focus)) != null) changeField(focus, pathOf(focus), undefined);
    setDescribed(changed ? { before: text } : undefined);
    field.onChange(changed);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when its inputs get the focus.
    <div data-path={pathKey(path)} onFocus={() => show(path)}>
      <FieldFrame {...field}>
        <PictureDrop name={name} path={path} isOptional={schema.isOptional} onChange={change} />
        {alt && described && isSame(text, described.before) && (
          <Notice tone="attention">{t(isBlank(text) ? 'pictures.alt.ask' : 'pictures.alt.check')}</Notice>
        )}
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

/** Extensions as well, because most systems know no type for HEIC. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.avif,.heic,.heif';

/** @param props the name is a path under `media/`, empty if there is no picture */
type PictureDropProps = Readonly<{
  name: string;
  path: Path;
  isOptional: boolean;
  onChange(name: string | undefined): void;
}>;

/** Takes a photograph from the device, or one of the existing pictures. */
function PictureDrop({ name, path, isOptional, onChange }: PictureDropProps) {
  const { t } = useTranslation('editor-staff');
  const upload = useMutation({
    mutationFn: (file: File) => session.pictures.add(file, path),
    onSuccess(path) {
      onChange(path);
      return client.invalidateQueries({ queryKey: ['pictures'] });
    },
  });
  const [isChoosing, setChoosing] = useState(false);
  const help = useId();
  const describe = (error: Error, file: string) =>
    ['NotStored', 'Refusal', 'TypeError'].includes(error.name)
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
      {upload.isError && <Notice tone="wrong">{describe(upload.error, upload.variables.name)}</Notice>}
      {isChoosing && <PictureChoice folder={folderFor(path)} onChoose={onChange} onClose={() => setChoosing(false)} />}
    </>
  );
}

/** @param props the name is the path of the picture under `media/` */
type FocusWidgetProps = Readonly<{ schema: FieldSchema; path: Path; name: string; frame: Frame }>;

/** The focus of a picture: a side, or a point that stands in the file; with a preview of the crop. */
function FocusWidget({ schema, path, name, frame }: FocusWidgetProps) {
  const { t } = useTranslation('editor-staff');
  const field = useField(schema, path);
  const focus = focusOf(field.value);
  const { x, y } = focusPoint(focus);
  const { address } = usePicture(name, 960);
  const crop = (label: 'only' | 'widest' | 'tallest', shape: Shape) => (
    <figure>
      <figcaption className="hint">{t(`pictures.cut.${label}`)}</figcaption>
      <img src={address} alt="" style={{ aspectRatio: ratioOf(shape), objectPosition: `${x}% ${y}%` }} />
    </figure>
  );
  return (
    <FieldFrame {...field}>
      <div className="wrap">
        {/* In its only shape, or in the two between which the layout of each screen chooses. */}
        {crop(isFixed(frame) ? 'only' : 'widest', frame.widest)}
        {!isFixed(frame) && crop('tallest', frame.tallest)}
      </div>
      <div className="wrap">
        {[undefined, ...PICTURE_SIDES].map((side) => (
          <Button key={side ?? 'middle'} aria-pressed={focus === side} onClick={() => field.onChange(side)}>
            {t(`pictures.focus.${side ?? 'middle'}`)}
          </Button>
        ))}
      </div>
    </FieldFrame>
  );
}

/** A value as a focus; undefined if it is none. */
function focusOf(value: unknown): PictureFocus | undefined {
  const side = PICTURE_SIDES.find((each) => each === value);
  const { x, y } = Object(value);
  return side ?? (typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined);
}
