import { useQuery } from '@tanstack/react-query';
import { Children, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useMatch, useNavigate } from 'react-router-dom';
import type { FormFile } from '../../../form/forms.ts';
import { session } from '../../api.ts';
import { isOnForge } from '../../connection.ts';
import { Outcome } from '../../publish/Outcome.tsx';
import { drop, flush, useSending } from '../../sending.ts';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { leaveFields, useIsTold } from '../form/leftFields.ts';
import { nameOf } from '../form/values.ts';
import { client, draftQuery, filesQuery, useAct } from '../queries.ts';
import { problemAddress } from '../tasks.ts';

/** How often is asked what others have changed, in milliseconds. A forge takes only so many requests in an hour. */
const OFTEN = isOnForge ? 60_000 : 5000;

async function askForOthersChanges() {
  await session.unsaved.refresh();
  await client.invalidateQueries({ queryKey: draftQuery.queryKey });
  return null;
}

/** The mistakes of the files that are to be saved. */
const problemsIn = (files: readonly FormFile[], unsaved: readonly Readonly<{ path: string }>[]) =>
  files
    .filter((file) => unsaved.some(({ path }) => path === file.path))
    .flatMap((file) => file.problems.map((problem) => ({ file, problem })));

/** What is unsaved, and what keeps it from being saved; on a forge, what is not published. It stays in sight, in one line. */
export function SaveBar() {
  const { t } = useTranslation('editor-staff');
  const navigate = useNavigate();
  const details = useId();
  useQuery({ queryKey: ['others'], queryFn: askForOthersChanges, refetchInterval: OFTEN });
  const { data: draft } = useQuery(draftQuery);
  const { data: all = [] } = useQuery(filesQuery);
  const { isBusy, refusal } = useSending();
  const isTold = useIsTold();
  const [isAsking, ask] = useState(false);
  const { mutate: discard } = useAct(async () => {
    await flush();
    drop();
    await session.unsaved.discard();
  });
  const unsaved = draft?.files ?? [];
  const hasUnsaved = unsaved.length > 0 || isBusy;
  const problems = problemsIn(all, unsaved);
  const mistakes = problems.filter(({ file, problem }) => isTold(file.id, problem));
  // As staff know them: a branch, the clinic; others by their path.
  const names = unsaved.map(({ path }) => {
    const file = all.find((each) => each.path === path);
    return file?.kind === 'clinic' ? t('allBranches') : (file?.name ?? path);
  });
  const files = [...new Set(names)].join(', ');
  /** Which of the mistakes a person was led to last. */
  const last = useRef(-1);
  const showNext = (among: ReturnType<typeof problemsIn>) => {
    last.current = (last.current + 1) % among.length;
    const { file, problem } = among[last.current] ?? {};
    if (file) navigate(problemAddress(file, problem?.path));
  };
  /** Tells everything that is missing, too, and leads to the first. @returns whether nothing stands in the way */
  const isComplete = async () => {
    await flush();
    const { queryKey } = draftQuery;
    const wrong = problemsIn(
      client.getQueryData(filesQuery.queryKey) ?? all,
      client.getQueryData(queryKey)?.files ?? unsaved,
    );
    for (const { file, problem } of wrong) leaveFields(file.id, [nameOf(problem.path ?? [])]);
    last.current = -1;
    if (wrong.length > 0) showNext(wrong);
    return wrong.length === 0;
  };
  const save = useAct(
    async () => {
      const answer = await session.publishing.publish();
      const [saved] = answer.outcome === 'published' ? await session.publishing.history() : [];
      return { said: saved?.message.split('\n')[0], answer, revision: (await session.unsaved.state()).revision };
    },
    // What somebody else has changed in another way is chosen where all changes are shown.
    ({ answer }) => answer.outcome === 'conflicts' && navigate('/publish', { state: answer.conflicts }),
  );
  const { data: saved, error, reset } = save;
  const undo = useAct(async () => {
    const [entry] = await session.publishing.history();
    if (entry) await session.unsaved.takeBack(entry.version);
  }, reset);
  const answer = saved?.answer;
  // A refusal stands until something was changed, perhaps what it is about.
  const isPast = answer?.outcome === 'published' ? unsaved.length > 0 : draft?.revision !== saved?.revision;
  useEffect(() => {
    if (saved && isPast) reset();
  }, [saved, isPast, reset]);
  if (!draft) return null;
  const isSilent = draft.isAnswering === false;
  const unsavedName = isOnForge ? t('save.unpublished') : t(files ? 'save.unsaved' : 'save.unsavedSoon', { files });
  return (
    <section className="bar save-bar" aria-label={t('save.label')}>
      <Notes about={JSON.stringify([isSilent, refusal, error?.message, saved])}>
        {isSilent && <Notice tone="attention">{t(isOnForge ? 'save.offlineForge' : 'save.offline')}</Notice>}
        {refusal && (
          <Notice tone="wrong">
            {t(refusal.waits ? 'editor-texts:refused' : 'save.refused', refusal)}{' '}
            {refusal.waits && <Button onClick={drop}>{t('editor-texts:drop')}</Button>}
          </Notice>
        )}
        {error && <Notice tone="wrong">{t('save.failed', { reason: error.message })}</Notice>}
        {answer?.outcome === 'published' && (
          <Notice tone="done">
            {t('save.saved', { said: saved?.said })} {t('save.online')}{' '}
            <Button onClick={() => undo.mutate()}>{t('save.undo')}</Button>
          </Notice>
        )}
        {answer && answer.outcome !== 'published' && answer.outcome !== 'conflicts' && <Outcome answer={answer} />}
      </Notes>
      <div className="row">
        <div role="status">
          {hasUnsaved ? (
            <button className="toggle" type="button" popoverTarget={details}>
              <span>
                <strong>{problems.length > 0 && mistakes.length === 0 ? t('mistakes.gaps') : unsavedName}</strong>
                <span className="hint">{t(refusal?.waits ? 'save.notKept' : 'save.kept')}</span>
              </span>
            </button>
          ) : (
            t(isOnForge ? 'save.published' : 'save.nothing')
          )}
        </div>
        {hasUnsaved && mistakes.length > 0 && (
          <Button look="danger" onClick={() => showNext(mistakes)}>
            {t('mistakes.show', { count: mistakes.length })}
          </Button>
        )}
        {isOnForge && hasUnsaved && <PublishLink revision={draft.revision} isComplete={isComplete} />}
        {!isOnForge && (
          <Button
            look="main"
            disabled={!hasUnsaved || save.isPending}
            onClick={async () => (await isComplete()) && save.mutate()}
          >
            {t('save.button')}
          </Button>
        )}
      </div>
      <div className="panel" id={details} popover="auto">
        <p>{unsavedName}</p>
        <p>{t('save.keptAbout')}</p>
        {!isOnForge && unsaved.some(({ isChangedByOthers }) => isChangedByOthers) && <p>{t('save.changedOnDisk')}</p>}
        <Button look="danger" onClick={() => ask(true)}>
          {t('save.discard')}
        </Button>
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

type NotesProps = Readonly<{
  /** Tells what is said from what was said before. */
  about: string;
  children: ReactNode;
}>;

/** What needs more room than the bar has: above it, until it is closed. */
function Notes({ about, children }: NotesProps) {
  const { t } = useTranslation('editor-staff');
  const [closed, close] = useState<string>();
  if (about === closed || Children.toArray(children).length === 0) return null;
  return (
    <div className="notes">
      {children}
      <Button aria-label={t('save.close')} onClick={() => close(about)}>
        ×
      </Button>
    </div>
  );
}

type PublishLinkProps = Readonly<{ revision: number | undefined; isComplete(): Promise<boolean> }>;

/** Leads to the page that publishes, with the number of changes; there, it is not needed. */
function PublishLink({ revision, isComplete }: PublishLinkProps) {
  const { t } = useTranslation('editor-publish');
  const navigate = useNavigate();
  const { data = 0 } = useQuery({
    queryKey: ['publish', 'count', revision],
    queryFn: () => session.publishing.count(),
    placeholderData: (last) => last,
  });
  if (useMatch('/publish/*')) return null;
  return (
    <Link
      className="button main"
      to="/publish"
      onClick={async (event) => {
        event.preventDefault();
        if (await isComplete()) navigate('/publish');
      }}
    >
      {data > 0 ? t('publish.go', { count: data }) : t('publish.button')}
    </Link>
  );
}
