import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SmallPicture } from './SmallPicture.tsx';

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
      <ul className="picture-choice-grid">
        {found.map(({ name, width, height, uses }) => (
          <li key={name}>
            <button className="picture-choice" type="button" onClick={() => choose(name)}>
              <SmallPicture name={name} width={width} height={height} />
              <span>{name}</span>
              <span className="picture-choice-facts">
                {t('pictures.choice.size', { width, height })}
                {uses.length > 0 && ` · ${t('pictures.choice.used', { count: uses.length })}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button type="button" onClick={onClose}>
        {t('pictures.choice.close')}
      </Button>
    </Dialog>
  );
}
