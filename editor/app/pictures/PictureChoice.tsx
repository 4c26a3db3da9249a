import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { usePictureAddress } from './usePictureAddress.ts';

export type PictureChoiceProps = Readonly<{ folder: string; onChoose(name: string): void; onClose: () => void }>;

/** Chooses one of the pictures in `media/`, by its path there. Those of a folder come first. */
export function PictureChoice({ folder, onChoose, onClose }: PictureChoiceProps) {
  const { t } = useTranslation('editor-staff');
  const [search, setSearch] = useState('');
  const { data, isError } = useQuery({ queryKey: ['pictures'], queryFn: () => session.pictures.list() });
  const isElsewhere = (name: string) => Number(!name.startsWith(`${folder}/`));
  const found = (data ?? [])
    .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
    .sort((one, other) => isElsewhere(one.name) - isElsewhere(other.name));
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
      <ul className="tiles picture-choice">
        {found.map(({ name, width, height, uses }) => (
          <li key={name}>
            <Button
              onClick={() => {
                onChoose(name);
                onClose();
              }}
            >
              <SmallPicture name={name} />
              {name}
              <span className="hint">
                {t('pictures.choice.size', { width, height })}
                {uses > 0 && ` · ${t('pictures.choice.used', { count: uses })}`}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>{t('pictures.choice.close')}</Button>
    </Dialog>
  );
}

/** A picture in a list: it is made when it comes into view. */
function SmallPicture({ name }: Readonly<{ name: string }>) {
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
  return <img ref={image} src={address} alt="" />;
}
