import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type Finding, inGroups } from '../../../scripts/preflight/finding.ts';
import { mayGoOut } from '../../../scripts/preflight/judge.ts';
import type { DescribedConflict, Side } from '../../publish/merge/conflict.ts';
import type { PreflightAnswer } from '../../publish/preflight.ts';
import { session } from '../api.ts';
import { isOnForge } from '../connection.ts';
import { flush } from '../sending.ts';
import { client } from '../staff/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ChangeList } from './ChangeList.tsx';
import { ComparedPages } from './ComparedPages.tsx';
import { Outcome, ProblemList, Readiness, Sentences } from './Outcome.tsx';
import { History, useClock, WayToWebsite } from './Versions.tsx';

/** What the draft changes, the pages before and after, and what still waits; publishing, and what was published or saved before. */
export function PublishPage() {
  const { t } = useTranslation('editor-publish');
  const { data, error } = useQuery({
    queryKey: ['publish', 'changes'],
    queryFn: async () => {
      await flush();
      return session.publishing.changes();
    },
    refetchOnMount: 'always',
  });
  const pages = useQuery({
    queryKey: ['publish', 'pages', data?.id],
    queryFn: () => session.publishing.pages(),
    enabled: data !== undefined && data.changes.length > 0,
  });
  const preflight = useQuery({
    queryKey: ['publish', 'preflight', data?.id],
    queryFn: () => session.publishing.preflight(),
    enabled: data !== undefined,
  });
  if (error) return <Notice tone="wrong">{isOnForge ? error.message : t('failures.server')}</Notice>;
  if (!data) return <p role="status">{t('reading')}</p>;
  const { id, changes, problems, proposes } = data;
  const judgement = preflight.data?.judgement;
  const mayGo = problems.length === 0 && (!isOnForge || !judgement || mayGoOut(judgement));
  return (
    <>
      <h1>{t('title')}</h1>
      {isOnForge && <WayToWebsite />}
      {judgement && <Readiness judgement={judgement} />}
      {problems.length > 0 && <ProblemList title={t('problems.title')} problems={problems} />}
      {changes.length === 0 && problems.length === 0 && <p>{t(isOnForge ? 'nothing' : 'nothingSaved')}</p>}
      {!isOnForge && <p>{t('bySaving')}</p>}
      {changes.length > 0 && (
        <>
          <section className="panel">
            <ChangeList changes={changes} />
          </section>
          {pages.data !== null && (
            <section className="panel">
              <ComparedPages id={id} pages={pages.data} />
            </section>
          )}
        </>
      )}
      <section className="panel" aria-labelledby="preflight">
        <Preflight answer={preflight.data} />
      </section>
      {mayGo && <Publishing hasChanges={changes.length > 0} proposes={proposes} />}
      <History />
    </>
  );
}

/** What preflight says: first what comes with these changes. */
function Preflight({ answer }: Readonly<{ answer: PreflightAnswer | undefined }>) {
  const { t } = useTranslation('editor-publish');
  return (
    <>
      <h2 id="preflight">{t('preflight.title')}</h2>
      {!answer && <p role="status">{t('preflight.asking')}</p>}
      {answer && (
        <>
          <h3>{t(answer.fresh.length > 0 ? 'preflight.fresh' : 'preflight.noneFresh')}</h3>
          <Findings findings={answer.fresh} />
          {answer.known.length > 0 && (
            <details>
              <summary>{t('preflight.known', { count: answer.known.length })}</summary>
              <Findings findings={answer.known} />
            </details>
          )}
        </>
      )}
    </>
  );
}

const Findings = ({ findings }: Readonly<{ findings: readonly Finding[] }>) =>
  inGroups(findings).map(([title, own]) => (
    <section key={title}>
      <h4>{title}</h4>
      <Sentences problems={own} />
    </section>
  ));

type Proposes = Awaited<ReturnType<typeof session.publishing.changes>>['proposes'];

/** What publishing changes. */
const CHANGED = [['publish', 'changes'], ['publish', 'way'], ['publish', 'history'], ['draft'], ['form']] as const;

/** Publishes, or proposes, and says what has come of it. A folder's files are saved by the bar; here is what is to be chosen before. */
function Publishing({ hasChanges, proposes }: Readonly<{ hasChanges: boolean; proposes: Proposes }>) {
  const { t } = useTranslation('editor-publish');
  const publish = useMutation({
    mutationFn: (choices: readonly Choice[]) => session.publishing.publish(choices),
    // What has come of it is said before the pages and preflight are looked through again, which follows by itself.
    onSettled: () => Promise.all(CHANGED.map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] }))),
  });
  // What the bar has met when it was to save.
  const met: readonly DescribedConflict[] = useLocation().state ?? [];
  const { data: answer, error, isPending, isIdle } = publish;
  const conflicts = answer?.outcome === 'conflicts' ? answer.conflicts : isIdle ? met : [];
  if (isIdle && (isOnForge ? !hasChanges : conflicts.length === 0)) return null;
  return (
    <section className="panel" aria-labelledby="publish">
      <h2 id="publish">{t(isOnForge ? 'publish.title' : 'publish.save')}</h2>
      {!isPending && answer && <Outcome answer={answer} />}
      {!isPending && error && <Notice tone="wrong">{error.message}</Notice>}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} isWorking={isPending} onChosen={publish.mutate} />}
      {isOnForge && hasChanges && conflicts.length === 0 && (
        <>
          {proposes && <p>{t(`publish.proposes.${proposes}`)}</p>}
          <Button look="main" disabled={isPending} onClick={() => publish.mutate([])}>
            {t(proposes ? 'publish.propose' : 'publish.button')}
          </Button>
        </>
      )}
      {isPending && isOnForge && <Notice tone="attention">{t('publish.working')}</Notice>}
    </section>
  );
}

/** Which side is taken, by the id of the conflict. */
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

/** Fields that somebody else has changed, too: for each, one of the two values is chosen. */
function Conflicts({ conflicts, isWorking, onChosen }: ConflictsProps) {
  const { t } = useTranslation('editor-publish');
  const clock = useClock();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const choices = conflicts.flatMap(({ id }) => (sides[id] ? { id, side: sides[id] } : []));
  return (
    <>
      <h3>{t('conflicts.title')}</h3>
      {conflicts.map((conflict) => (
        <fieldset className="panel" key={conflict.id}>
          <legend>
            {conflict.place}: {conflict.isFile ? t('conflicts.file') : conflict.labels.join(', ')}
          </legend>
          {conflict.base !== undefined && <p>{t('conflicts.was', { value: conflict.base })}</p>}
          {conflict.removal && (
            <p>{t('conflicts.removed', { who: conflict.removal.by, time: clock(conflict.removal.time) })}</p>
          )}
          {conflict.isGone && <p>{t('conflicts.gone', { value: conflict.ours })}</p>}
          {SIDES.slice(conflict.isGone ? 1 : 0).map(([side, ofValue, ofFile]) => (
            <label className="check" key={side}>
              <input
                type="radio"
                name={conflict.id}
                checked={sides[conflict.id] === side}
                onChange={() => setSides({ ...sides, [conflict.id]: side })}
              />
              <strong>{t(`conflicts.${conflict.isGone ? 'letGo' : conflict.isRemoved ? ofFile : ofValue}`)}</strong>
              {!conflict.isFile && !conflict.isGone && <span>{conflict[side] ?? t('conflicts.deleted')}</span>}
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
