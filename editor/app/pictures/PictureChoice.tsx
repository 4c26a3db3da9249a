import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { usePictureAddress } from './usePictureAddress.ts';

export type PictureChoiceProps = Readonly<{
  /** In `media/`: its pictures come first. */
  folder: string;
  /** Receives a path under `media/`. */
  onChoose(name: string): void;
  onClose: () => void;
}>;

/** Chooses one of the pictures in `media/`. */
export function PictureChoice({ folder, onChoose, onClose }: PictureChoiceProps) {
  const { t } = useTranslation('editor-staff');
  const [search, setSearch] = useState('');
  const { data, isError } = useQuery({ queryKey: ['pictures'], queryFn: () => session.pictures.list() });
  const isElsewhere = (name: string) => Number(!name.startsWith(`${folder}/`));
  const found = (data ?? [])
    .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
    .sort((one, other) => isElsewhere(one.name) - isElsewhere(other.name));
  const choose = (name: string) => {
    onChoose(name);
    onClose();
  };
  return (
    <Dialog title={t('pictures.choice.title')} onClose={onClose}>
      <Field label={t('pictures.choice.search')}>
        {(control) => (
          <input
            className="input"
            {...control}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      {isError && <Notice tone="wrong">{t('pictures.failed')}</Notice>}
      {data && found.length === 0 && <p role="status">{t('pictures.choice.none')}</p>}
      <ul className="picture-choice">
        {found.map(({ name, width, height, uses }) => (
          <li key={name}>
            <button type="button" onClick={() => choose(name)}>
              <SmallPicture name={name} width={width} height={height} />
              <span>{name}</span>
              <span className="hint">
                {t('pictures.choice.size', { width, height })}
                {uses.length > 0 && ` · ${t('pictures.choice.used', { count: uses.length })}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>{t('pictures.choice.close')}</Button>
    </Dialog>
  );
}

type SmallPictureProps = Readonly<{ name: string; width: number; height: number }>;

/** A picture in a list: it is made when it comes into view. @param props its path under `media/` and its size in pixels */
function SmallPicture({ name, width, height }: SmallPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isInView, setInView] = useState(false);
  const address = usePictureAddress(name, 320, isInView);
  useEffect(() => {
    const view = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setInView(true);
    });
    if (image.current) view.observe(image.current);
    return () => view.disconnect();
  }, []);
  return <img ref={image} src={address} alt="" width={width} height={height} />;
}
