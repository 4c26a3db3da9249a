import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../../session/saving.ts';
import { session } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StaffPage } from '../pages/StaffPage.tsx';
import { draftQuery, useAct, useFileNames } from '../queries.ts';

/** The last saves, each with a button to take it back. */
export function SavesPage() {
  const { t, i18n } = useTranslation('editor-staff');
  const { data: draft } = useQuery(draftQuery);
  const namesOf = useFileNames();
  const undo = useUndo();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <StaffPage title={t('saves.title')}>
      <p>{t('saves.about')}</p>
      <UndoNotices undo={undo} />
      {draft?.saves.length === 0 && <p>{t('saves.none')}</p>}
      <ol className="lines">
        {draft?.saves.map(({ id, time, paths, undoes, isUndone }) => {
          const at = format.format(new Date(time));
          return (
            <li key={id}>
              <span>
                {at}: {namesOf(...paths)} {undoes !== undefined && <span className="badge">{t('saves.isUndo')}</span>}
              </span>
              {isUndone ? (
                <span className="badge">{t('saves.isUndone')}</span>
              ) : (
                <Button aria-label={t('saves.undoOf', { time: at })} onClick={() => undo.mutate({ id })}>
                  {t('save.undo')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </StaffPage>
  );
}

type Undoing = Readonly<{
  id: string;
  /** Puts it back into what is unsaved, where its files have changed since. */
  asDraft?: boolean;
}>;

/** Takes a save back. Its answer has conflicts if its files have changed since. */
export const useUndo = () =>
  useAct(async ({ id, asDraft }: Undoing) => (asDraft ? session.saving.undoInDraft(id) : session.saving.undo(id)));

/** What came of undoing a save. Files that have changed since can go back as an unsaved change. */
function UndoNotices({ undo }: Readonly<{ undo: ReturnType<typeof useUndo> }>) {
  const { t } = useTranslation('editor-staff');
  const namesOf = useFileNames();
  const { data, error, variables, mutate } = undo;
  if (error) return <Notice tone="wrong">{t('saves.failed', { reason: error.message })}</Notice>;
  if (!data) return null;
  if ('restored' in data) return <Notice tone="done">{t('saves.undone', { files: namesOf(...data.restored) })}</Notice>;
  if ('drafted' in data) return <Notice tone="done">{t('saves.drafted', { files: namesOf(...data.drafted) })}</Notice>;
  if (!('conflicts' in data)) return <SaveRefusal answer={data} />;
  return (
    <Notice tone="attention">
      <p>{t('saves.conflict', { files: namesOf(...data.conflicts.map(({ path }) => path)) })}</p>
      {variables && <Button onClick={() => mutate({ id: variables.id, asDraft: true })}>{t('saves.asDraft')}</Button>}
    </Notice>
  );
}

/** Says why nothing was saved or undone: mistakes, or a disk that takes nothing. */
export function SaveRefusal({ answer }: Readonly<{ answer: Exclude<Refused, { conflicts: unknown }> }>) {
  const { t } = useTranslation('editor-staff');
  const namesOf = useFileNames();
  const sentence =
    'failed' in answer
      ? t('save.notWritten', { file: namesOf(answer.failed.path), ...answer.failed })
      : answer.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n');
  return <Notice tone="wrong">{sentence}</Notice>;
}
