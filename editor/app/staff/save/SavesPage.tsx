import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { BackLink } from '../pages/BackLink.tsx';
import { draftQuery } from './draftApi.ts';
import { UndoNotices } from './UndoNotices.tsx';
import { useFileNames } from './useFileName.ts';
import { useUndo } from './useUndo.ts';

/** The last saves, each with a button to take it back. */
export function SavesPage() {
  const { t, i18n } = useTranslation('editor-staff');
  const { data: draft } = useQuery(draftQuery);
  const namesOf = useFileNames();
  const undo = useUndo();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <>
      <BackLink />
      <h1>{t('saves.title')}</h1>
      <p>{t('saves.about')}</p>
      <UndoNotices undo={undo} />
      {draft?.saves.length === 0 && <p>{t('saves.none')}</p>}
      <ol className="saves-page-list">
        {draft?.saves.map(({ id, time, paths, undoes, isUndone }) => {
          const at = format.format(new Date(time));
          return (
            <li key={id}>
              <span>
                {at}: {namesOf(paths)} {undoes !== undefined && <span className="badge">{t('saves.isUndo')}</span>}
              </span>
              {isUndone ? (
                <span className="badge">{t('saves.isUndone')}</span>
              ) : (
                <Button type="button" aria-label={t('saves.undoOf', { time: at })} onClick={() => undo.mutate({ id })}>
                  {t('save.undo')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
