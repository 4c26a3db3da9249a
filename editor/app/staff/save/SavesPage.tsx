import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { color, space } from '../../ui/look.ts';
import { Notice } from '../../ui/Notice.tsx';
import { BackLink } from '../pages/BackLink.tsx';
import { draftQuery } from './draftApi.ts';
import { useFileName } from './useFileName.ts';
import { useUndo } from './useUndo.ts';

/** The last saves, each with a button to take it back. */
export function SavesPage() {
  const { t, i18n } = useTranslation('editor-staff');
  const { data: draft } = useQuery(draftQuery);
  const nameOf = useFileName();
  const undo = useUndo();
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const conflicts = undo.data && 'conflicts' in undo.data ? undo.data.conflicts : [];
  const restored = undo.data && 'restored' in undo.data ? undo.data.restored : [];
  const nameAll = (paths: readonly string[]) => [...new Set(paths.map(nameOf))].join(', ');
  return (
    <>
      <BackLink />
      <h1>{t('saves.title')}</h1>
      <p>{t('saves.about')}</p>
      {conflicts.length > 0 && (
        <Notice tone="attention">{t('saves.conflict', { files: nameAll(conflicts.map(({ path }) => path)) })}</Notice>
      )}
      {restored.length > 0 && <Notice tone="done">{t('saves.undone', { files: nameAll(restored) })}</Notice>}
      {draft?.saves.length === 0 && <p>{t('saves.none')}</p>}
      <List>
        {draft?.saves.map((save) => (
          <li key={save.id}>
            <span>
              {time.format(new Date(save.time))}: {nameAll(save.paths)}
            </span>
            <Button
              type="button"
              aria-label={t('saves.undoOf', { time: time.format(new Date(save.time)) })}
              onClick={() => undo.mutate(save.id)}
            >
              {t('save.undo')}
            </Button>
          </li>
        ))}
      </List>
    </>
  );
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    gap: ${space.s};
    align-items: center;
    justify-content: space-between;
    padding: ${space.xs} 0;
    border-top: 1px solid ${color.line};
  }
`;
