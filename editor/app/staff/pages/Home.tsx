import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { type FileKind, fieldsOf, TASKS, type TaskId } from '../../../content/tasks.ts';
import type { FormFile } from '../../../form/forms.ts';
import { session } from '../../api.ts';
import { Reminders } from '../../ready/ReadyPage.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { AskDialog, Question } from '../../ui/Dialog.tsx';
import { Options, Select } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { filesQuery, schemaQuery, useAct } from '../queries.ts';
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

/** The branches: opening one, closing one. */
function Branches({ branches }: Readonly<{ branches: readonly FormFile[] }>) {
  const { t } = useTranslation('editor-staff');
  const [isNew, setNew] = useState(false);
  const [closing, close] = useState<FormFile>();
  return (
    <section className="panel" aria-labelledby="branches">
      <h2 id="branches">{t('branches.title')}</h2>
      <ul>
        {branches.map((branch) => (
          <li className="wrap line" key={branch.id}>
            <Link to={`/branches/${branch.id}`}>{branch.name}</Link>
            {branch.isPrimary && <Badge>{t('branches.primary')}</Badge>}
            {branch.isUnsaved && <Badge tone="attention">{t('branches.unsaved')}</Badge>}
            <Button
              look="danger"
              aria-label={t('closeBranch.title', { name: branch.name })}
              onClick={() => close(branch)}
            >
              {t('closeBranch.button')}
            </Button>
          </li>
        ))}
      </ul>
      <Button onClick={() => setNew(true)}>{t('newBranch.button')}</Button>
      {isNew && <NewBranch onClose={() => setNew(false)} />}
      {closing && <CloseBranch branch={closing} onClose={() => close(undefined)} />}
    </section>
  );
}

/** Asks for the name of a new branch, and makes its file. */
function NewBranch({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useTranslation('editor-staff');
  const navigate = useNavigate();
  const { mutate, error, isPending } = useAct(
    (id: string) => session.forms.addBranch(id).then(() => id),
    (id) => navigate(`/branches/${id}`),
  );
  return (
    <AskDialog
      title={t('newBranch.title')}
      label={t('newBranch.name')}
      help={`${t('newBranch.help')} ${t('newBranch.about')}`}
      mistake={error?.message}
      submit={t('newBranch.make')}
      isBusy={isPending}
      input={{ placeholder: 'madurai' }}
      onAnswer={mutate}
      onClose={onClose}
    />
  );
}

/** Asks before closing a branch, and shows what else changes. */
function CloseBranch({ branch: { id, name }, onClose }: Readonly<{ branch: FormFile; onClose: () => void }>) {
  const { t } = useTranslation('editor-staff');
  const [primary, choose] = useState<string>();
  const { data, error } = useQuery({
    queryKey: ['form', 'closing', id, primary],
    queryFn: () => session.forms.closing(id, primary),
  });
  const { mutate, isPending } = useAct(() => session.forms.closeBranch(id, primary), onClose);
  const { path, changes = [], candidates = [] } = data ?? {};
  const branchName = (branch?: string) => candidates.find((each) => each.id === branch)?.name ?? branch;
  const isNewPrimary = changes.some(({ code }) => code === 'primaryBranch');
  return (
    <Question
      title={t('closeBranch.title', { name })}
      yes={t('closeBranch.do')}
      isBusy={!data || isPending}
      onYes={() => mutate()}
      onClose={onClose}
    >
      {error && <Notice tone="wrong">{error.message}</Notice>}
      {data && <p>{t('closeBranch.about', { path })}</p>}
      {changes.length > 0 && (
        <ul aria-label={t('closeBranch.also')}>
          {changes.map((change) => (
            <li key={JSON.stringify(change)}>
              {t(`closeBranch.changes.${change.code}`, { ...change, to: branchName(change.to) })}
            </li>
          ))}
        </ul>
      )}
      {isNewPrimary && candidates.length > 1 && (
        <Select label={t('closeBranch.primary')} value={primary ?? candidates[0]?.id ?? ''} onChoose={choose}>
          <Options of={candidates.map((each) => [each.id, each.name])} />
        </Select>
      )}
    </Question>
  );
}
