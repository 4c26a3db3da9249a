import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FileConflict, Kept } from '../../../session/saving.ts';
import { session } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { LineDifferences } from './LineDifferences.tsx';
import { useFileName } from './useFileName.ts';

/** One file that was changed twice: what somebody else did to it, what was done here, and the choice. */
export function ConflictPanel({ conflict, onSettled }: Readonly<{ conflict: FileConflict; onSettled: () => void }>) {
  const { t } = useTranslation('editor-staff');
  const { path, base = '', disk, draft, merged } = conflict;
  const canMerge = merged?.conflicts.length === 0;
  const client = useQueryClient();
  const name = useFileName()(path);
  const { mutate, error } = useMutation({
    mutationFn: (keep: Kept) => session.saving.resolve(path, keep),
    onSuccess: () => {
      onSettled();
      for (const queryKey of [['draft'], ['form'], ['texts']]) client.invalidateQueries({ queryKey });
    },
  });
  const side = (title: string, text: string | undefined, keep: 'disk' | 'draft') => (
    <div>
      <h3>{title}</h3>
      {text === undefined ? <p>{t('conflict.deleted')}</p> : <LineDifferences before={base} after={text} />}
      <Button
        type="button"
        aria-label={t('conflict.keepOf', { version: t(`conflict.keep.${keep}`), file: name })}
        onClick={() => mutate(keep)}
      >
        {t(`conflict.keep.${keep}`)}
      </Button>
    </div>
  );
  return (
    <section className="panel">
      <h2>{name}</h2>
      {error && <p role="alert">{error.message}</p>}
      {canMerge && (
        <p>
          {t('conflict.mergeable')}{' '}
          <Button
            type="button"
            look="main"
            aria-label={t('conflict.keepOf', { version: t('conflict.keep.both'), file: name })}
            onClick={() => mutate('both')}
          >
            {t('conflict.keep.both')}
          </Button>
        </p>
      )}
      <div className="conflict-panel-sides">
        {side(t('conflict.disk'), disk, 'disk')}
        {side(t('conflict.draft'), draft, 'draft')}
      </div>
    </section>
  );
}
