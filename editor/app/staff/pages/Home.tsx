import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { schemaQuery } from '../form/formApi.ts';
import { BranchList } from './BranchList.tsx';
import { hasTask } from './hasTask.ts';
import { TaskCards } from './TaskCards.tsx';
import { useFiles } from './useFiles.ts';

/** Where staff say what they want to change. */
export function Home() {
  const { t } = useTranslation('editor-staff');
  const files = useFiles();
  const clinic = useQuery(schemaQuery('clinic')).data;
  const branch = useQuery(schemaQuery('branch')).data;
  if (!files || !clinic || !branch) return <h1>{t('title')}</h1>;
  return (
    <>
      <h1>{t('title')}</h1>
      <TaskCards
        filesOf={(task) => [
          ...files.branches.filter(() => hasTask(task, branch, 'branch')),
          ...files.all.filter(({ kind }) => kind === 'clinic' && hasTask(task, clinic, 'clinic')),
        ]}
      />
      <BranchList branches={files.branches} />
    </>
  );
}
