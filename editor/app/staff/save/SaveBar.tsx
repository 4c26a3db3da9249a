import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useMatch, useNavigate } from 'react-router-dom';
import { problemAddress } from '../../../content/tasks.ts';
import type { Typed } from '../../../session/acts.ts';
import { acts } from '../../acts.ts';
import { session } from '../../api.ts';
import { isOnForge } from '../../connection.ts';
import { Outcome } from '../../publish/Outcome.tsx';
import { useSending } from '../../sending.ts';
import { say } from '../../shell/say.ts';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useKeys } from '../../ui/useKeys.ts';
import { leaveField, useIsShown } from '../form/fileForm.tsx';
import { pathKey } from '../form/values.ts';
import { client, draftQuery, filesQuery, useAct } from '../queries.ts';
import { useNoAnswer } from './Connection.tsx';

/** Milliseconds between updates from others. GitHub limits the requests per hour. Without an answer, it is asked more often. */
const REFRESH_INTERVAL = isOnForge ? 60_000 : 5000;
const RETRY_INTERVAL = isOnForge ? 10_000 : 5000;

/** The bar with what is unsaved or not published, and what prevents it. Pages can put a button at its end. */
export function SaveBar({ end }: Readonly<{ end: Ref<HTMLElement> }>) {
  const { t } = useTranslation('editor-staff');
  const navigate = useNavigate();
  const refresh = () =>
    session.unsaved.refresh().then(() => client.invalidateQueries({ queryKey: draftQuery.queryKey }));
  const { data: draft } = useQuery(draftQuery);
  useQuery({
    queryKey: ['others'],
    queryFn: () => refresh().then(() => null),
    refetchInterval: draft?.failure ? RETRY_INTERVAL : REFRESH_INTERVAL,
  });
  const { data: all = [] } = useQuery(filesQuery);
  const { data: count = 0 } = useQuery({
    queryKey: ['publish', 'count', draft?.revision],
    queryFn: () => session.publishing.count(),
    enabled: isOnForge,
    placeholderData: keepPreviousData,
  });
  const { isBusy, isStored, failure, refusals } = useSending();
  const noAnswer = useNoAnswer();
  const [isAsking, setAsking] = useState(false);
  const discard = useAct(
    async () => {
      await session.unsaved.discard();
      acts.forgetRefused();
    },
    () => setAsking(false),
  );
  const unsaved = draft?.files ?? [];
  const hasUnsaved = unsaved.length > 0 || isBusy;
  const changed = all.filter((file) => unsaved.some(({ path }) => path === file.path));
  const problems = changed.flatMap((file) => file.problems.map((problem) => ({ file, problem })));
  const isShown = useIsShown();
  const mistakes = problems.filter(({ file, problem }) => isShown(file.id, problem));
  /** The mistake that was shown last. */
  const last = useRef(-1);
  const showNext = (among: typeof problems) => {
    last.current = (last.current + 1) % among.length;
    const { file, problem } = among[last.current] ?? {};
    if (file) navigate(problemAddress(file, problem?.path));
  };
  // In staff's words. Pictures are part of the file that names them.
  const names = unsaved.flatMap(({ path }) => {
    const file = changed.find((each) => each.path === path);
    if (file) return file.kind === 'clinic' ? t('allBranches') : file.name;
    return path.startsWith('media/') ? [] : path.startsWith('locales/') ? t('editor:areas.texts') : path;
  });
  const files = [...new Set(names)].join(', ');
  const save = useAct(
    async () => {
      const answer = await session.publishing.publish();
      const [entry] = answer.outcome === 'published' ? await session.publishing.history() : [];
      return { entry, answer, revision: (await session.unsaved.state()).revision };
    },
    ({ answer }) => {
      // Conflicts are decided on the page with all changes.
      if (answer.outcome === 'conflicts') navigate('/publish', { state: answer.conflicts });
      last.current = -1;
      if (answer.outcome === 'problems' && problems.length > 0) showNext(problems);
    },
  );
  const { data: saved, error, reset } = save;
  const undo = useAct(async () => saved?.entry && session.unsaved.undoPublication(saved.entry.version), reset);
  // A refusal is shown until the next change.
  const isPast = saved?.answer.outcome === 'published' ? unsaved.length > 0 : draft?.revision !== saved?.revision;
  const answer = isPast ? undefined : saved?.answer;
  const isPublishing = useMatch('/publish/*') !== null;
  const isAsked = isPublishing || answer?.outcome === 'problems';
  useEffect(() => {
    // Saving or publishing shows all missing values.
    if (isAsked) for (const { file, problem } of problems) leaveField(file.id, pathKey(problem.path ?? []));
  });
  // Clicks the main button.
  const bar = useRef<HTMLElement>(null);
  useKeys({ 'Control+s': () => bar.current?.querySelector<HTMLElement>('.bar .main')?.click() });
  if (!draft) return null;
  const isUnfinished = problems.length > 0 && mistakes.length === 0;
  const unsavedName = isOnForge ? t('save.unpublished') : t(files ? 'save.unsaved' : 'save.unsavedSoon', { files });
  const savedName = t(isOnForge ? 'save.published' : 'save.nothing');
  const name = !hasUnsaved ? savedName : isUnfinished ? t('mistakes.gaps') : unsavedName;
  // The page with all changes lists them.
  const mistakesButton = hasUnsaved && mistakes.length > 0 && !isPublishing && (
    <Button look={isOnForge ? 'quiet' : 'main'} onClick={() => showNext(mistakes)}>
      {t('mistakes.show', { count: mistakes.length })}
    </Button>
  );
  return (
    <section className="save-bar" ref={bar} aria-label={t('save.label')}>
      {noAnswer && <Notice tone="attention">{noAnswer}</Notice>}
      {failure !== undefined && (
        <Notice tone="wrong">
          {t('editor-texts:refused', { reason: say(failure) })} {t(isStored ? 'save.stays' : 'save.ends')}{' '}
          <Button onClick={acts.drop}>{t('editor-texts:drop')}</Button>
        </Notice>
      )}
      {refusals.length > 0 && (
        <Notice tone="wrong">
          {refusals.map(({ refusal, typed }) => (
            <p key={JSON.stringify(typed)}>
              {t('save.refused', { reason: say(refusal) })}{' '}
              {typedText(typed) && t('save.typed', { text: typedText(typed) })}
            </p>
          ))}
          <Button onClick={acts.dismissRefusals}>{t('save.close')}</Button>
        </Notice>
      )}
      {error && <Notice tone="wrong">{t('save.failed', { reason: error.message })}</Notice>}
      {answer?.outcome === 'published' ? (
        <Notice tone="done">
          {t('save.saved', { said: saved?.entry?.message.split('\n')[0] })} {t('save.online')}{' '}
          <Button onClick={() => undo.mutate()}>{t('save.undo')}</Button>{' '}
          <Button onClick={reset}>{t('save.close')}</Button>
        </Notice>
      ) : (
        answer && answer.outcome !== 'conflicts' && problems.length === 0 && <Outcome answer={answer} />
      )}
      {!isOnForge && unsaved.some(({ isChangedByOthers }) => isChangedByOthers) && (
        <Notice tone="attention">{t('save.changedOnDisk')}</Notice>
      )}
      <div className="bar row">
        {hasUnsaved && <Button onClick={() => setAsking(true)}>{t('save.discard')}</Button>}
        <div role="status">
          {/* Mistakes do not hold back what else there is to publish. */}
          {isOnForge && mistakesButton ? (
            mistakesButton
          ) : (
            <>
              <strong>{name}</strong>
              {hasUnsaved && <span className="hint">{t(failure ? 'save.notKept' : 'save.kept')}</span>}
            </>
          )}
        </div>
        {isOnForge ? (
          hasUnsaved &&
          !isPublishing && (
            <Link className={noAnswer ? 'button' : 'button main'} to="/publish">
              {t(count > 0 ? 'editor-publish:publish.go' : 'editor-publish:publish.button', { count })}
            </Link>
          )
        ) : hasUnsaved && mistakes.length > 0 ? (
          mistakesButton
        ) : (
          <Button look="main" disabled={!hasUnsaved || save.isPending} onClick={() => save.mutate()}>
            {t('save.button')}
          </Button>
        )}
        <span ref={end} />
      </div>
      {isAsking && (
        <Question
          title={t('discard.title')}
          yes={t('discard.do')}
          isBusy={discard.isPending}
          onYes={() => discard.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{discard.error?.message ?? t('discard.about', { files })}</p>
        </Question>
      )}
    </section>
  );
}

/** What somebody had typed, so that they can type it again. */
const typedText = (typed: Typed): string =>
  ('text' in typed ? [typed.text] : 'value' in typed.edit ? textsIn(typed.edit.value) : []).join(', ');

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : value ? [String(value)] : [];
