import { type DragEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Path } from '../../form/types.ts';
import { folderFor } from '../../pictures/newPictureName.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { FileButton } from './FileButton.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { usePictureUpload } from './usePictureUpload.ts';

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
  const upload = usePictureUpload(path, onChange);
  const [isOver, setOver] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const help = useId();
  useEffect(ignoreDropsBeside, []);
  const said = (error: Error, file: string) => {
    if (error.name === 'Refusal') return t('pictures.refused', { name: file, problem: error.message });
    return t('pictures.notWritten', { code: error.name });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) upload.mutate(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same
    <div
      className="picture-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>{name ? <code>{name}</code> : t('pictures.none')}</p>
      <div className="wrap">
        <FileButton described={help} onChoose={upload.mutate} disabled={upload.isPending} />
        <Button type="button" onClick={() => setChoosing(true)}>
          {t('pictures.chooseKept')}
        </Button>
        {onRemove && (
          <Button type="button" look="danger" onClick={onRemove}>
            {t('pictures.remove')}
          </Button>
        )}
      </div>
      <div className="picture-drop-help" id={help}>
        {t('pictures.formats')}
      </div>
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

/** Otherwise the browser would show a photograph that misses the box, in place of the editor. */
function ignoreDropsBeside(): () => void {
  const ignore = (event: Event) => event.preventDefault();
  for (const name of ['dragover', 'drop']) window.addEventListener(name, ignore);
  return () => {
    for (const name of ['dragover', 'drop']) window.removeEventListener(name, ignore);
  };
}
