import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnForge } from '../../connection.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useRefusal } from '../form/sending.ts';
import { draftQuery } from './draftApi.ts';
import { SaveRefusal } from './SaveRefusal.tsx';
import { useFileNames } from './useFileName.ts';
import type { useSave } from './useSave.ts';
import { useUndo } from './useUndo.ts';

export type SaveNoticesProps = Readonly<{
  answer: ReturnType<typeof useSave>['data'];
  error: Error | null;
}>;

/** What has just been saved, or why nothing could be. */
export function SaveNotices({ answer, error }: SaveNoticesProps) {
  const { t } = useTranslation('editor-staff');
  const refusal = useRefusal();
  const namesOf = useFileNames();
  const undo = useUndo();
  const { data: draft } = useQuery(draftQuery);
  const [dismissed, dismiss] = useState<unknown>();
  const isUnsavedAgain = (draft?.unsaved.length ?? 0) > 0;
  useEffect(() => {
    if (isUnsavedAgain) dismiss(answer);
  }, [isUnsavedAgain, answer]);
  const saved = answer && answer !== dismissed && 'saved' in answer ? answer.saved : [];
  // A refusal stands until something was changed, perhaps what it is about.
  const isRefused = answer && 'revision' in answer && answer.revision === draft?.revision;
  const [last] = draft?.saves ?? [];
  return (
    <>
      {draft?.isAnswering === false && (
        <Notice tone="attention">{t(isOnForge ? 'save.offlineForge' : 'save.offline')}</Notice>
      )}
      {refusal && <Notice tone="wrong">{t('save.refused', { reason: refusal })}</Notice>}
      {error && <Notice tone="wrong">{t('save.failed', { reason: error.message })}</Notice>}
      {isRefused && <SaveRefusal answer={answer} />}
      {saved.length > 0 && (
        <Notice tone="done">
          {t('save.saved', { files: namesOf(saved) })} {t('save.online')}{' '}
          {last && (
            <Button
              type="button"
              onClick={() => {
                dismiss(answer);
                undo.mutate({ id: last.id });
              }}
            >
              {t('save.undo')}
            </Button>
          )}
        </Notice>
      )}
    </>
  );
}
