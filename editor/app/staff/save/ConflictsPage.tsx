import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { DescribedConflict } from '../../../publish/merge/conflict.ts';
import { Conflicts } from '../../publish/Conflicts.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StaffPage } from '../pages/StaffPage.tsx';
import { SaveNotices, useSave } from './SaveBar.tsx';

/** Fields that somebody else has changed while they were unsaved here: for each, which value to save. */
export function ConflictsPage() {
  const { t } = useTranslation('editor-staff');
  // What the last attempt to save has met.
  const conflicts: readonly DescribedConflict[] = useLocation().state ?? [];
  const save = useSave();
  const isSaved = save.data && 'saved' in save.data;
  return (
    <StaffPage title={t('conflict.title')}>
      <SaveNotices save={save} />
      {conflicts.length === 0 && <Notice tone="done">{t('conflict.none')}</Notice>}
      {conflicts.length > 0 && !isSaved && (
        <Conflicts conflicts={conflicts} isWorking={save.isPending} onChosen={save.mutate} />
      )}
    </StaffPage>
  );
}
