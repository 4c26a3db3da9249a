import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { session } from '../../api.ts';
import { isOnForge } from '../../connection.ts';
import { PublishLink } from '../../publish/PublishLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { allSent, useSending } from '../form/sending.ts';
import { CONFLICTS, problemAddress, SAVES } from '../pages/addresses.ts';
import { draftQuery, filesQuery, useAct, useFileNames, useOthersChanges } from '../queries.ts';
import { SaveRefusal, useUndo } from './SavesPage.tsx';

/** What is unsaved, and what keeps it from being saved; on a forge, what is not published. It stays in sight. */
export function SaveBar() {
  const { t } = useTranslation('editor-staff');
  useOthersChanges();
  const { data: draft } = useQuery(draftQuery);
  const { data: all = [] } = useQuery(filesQuery);
  const { isBusy } = useSending();
  const namesOf = useFileNames();
  const save = useSave();
  const [isAsking, ask] = useState(false);
  const { mutate: discard } = useAct(() => allSent().then(() => session.saving.discard()));
  const unsaved = draft?.unsaved ?? [];
  const files = namesOf(...unsaved.map(({ path }) => path));
  const hasUnsaved = unsaved.length > 0 || isBusy;
  const mistakes = all.flatMap((file) => file.problems.map((problem) => ({ file, problem })));
  return (
    <section className="save-bar" aria-label={t('save.label')}>
      <SaveNotices save={save} />
      {!isOnForge && unsaved.some(({ hasChangedOnDisk }) => hasChangedOnDisk) && <p>{t('save.changedOnDisk')}</p>}
      {hasUnsaved && mistakes.length > 0 && (
        <div className="problem-links">
          <strong>{t('mistakes.before', { count: mistakes.length })}</strong>
          <ul>
            {mistakes.map(({ file, problem }) => (
              <li key={`${file.id} ${problem.line}:${problem.column} ${problem.message}`}>
                <Link to={problemAddress(file, problem)}>
                  {t('mistakes.in', { file: file.name, message: problem.message.split('\n')[0] })}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="wrap">
        <span role="status">
          {isOnForge && t(hasUnsaved ? 'save.unpublished' : 'save.published')}
          {!isOnForge && (hasUnsaved ? t(files ? 'save.unsaved' : 'save.unsavedSoon', { files }) : t('save.nothing'))}
        </span>
        {!isOnForge && <Link to={SAVES}>{t('save.saves')}</Link>}
        <div className="row end">
          {hasUnsaved && (
            <Button look="danger" onClick={() => ask(true)}>
              {t('save.discard')}
            </Button>
          )}
          {isOnForge && hasUnsaved && <PublishLink revision={draft?.revision} />}
          {!isOnForge && (
            <Button
              look="main"
              disabled={!hasUnsaved || mistakes.length > 0 || save.isPending}
              onClick={() => save.mutate()}
            >
              {t('save.button')}
            </Button>
          )}
        </div>
      </div>
      {isAsking && (
        <Question
          title={t('discard.title')}
          yes={t('discard.do')}
          onYes={() => {
            ask(false);
            discard();
          }}
          onClose={() => ask(false)}
        >
          <p>{t('discard.about', { files })}</p>
        </Question>
      )}
    </section>
  );
}

/** Saves everything that is unsaved. Files that changed on the disk meanwhile are shown side by side instead. */
function useSave() {
  const navigate = useNavigate();
  return useAct(
    () => allSent().then(session.saving.save),
    (answer) => 'conflicts' in answer && navigate(CONFLICTS, { state: answer.conflicts }),
  );
}

/** What has just been saved, or why nothing could be. */
function SaveNotices({ save: { data: answer, error, reset } }: Readonly<{ save: ReturnType<typeof useSave> }>) {
  const { t } = useTranslation('editor-staff');
  const { refusal } = useSending();
  const namesOf = useFileNames();
  const undo = useUndo();
  const { data: draft } = useQuery(draftQuery);
  const saved = answer && 'saved' in answer ? answer.saved : [];
  const isPast = saved.length > 0 && (draft?.unsaved.length ?? 0) > 0;
  useEffect(() => {
    if (isPast) reset();
  }, [isPast, reset]);
  // A refusal stands until something was changed, perhaps what it is about.
  const isRefused = answer && 'revision' in answer && answer.revision === draft?.revision;
  const [last] = draft?.saves ?? [];
  const undoLast = (id: string) => {
    reset();
    undo.mutate({ id });
  };
  return (
    <>
      {draft?.isAnswering === false && (
        <Notice tone="attention">{t(isOnForge ? 'save.offlineForge' : 'save.offline')}</Notice>
      )}
      {refusal && <Notice tone="wrong">{t('save.refused', { reason: refusal })}</Notice>}
      {error && <Notice tone="wrong">{t('save.failed', { reason: error.message })}</Notice>}
      {isRefused && <SaveRefusal answer={answer} />}
      {saved.length > 0 && (
        <Notice tone="done">
          {t('save.saved', { files: namesOf(...saved) })} {t('save.online')}{' '}
          {last && <Button onClick={() => undoLast(last.id)}>{t('save.undo')}</Button>}
        </Notice>
      )}
    </>
  );
}
