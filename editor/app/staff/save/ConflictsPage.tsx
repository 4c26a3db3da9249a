import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Conflicts } from '../../publish/Conflicts.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StaffPage } from '../pages/StaffPage.tsx';
import { conflictsQuery } from '../queries.ts';
import { SaveNotices, useSave } from './SaveBar.tsx';

/** Fields that somebody else has changed while they were unsaved here: for each, which value to save. */
export function ConflictsPage() {
  const { t } = useTranslation('editor-staff');
  const { data: conflicts = [] } = useQuery(conflictsQuery);
  const save = useSave();
  return (
    <StaffPage title={t('conflict.title')}>
      <SaveNotices save={save} />
      {conflicts.length === 0 && !save.data && <Notice tone="done">{t('conflict.none')}</Notice>}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} isWorking={save.isPending} onChosen={save.mutate} />}
    </StaffPage>
  );
}
