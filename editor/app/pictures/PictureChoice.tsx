import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field, Input } from '../ui/Field.tsx';
import { color, edge, size, space } from '../ui/look.ts';
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
          <Input {...control} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        )}
      </Field>
      {isError && <Notice tone="wrong">{t('pictures.failed')}</Notice>}
      {data && found.length === 0 && <p role="status">{t('pictures.choice.none')}</p>}
      <Grid>
        {found.map(({ name, width, height, uses }) => (
          <li key={name}>
            <Choice type="button" onClick={() => choose(name)}>
              <SmallPicture name={name} width={width} height={height} />
              <span>{name}</span>
              <Facts>
                {t('pictures.choice.size', { width, height })}
                {uses.length > 0 && ` · ${t('pictures.choice.used', { count: uses.length })}`}
              </Facts>
            </Choice>
          </li>
        ))}
      </Grid>
      <Button type="button" onClick={onClose}>
        {t('pictures.choice.close')}
      </Button>
    </Dialog>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space.s};
  max-height: 60vh;
  margin: 0 0 ${space.m};
  padding: ${space.xxs};
  overflow-y: auto;
  list-style: none;
`;

const Choice = styled.button`
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  padding: ${space.xs};
  border: 1px solid ${color.line};
  border-radius: ${edge.s};
  background: ${color.white};
  font-size: ${size.small};
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    background: ${color.mint};
  }
  & > img {
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    margin-bottom: ${space.xxs};
    border-radius: ${edge.xs};
    background: ${color.sand};
    object-fit: contain;
  }
`;

const Facts = styled.span`
  display: block;
  color: ${color.inkSoft};
`;
