import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice.tsx';
import { BackLink } from '../pages/BackLink.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { conflictsQuery } from './draftApi.ts';

/** Files that somebody else changed while they were unsaved here: both versions, and which one to keep. */
export function ConflictsPage() {
  const { t } = useTranslation('editor-staff');
  const client = useQueryClient();
  const { data: conflicts = [] } = useQuery(conflictsQuery);
  const settled = (path: string) =>
    client.setQueryData(
      conflictsQuery.queryKey,
      conflicts.filter((conflict) => conflict.path !== path),
    );
  return (
    <>
      <BackLink />
      <h1>{t('conflict.title')}</h1>
      {conflicts.length === 0 ? <Notice tone="done">{t('conflict.none')}</Notice> : <p>{t('conflict.about')}</p>}
      {conflicts.map((conflict) => (
        <ConflictPanel key={conflict.path} conflict={conflict} onSettled={() => settled(conflict.path)} />
      ))}
    </>
  );
}
