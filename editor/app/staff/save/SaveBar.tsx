import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useMatch, useNavigate } from 'react-router-dom';
import { session } from '../../api.ts';
import { isOnForge } from '../../connection.ts';
import { Outcome } from '../../publish/Outcome.tsx';
import { drop, flush, useSending } from '../../sending.ts';
import { useKeys } from '../../texts/text/keys.tsx';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { client, draftQuery, filesQuery, useAct } from '../queries.ts';
import { problemAddress } from '../tasks.ts';

/** How often is asked what others have changed, in milliseconds. A forge takes only so many requests in an hour. */
const OFTEN = isOnForge ? 60_000 : 5000;

async function askForOthersChanges() {
  await session.unsaved.refresh();
  await client.invalidateQueries({ queryKey: draftQuery.queryKey });
  return null;
}

/** What is unsaved, and what keeps it from being saved; on a forge, what is not published. It stays in sight. */
export function SaveBar() {
  const { t } = useTranslation('editor-staff');
  const navigate = useNavigate();
  useQuery({ queryKey: ['others'], queryFn: askForOthersChanges, refetchInterval: OFTEN });
  const { data: draft } = useQuery(draftQuery);
  const { data: all = [] } = useQuery(filesQuery);
  const { isBusy, refusal } = useSending();
  const [isAsking, ask] = useState(false);
  const { mutate: discard } = useAct(async () => {
    await flush();
    drop();
    await session.unsaved.discard();
  });
  const unsaved = draft?.files ?? [];
  const hasUnsaved = unsaved.length > 0 || isBusy;
  const changed = all.filter((file) => unsaved.some(({ path }) => path === file.path));
  const mistakes = changed.flatMap((file) => file.problems.map((problem) => ({ file, problem })));
  // As staff know them: a branch, the clinic; others by their path.
  const names = unsaved.map(({ path }) => {
    const file = changed.find((each) => each.path === path);
    return file?.kind === 'clinic' ? t('allBranches') : (file?.name ?? path);
  });
  const files = [...new Set(names)].join(', ');
  const save = useAct(
    async () => {
      await flush();
      const answer = await session.publishing.publish();
      return { files, answer, revision: (await session.unsaved.state()).revision };
    },
    // What somebody else has changed in another way is chosen where all changes are shown.
    ({ answer }) => answer.outcome === 'conflicts' && navigate('/publish', { state: answer.conflicts }),
  );
  const { data: saved, error, reset } = save;
  const undo = useAct(async () => {
    const [last] = await session.publishing.history();
    if (last) await session.unsaved.takeBack(last.version);
  }, reset);
  const answer = saved?.answer;
  // A refusal stands until something was changed, perhaps what it is about.
  const isPast = answer?.outcome === 'published' ? unsaved.length > 0 : draft?.revision !== saved?.revision;
  useEffect(() => {
    if (saved && isPast) reset();
  }, [saved, isPast, reset]);
  const canSave = hasUnsaved && mistakes.length === 0 && !save.isPending;
  useKeys({
    'Control+s'() {
      if (isOnForge) navigate('/publish');
      else if (canSave) save.mutate();
    },
  });
  if (!draft) return null;
  return (
    <section className="bar save-bar" aria-label={t('save.label')}>
      {draft.isAnswering === false && (
        <Notice tone="attention">{t(isOnForge ? 'save.offlineForge' : 'save.offline')}</Notice>
      )}
      {refusal && (
        <Notice tone="wrong">
          {t(refusal.isText ? 'editor-texts:refused' : 'save.refused', refusal)}{' '}
          {refusal.isText && <Button onClick={drop}>{t('editor-texts:drop')}</Button>}
        </Notice>
      )}
      {error && <Notice tone="wrong">{t('save.failed', { reason: error.message })}</Notice>}
      {answer?.outcome === 'published' ? (
        <Notice tone="done">
          {t('save.saved', { files: saved?.files })} {t('save.online')}{' '}
          <Button onClick={() => undo.mutate()}>{t('save.undo')}</Button>
        </Notice>
      ) : (
        answer && answer.outcome !== 'conflicts' && <Outcome answer={answer} />
      )}
      {!isOnForge && unsaved.some(({ isChangedByOthers }) => isChangedByOthers) && <p>{t('save.changedOnDisk')}</p>}
      {hasUnsaved && mistakes.length > 0 && (
        <div className="mistake">
          <strong>{t('mistakes.before', { count: mistakes.length })}</strong>
          <ul>
            {mistakes.map(({ file, problem: { line, column, message, path } }) => (
              <li key={`${file.id} ${line}:${column} ${message}`}>
                <Link to={problemAddress(file, path)}>
                  {t('mistakes.in', { file: file.name, message: message.split('\n')[0] })}
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
        <div className="row end">
          {hasUnsaved && (
            <Button look="danger" onClick={() => ask(true)}>
              {t('save.discard')}
            </Button>
          )}
          {isOnForge && hasUnsaved && <PublishLink revision={draft.revision} />}
          {!isOnForge && (
            <Button look="main" disabled={!canSave} aria-keyshortcuts="Control+S" onClick={() => save.mutate()}>
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

/** Leads to the page that publishes, with the number of changes; there, it is not needed. */
function PublishLink({ revision }: Readonly<{ revision: number | undefined }>) {
  const { t } = useTranslation('editor-publish');
  const { data = 0 } = useQuery({
    queryKey: ['publish', 'count', revision],
    queryFn: () => session.publishing.count(),
    placeholderData: (last) => last,
  });
  if (useMatch('/publish/*')) return null;
  return (
    <Link className="button main" to="/publish">
      {data > 0 ? t('publish.go', { count: data }) : t('publish.button')}
    </Link>
  );
}
