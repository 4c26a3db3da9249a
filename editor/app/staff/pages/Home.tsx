import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type FileKind, fieldsOf, TASKS, type TaskId } from '../../../content/tasks.ts';
import type { FormFile } from '../../../form/forms.ts';
import { Reminders } from '../../ready/ReadyPage.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { filesQuery, schemaQuery } from '../queries.ts';
import { FilePage } from './FilePage.tsx';

/** The start page: what staff can change. */
export function Home() {
  const { t } = useTranslation('editor-staff');
  const { data: files = [] } = useQuery(filesQuery);
  const branches = files.filter(({ kind }) => kind === 'branch');
  return (
    <>
      <h1>{t('title')}</h1>
      <Reminders />
      <TaskCards files={[...branches, ...files.filter(({ kind }) => kind === 'clinic')]} />
      <Branches branches={branches} />
    </>
  );
}

/** Everything that can be changed about one branch. */
export function BranchPage() {
  const { t } = useTranslation('editor-staff');
  return (
    <FilePage title={({ name }) => t('branches.change', { name })}>
      {(file) => (
        <>
          <TaskCards files={[file]} />
          <p>
            <Link to={`/branches/${file.id}/text`}>{t('text.link', { path: file.path })}</Link>
          </p>
        </>
      )}
    </FilePage>
  );
}

/** The tasks. If several files are concerned, one is chosen. */
function TaskCards({ files }: Readonly<{ files: readonly FormFile[] }>) {
  const { t } = useTranslation('editor-staff');
  const clinic = useQuery(schemaQuery('clinic')).data;
  const branch = useQuery(schemaQuery('branch')).data;
  if (!clinic || !branch) return null;
  const schemas = { clinic, branch };
  const fieldsIn = (task: TaskId, kind: FileKind) => fieldsOf(task, kind, schemas[kind].fields ?? []);
  const shown = TASKS.map((task) => ({ task, about: files.filter(({ kind }) => fieldsIn(task, kind).length > 0) }));
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
                    to={`/branches/${id}/${task}`}
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

/** The branches, each with all its tasks. */
function Branches({ branches }: Readonly<{ branches: readonly FormFile[] }>) {
  const { t } = useTranslation('editor-staff');
  return (
    <section className="panel" aria-labelledby="branches">
      <h2 id="branches">{t('branches.title')}</h2>
      <ul>
        {branches.map((branch) => (
          <li className="wrap line" key={branch.id}>
            <Link to={`/branches/${branch.id}`}>{branch.name}</Link>
            {branch.isPrimary && <Badge>{t('branches.primary')}</Badge>}
            {branch.isUnsaved && <Badge tone="attention">{t('branches.unsaved')}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}
