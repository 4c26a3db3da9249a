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
import type { PageSide } from '../../publish/publishing.ts';
import { flush } from '../acts.ts';
import { session } from '../api.ts';
import { isOnForge } from '../connection.ts';
import { PageFrame } from '../preview/PageFrame.tsx';
import { useSending } from '../sending.ts';
import { client, draftQuery, useAct } from '../staff/queries.ts';
import { useNoAnswer } from '../staff/save/Connection.tsx';
import { Button } from '../ui/Button.tsx';
import { Options, Select } from '../ui/Field.tsx';
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
  const ready = usePreflight().data;
  /** The keys of the changes that a person leaves out. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const toggle = (key: string) =>
    setLeftOut(leftOut.includes(key) ? leftOut.filter((each) => each !== key) : [...leftOut, key]);
  if (!data) return error ? <Notice tone="wrong">{error.message}</Notice> : <p role="status">{t('reading')}</p>;
  const { revision, changes, problems, moves, proposes } = data;
  const unfinished = new Set(data.unfinished.map(changeKey));
  const heldBack = changes.filter((change) => unfinished.has(changeKey(change)) || leftOut.includes(changeKey(change)));
  const goes = changes.length - heldBack.length;
  const isAllowed = !isOnForge || !ready || mayPublish(ready.readiness);
  const isHeldUp = isOnForge ? goes === 0 && heldBack.length > 0 : problems.length > 0;
  const hasChanges = changes.length > 0;
  return (
    <>
      <h1>{t('title')}</h1>
      {isAllowed && <Publishing {...{ revision, goes, heldBack, proposes, moves, bar }} />}
      {isOnForge && <PublishStatus />}
      {problems.length > 0 && <ProblemList problems={problems} title={isHeldUp ? undefined : t('problems.stay')} />}
      {!hasChanges && !isBusy && problems.length === 0 && <p>{t(isOnForge ? 'nothing' : 'nothingSaved')}</p>}
      {hasChanges && (
        <section className="panel">
          <ChangeList changes={changes} selection={{ unfinished, leftOut, toggle }} />
        </section>
      )}
      {ready && <ReadinessNotice readiness={ready.readiness} />}
      {hasChanges && <SeenThen revision={revision} moves={moves} />}
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
  Pick<Changes, 'proposes' | 'moves'> &
  Readonly<{
    /** That of the list. */
    revision: number;
    /** The number of changes to publish. */
    goes: number;
    heldBack: readonly Change[];
  }>;

/** Publishes or proposes, and shows the outcome. Folders are saved with the bar; conflicts are decided here. */
function Publishing({ revision, goes, heldBack, proposes, moves, bar }: PublishingProps) {
  const { t } = useTranslation('editor-publish');
  const box = useRef<HTMLElement>(null);
  /** Those of what is being published. */
  const [pressed, setPressed] = useState<readonly PageMove[]>();
  const publish = useAct(async (choices: readonly Choice[]) => {
    setPressed(moves);
    // Only what the list shows is published.
    const now = isOnForge ? (await session.unsaved.state()).revision : revision;
    if (now !== revision && choices.length === 0) throw new Error(t('publish.moved'));
    return session.publishing.publish(choices, heldBack);
  });
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
          {t('publish.working', { minutes: MAX_MINUTES })}{' '}
          <Button onClick={() => session.publishing.cancel()}>{t('editor-staff:cancel')}</Button>
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

/** So many pages are named; the others are counted. */
const MAX_NAMED = 6;

/** What patients see once it is published: which pages become public, go back to English, and change. @param revision of the draft */
function SeenThen({ revision, moves }: Readonly<{ revision: number; moves: readonly PageMove[] }>) {
  const { t, i18n } = useTranslation('editor-publish');
  const { data: pages } = useQuery({
    queryKey: ['publish', 'pages', revision],
    queryFn: () => session.publishing.pages(),
  });
  // One of the two sites cannot be built.
  if (pages === null) return null;
  const named = pages?.slice(0, MAX_NAMED).map(({ name }) => name) ?? [];
  const rest = (pages?.length ?? 0) - named.length;
  const list = [...named, ...(rest > 0 ? [t('pages.others', { count: rest })] : [])];
  return (
    <section className="panel" aria-labelledby="seen-then">
      <h2 id="seen-then">{t('moves.title')}</h2>
      <Moves moves={moves} />
      {!pages && <p role="status">{t('pages.comparing')}</p>}
      {pages?.length === 0 && <p>{t('pages.none')}</p>}
      {pages && pages.length > 0 && (
        <>
          <p>{t('pages.change', { pages: new Intl.ListFormat(i18n.language).format(list) })}</p>
          <ComparedPages revision={revision} pages={pages} />
        </>
      )}
    </section>
  );
}

type ChangedPages = NonNullable<Awaited<ReturnType<typeof session.publishing.pages>>>;

/** The changed pages before and after, with differences outlined. */
function ComparedPages({ revision, pages }: Readonly<{ revision: number; pages: ChangedPages }>) {
  const { t } = useTranslation('editor-publish');
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState<string>();
  const page = pages.find(({ address }) => address === chosen) ?? pages[0];
  const shownAs = ({ isNew, isRemoved, ...named }: ChangedPages[number]) =>
    t(isNew ? 'pages.new' : isRemoved ? 'pages.gone' : 'pages.same', named);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('pages.title')}</summary>
      {isOpen && page && (
        <>
          <p>{t('pages.help')}</p>
          <Select label={t('pages.page')} value={page.address} onChoose={choose}>
            <Options of={pages.map((each) => [each.address, shownAs(each)])} />
          </Select>
          <div className="wrap">
            <Picture side="before" revision={revision} address={page.address} isMissing={page.isNew} />
            <Picture side="after" revision={revision} address={page.address} isMissing={page.isRemoved} />
          </div>
        </>
      )}
    </details>
  );
}

type PictureProps = Readonly<{ side: PageSide; revision: number; address: string; isMissing: boolean }>;

/** A page that cannot be clicked, scrolled to the first difference. */
function Picture({ side, revision, address, isMissing }: PictureProps) {
  const { t } = useTranslation('editor-publish');
  const title = t(`pages.${side}`);
  const { data } = useQuery({
    queryKey: ['publish', 'page', revision, side, address],
    queryFn: async () => (await session.publishing.page(side, address)) ?? '',
    enabled: !isMissing,
  });
  const page = { title, name: `${side} ${address}`, path: address, html: data, focus: `${revision}` };
  return (
    <figure className="compared-page">
      <figcaption>
        <strong>{title}</strong>
      </figcaption>
      {isMissing ? (
        <p>{t(side === 'before' ? 'pages.isNew' : 'pages.isGone')}</p>
      ) : (
        <div inert>
          <PageFrame {...page} width="phone" />
        </div>
      )}
    </figure>
  );
}
