import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { mayPublish } from '../../../site/readiness/assessReadiness.ts';
import type { Change } from '../../publish/changes/changes.ts';
import { MAX_MINUTES } from '../../publish/maxMinutes.ts';
import type { DescribedConflict, Side } from '../../publish/merge/conflict.ts';
import type { PageMove } from '../../publish/pageMoves.ts';
import type { PublishAnswer } from '../../publish/publishing.ts';
import { flush } from '../acts.ts';
import { session } from '../api.ts';
import { isOnForge } from '../connection.ts';
import { useSending } from '../sending.ts';
import { client, draftQuery, useAct } from '../staff/queries.ts';
import { useNoAnswer } from '../staff/save/Connection.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ChangeList, changeKey } from './ChangeList.tsx';
import { Moves } from './Moves.tsx';
import { Outcome, ProblemList, ReadinessNotice, Sentences, usePreflight } from './Outcome.tsx';
import { History, PublishStatus, useClock } from './Versions.tsx';

export type PublishPageProps = Readonly<{
  /** The bar for the publish button. */
  bar: HTMLElement | null;
}>;

/** The changes of the draft, publishing them, the changed pages, and the history. */
export function PublishPage({ bar }: PublishPageProps) {
  const { t } = useTranslation('editor-publish');
  const { isBusy } = useSending();
  const { data: draft } = useQuery(draftQuery);
  const { data, error } = useQuery({
    queryKey: ['publish', 'changes', draft?.revision],
    queryFn: () => flush().then(() => session.publishing.changes()),
    placeholderData: keepPreviousData,
  });
  // Others may have published.
  useEffect(() => void client.refetchQueries({ queryKey: ['others'] }), []);
  /** The keys of the changes that a person leaves out. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const toggle = (key: string) =>
    setLeftOut(leftOut.includes(key) ? leftOut.filter((each) => each !== key) : [...leftOut, key]);
  const { changes = [] } = data ?? {};
  const unfinished = new Set(data?.unfinished.map(changeKey));
  const heldBack = changes.filter((change) => unfinished.has(changeKey(change)) || leftOut.includes(changeKey(change)));
  const ready = usePreflight(isOnForge ? heldBack : []).data;
  if (!data) return error ? <Notice tone="wrong">{error.message}</Notice> : <p role="status">{t('reading')}</p>;
  const { revision, problems, proposes } = data;
  // What has just been published or taken back is not shown as if it waited.
  const isOutdated = draft !== undefined && draft.revision !== revision;
  const goes = changes.length - heldBack.length;
  const isAllowed = !isOnForge || !ready || mayPublish(ready.readiness);
  const isHeldUp = isOnForge ? goes === 0 && heldBack.length > 0 : problems.length > 0;
  const hasChanges = changes.length > 0;
  return (
    <>
      <h1>{t('title')}</h1>
      {isAllowed && <Publishing {...{ revision, goes, heldBack, proposes, bar }} />}
      {isOnForge && <PublishStatus />}
      {problems.length > 0 && <ProblemList problems={problems} title={isHeldUp ? undefined : t('problems.stay')} />}
      {!hasChanges && !isBusy && problems.length === 0 && <p>{t(isOnForge ? 'nothing' : 'nothingSaved')}</p>}
      {isOutdated && <p role="status">{t('reading')}</p>}
      {hasChanges && !isOutdated && (
        <section className="panel">
          <ChangeList changes={changes} selection={{ unfinished, leftOut, toggle }} />
        </section>
      )}
      {ready && <ReadinessNotice readiness={ready.readiness} />}
      {goes > 0 && !isOutdated && <SeenThen revision={revision} heldBack={isOnForge ? heldBack : []} />}
      {!isOnForge && <p>{t('bySaving')}</p>}
      {ready && ready.fresh.length > 0 && (
        <section className="panel" aria-labelledby="fresh">
          <h2 id="fresh">{t('preflight.fresh')}</h2>
          <Sentences problems={ready.fresh} />
        </section>
      )}
      <p>
        <Link to="/ready">{t('preflight.all')}</Link>
      </p>
      <History />
    </>
  );
}

type Changes = Awaited<ReturnType<typeof session.publishing.changes>>;
type PublishingProps = PublishPageProps &
  PublishedProps &
  Pick<Changes, 'proposes'> &
  /** The number of changes to publish. */
  Readonly<{ goes: number }>;

/** Publishes or proposes, and shows the outcome. Folders are saved with the bar; conflicts are decided here. */
function Publishing({ revision, goes, heldBack, proposes, bar }: PublishingProps) {
  const { t } = useTranslation('editor-publish');
  const box = useRef<HTMLElement>(null);
  const { data: moves } = useMoves(revision, heldBack);
  /** Those of what is being published. */
  const [pressed, setPressed] = useState<readonly PageMove[]>();
  /** Also before anything is asked of the store. */
  const isCancelled = useRef(false);
  const publish = useAct(async (choices: readonly Choice[]): Promise<PublishAnswer> => {
    isCancelled.current = false;
    setPressed(moves);
    // Only what the list shows is published.
    const now = isOnForge ? (await session.unsaved.state()).revision : revision;
    if (now !== revision && choices.length === 0) throw new Error(t('publish.moved'));
    return isCancelled.current ? { outcome: 'ended', isSent: false } : session.publishing.publish(choices, heldBack);
  });
  const cancel = () => {
    isCancelled.current = true;
    void session.publishing.cancel();
  };
  // Conflicts that the bar has met when saving.
  const metBySaving: readonly DescribedConflict[] = useLocation().state ?? [];
  const { data: answer, error, isPending, isIdle } = publish;
  const noAnswer = useNoAnswer();
  // The button is back, but nothing is published by itself.
  const isBack = error && 'code' in error && ['offline', 'unreachable'].includes(`${error.code}`) && !noAnswer;
  const conflicts = answer?.outcome === 'conflicts' ? answer.conflicts : isIdle ? metBySaving : [];
  // The outcome is at the top of the page.
  useEffect(() => {
    if (!isIdle) box.current?.scrollIntoView({ block: 'center' });
  }, [isIdle]);
  const isAsking = isOnForge && goes > 0 && conflicts.length === 0;
  const some = heldBack.length > 0 && { count: goes };
  return (
    <section ref={box} aria-label={t(isOnForge ? 'publish.button' : 'publish.save')}>
      {/* The page lists problems itself. */}
      {!isPending && answer && answer.outcome !== 'problems' && <Outcome answer={answer} moves={pressed} />}
      {!isPending && error && (
        <Notice tone={isBack ? 'attention' : 'wrong'}>{isBack ? t('publish.back') : error.message}</Notice>
      )}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} isWorking={isPending} onChosen={publish.mutate} />}
      {isPending && isOnForge && (
        <Notice tone="attention">
          {t('publish.working', { minutes: MAX_MINUTES })} <Button onClick={cancel}>{t('editor-staff:cancel')}</Button>
        </Notice>
      )}
      {isAsking && proposes && <p>{t(`publish.proposes.${proposes}`)}</p>}
      {isAsking &&
        bar &&
        createPortal(
          <Button look={noAnswer ? 'quiet' : 'main'} disabled={isPending} onClick={() => publish.mutate([])}>
            {some
              ? t(proposes ? 'publish.proposeSome' : 'publish.some', some)
              : t(proposes ? 'publish.propose' : 'publish.button')}
          </Button>,
          bar,
        )}
    </section>
  );
}

/** The chosen side, by the id of the conflict. */
type Choice = Readonly<{ id: string; side: Side }>;

type ConflictsProps = Readonly<{
  conflicts: readonly DescribedConflict[];
  isWorking: boolean;
  onChosen: (choices: Choice[]) => void;
}>;

const SIDES = [
  ['ours', 'mine', 'keep'],
  ['theirs', 'theirs', 'drop'],
] as const;

/** Fields that somebody else has changed, too: one of two values is chosen for each. */
function Conflicts({ conflicts, isWorking, onChosen }: ConflictsProps) {
  const { t } = useTranslation('editor-publish');
  const clock = useClock();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const choices = conflicts.flatMap(({ id }) => (sides[id] ? { id, side: sides[id] } : []));
  return (
    <>
      <h2>{t('conflicts.title')}</h2>
      {conflicts.map((conflict) => (
        <fieldset className="panel" key={conflict.id}>
          <legend>
            {conflict.place}: {conflict.isFile ? t('conflicts.file') : conflict.labels.join(', ')}
          </legend>
          {conflict.base !== undefined && <p>{t('conflicts.was', { value: conflict.base })}</p>}
          {conflict.change && conflict.isRemoved && (
            <p>{t('conflicts.removed', { who: conflict.change.by, time: clock(conflict.change.time) })}</p>
          )}
          {conflict.isTextRemoved && <p>{t('conflicts.gone', { value: conflict.ours })}</p>}
          {SIDES.slice(conflict.isTextRemoved ? 1 : 0).map(([side, ofValue, ofFile]) => (
            <label className="check" key={side}>
              <input
                type="radio"
                name={conflict.id}
                checked={sides[conflict.id] === side}
                onChange={() => setSides({ ...sides, [conflict.id]: side })}
              />
              <strong>
                {t(`conflicts.${conflict.isTextRemoved ? 'letGo' : conflict.isRemoved ? ofFile : ofValue}`)}
              </strong>
              {!conflict.isFile && !conflict.isTextRemoved && <span>{conflict[side] ?? t('conflicts.deleted')}</span>}
              {side === 'theirs' && conflict.change && !conflict.isRemoved && (
                <span className="hint">
                  {t('conflicts.by', { who: conflict.change.by, time: clock(conflict.change.time) })}
                </span>
              )}
            </label>
          ))}
        </fieldset>
      ))}
      <Button look="main" disabled={isWorking || choices.length < conflicts.length} onClick={() => onChosen(choices)}>
        {t('conflicts.continue')}
      </Button>
    </>
  );
}

/** So many pages are named; the others are folded. */
const MAX_NAMED = 6;

type PublishedProps = Readonly<{
  /** That of the list. */
  revision: number;
  heldBack: readonly Change[];
}>;

/** What publishing does to the pages of translations. */
const useMoves = (revision: number, heldBack: readonly Change[]) =>
  useQuery({
    queryKey: ['publish', 'moves', revision, heldBack],
    queryFn: () => session.publishing.moves(heldBack),
  });

/** What patients see once it is published: which pages become public, go back to English, and change. */
function SeenThen({ revision, heldBack }: PublishedProps) {
  const { t, i18n } = useTranslation('editor-publish');
  const { data: moves = [] } = useMoves(revision, heldBack);
  const { data: pages } = useQuery({
    queryKey: ['publish', 'pages', revision, heldBack],
    queryFn: () => session.publishing.pages(heldBack),
  });
  const names = pages?.map(({ name }) => name) ?? [];
  const listOf = (some: readonly string[]) => new Intl.ListFormat(i18n.language).format(some);
  const rest = names.slice(MAX_NAMED);
  // The site cannot be built.
  if (pages === null) return null;
  return (
    <section className="panel" aria-labelledby="seen-then">
      <h2 id="seen-then">{t('moves.title')}</h2>
      <Moves moves={moves} />
      {pages ? (
        <p>{names.length > 0 ? t('pages.change', { pages: listOf(names.slice(0, MAX_NAMED)) }) : t('pages.none')}</p>
      ) : (
        <p role="status">{t('pages.comparing')}</p>
      )}
      {rest.length > 0 && (
        <details>
          <summary>{t('pages.others', { count: rest.length })}</summary>
          <p>{listOf(rest)}</p>
        </details>
      )}
    </section>
  );
}
