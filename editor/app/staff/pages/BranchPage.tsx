import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { Notice } from '../../ui/Notice.tsx';
import { schemaQuery } from '../form/formApi.ts';
import { textAddress } from './addresses.ts';
import { BackLink } from './BackLink.tsx';
import { hasTask } from './hasTask.ts';
import { TaskCards } from './TaskCards.tsx';
import { useFiles } from './useFiles.ts';

/** Everything that can be changed about one branch. */
export function BranchPage() {
  const { t } = useTranslation('editor-staff');
  const { id } = useParams();
  const files = useFiles();
  const file = files?.all.find((each) => each.id === id);
  const schema = useQuery({ ...schemaQuery(file?.kind ?? 'branch'), enabled: file !== undefined }).data;
  if (files && !file) return <Notice tone="attention">{t('noFile', { id })}</Notice>;
  if (!file || !schema) return null;
  return (
    <>
      <BackLink />
      <h1>{t('branches.change', { name: file.name })}</h1>
      <TaskCards filesOf={(task) => (hasTask(task, schema, file.kind) ? [file] : [])} />
      <p>
        <Link to={textAddress(file.id)}>{t('text.link', { path: file.path })}</Link>
      </p>
    </>
  );
}
