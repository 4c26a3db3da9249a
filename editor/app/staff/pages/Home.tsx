import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { FormFile } from '../../../form/forms.ts';
import { Notice } from '../../ui/Notice.tsx';
import { filesQuery, schemaQuery, useFile } from '../queries.ts';
import { hasTask, TASKS } from '../tasks.ts';
import { taskAddress, textAddress } from './addresses.ts';
import { Branches } from './Branches.tsx';
import { StaffPage } from './StaffPage.tsx';

/** Where staff say what they want to change. */
export function Home() {
  const { t } = useTranslation('editor-staff');
  const { data: files } = useQuery(filesQuery);
  const branches = files?.filter(({ kind }) => kind === 'branch') ?? [];
  const clinic = files?.filter(({ kind }) => kind === 'clinic') ?? [];
  return (
    <>
      <h1>{t('title')}</h1>
      {files && (
        <>
          <TaskCards files={[...branches, ...clinic]} />
          <Branches branches={branches} />
        </>
      )}
    </>
  );
}

/** Everything that can be changed about one branch. */
export function BranchPage() {
  const { t } = useTranslation('editor-staff');
  const { id } = useParams();
  const file = useFile(id);
  if (file === null) return <Notice tone="attention">{t('noFile', { id })}</Notice>;
  if (!file) return null;
  return (
    <StaffPage title={t('branches.change', { name: file.name })}>
      <TaskCards files={[file]} />
      <p>
        <Link to={textAddress(file.id)}>{t('text.link', { path: file.path })}</Link>
      </p>
    </StaffPage>
  );
}

/** The tasks. One that is about several of the files asks for which. */
function TaskCards({ files }: Readonly<{ files: readonly FormFile[] }>) {
  const { t } = useTranslation('editor-staff');
  const clinic = useQuery(schemaQuery('clinic')).data;
  const branch = useQuery(schemaQuery('branch')).data;
  if (!clinic || !branch) return null;
  const schemas = { clinic, branch };
  const shown = TASKS.map((task) => ({ task, about: files.filter(({ kind }) => hasTask(task, schemas[kind], kind)) }));
  return (
    <ul className="tiles tasks">
      {shown
        .filter(({ about }) => about.length > 0)
        .map(({ task, about }) => (
          <li className="panel" key={task}>
            <h2>{t(`tasks.${task}.title`)}</h2>
            <p>{t(`tasks.${task}.hint`)}</p>
            <div className="wrap small">
              {about.map(({ id, kind, name }) => {
                const file = kind === 'clinic' ? t('allBranches') : name;
                return (
                  <Link
                    className="button"
                    key={id}
                    to={taskAddress(id, task)}
                    aria-label={t('taskOf', { task: t(`tasks.${task}.title`), file })}
                  >
                    {about.length === 1 ? t('change') : file}
                  </Link>
                );
              })}
            </div>
          </li>
        ))}
    </ul>
  );
}
