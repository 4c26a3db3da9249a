import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Path } from '../../../diagnostics/place.ts';
import { folderFor } from '../../pictures/newPictureName.ts';
import { session } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PictureChoice } from './PictureChoice.tsx';

/** Also by their endings: most systems know no type for a HEIC. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.avif,.heic,.heif';

export type PictureDropProps = Readonly<{
  /** Path under `media/`; empty if there is no picture. */
  name: string;
  /** Of the field. */
  path: Path;
  onChange(name: string): void;
  /** Takes the picture away, where it may be left out. */
  onRemove?: () => void;
}>;

/** Takes a photograph that is dropped in or chosen, from the device or from those that are there. */
export function PictureDrop({ name, path, onChange, onRemove }: PictureDropProps) {
  const { t } = useTranslation('editor-staff');
  const queries = useQueryClient();
  const upload = useMutation({
    mutationFn: (file: File) => session.pictures.add(file, path),
    onSuccess(taken) {
      onChange(taken);
      return queries.invalidateQueries({ queryKey: ['pictures'] });
    },
  });
  const take = (files: FileList | null) => {
    if (files?.[0]) upload.mutate(files[0]);
  };
  const [isOver, setOver] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const help = useId();
  useEffect(ignoreDropsBeside, []);
  const said = (error: Error, file: string) =>
    error.name === 'Refusal'
      ? t('pictures.refused', { name: file, problem: error.message })
      : t('pictures.notWritten', { code: error.name });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same
    <div
      className="picture-drop"
      data-over={isOver || undefined}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <p>{name ? <code>{name}</code> : t('pictures.none')}</p>
      <div className="wrap">
        <label className="button main file-button">
          {t('pictures.chooseFile')}
          <input
            type="file"
            accept={ACCEPTED}
            aria-describedby={help}
            disabled={upload.isPending}
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              // The same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        </label>
        <Button onClick={() => setChoosing(true)}>{t('pictures.chooseKept')}</Button>
        {onRemove && (
          <Button look="danger" onClick={onRemove}>
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
    </div>
  );
}

/** Otherwise the browser would show a photograph, in the box or beside it, in place of the editor. */
function ignoreDropsBeside(): () => void {
  const ignored = new AbortController();
  for (const name of ['dragover', 'drop'])
    window.addEventListener(name, (event) => event.preventDefault(), { signal: ignored.signal });
  return () => ignored.abort();
}
