import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SaveRefusal } from './SaveRefusal.tsx';
import { useFileNames } from './useFileName.ts';
import type { useUndo } from './useUndo.ts';

/** What came of undoing a save. Files that have changed since can go back as an unsaved change. */
export function UndoNotices({ undo }: Readonly<{ undo: ReturnType<typeof useUndo> }>) {
  const { t } = useTranslation('editor-staff');
  const namesOf = useFileNames();
  const { data, error, variables, mutate } = undo;
  if (error) return <Notice tone="wrong">{t('saves.failed', { reason: error.message })}</Notice>;
  if (!data) return null;
  if ('restored' in data) return <Notice tone="done">{t('saves.undone', { files: namesOf(data.restored) })}</Notice>;
  if ('drafted' in data) return <Notice tone="done">{t('saves.drafted', { files: namesOf(data.drafted) })}</Notice>;
  if (!('conflicts' in data)) return <SaveRefusal answer={data} />;
  return (
    <Notice tone="attention">
      <p>{t('saves.conflict', { files: namesOf(data.conflicts.map(({ path }) => path)) })}</p>
      {variables && (
        <Button type="button" onClick={() => mutate({ id: variables.id, asDraft: true })}>
          {t('saves.asDraft')}
        </Button>
      )}
    </Notice>
  );
}
