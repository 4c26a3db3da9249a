import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { Notice } from '../../ui/Notice.tsx';
import { FileFormProvider } from '../form/FileFormProvider.tsx';
import { fileQuery, schemaQuery } from '../form/formApi.ts';
import { fieldsOf, isTask, pageOf } from '../tasks.ts';
import { textAddress } from './addresses.ts';
import { BackLink } from './BackLink.tsx';
import { TaskFields } from './TaskFields.tsx';
import { useFiles } from './useFiles.ts';

/** The form of a task in a file. */
export function TaskPage() {
  const { t } = useTranslation('editor-staff');
  const { id = '', task } = useParams();
  const files = useFiles();
  const file = files?.all.find((each) => each.id === id);
  const schema = useQuery({ ...schemaQuery(file?.kind ?? 'branch'), enabled: file !== undefined }).data;
  const state = useQuery({ ...fileQuery(id), enabled: file !== undefined }).data;
  if ((files && !file) || !isTask(task)) return <Notice tone="attention">{t('noFile', { id })}</Notice>;
  const title = t(`tasks.${task}.title`);
  if (!files || !file || !schema || !state) return <h1>{title}</h1>;
  if (state.unreadable) return <Navigate to={textAddress(id)} replace />;
  return (
    <>
      <BackLink />
      <h1>{file.kind === 'branch' ? t('taskOf', { task: title, file: file.name }) : title}</h1>
      <FileFormProvider
        key={id}
        file={file}
        state={state}
        page={pageOf(task)}
        branchNames={Object.fromEntries(files.branches.map((branch) => [branch.id, branch.name]))}
      >
        <TaskFields key={task} fields={fieldsOf(task, file.kind, schema.fields ?? [])} />
      </FileFormProvider>
    </>
  );
}
