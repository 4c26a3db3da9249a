import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { mayGoOut } from '../../../scripts/preflight/judge.ts';
import type { DescribedConflict } from '../../publish/merge/conflict.ts';
import type { WhatChanges } from '../../publish/publishing.ts';
import { session } from '../api.ts';
import { isOnForge } from '../connection.ts';
import { flush } from '../sending.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ChangeList } from './ChangeList.tsx';
import { ComparedPages } from './ComparedPages.tsx';
import { type Choice, Conflicts } from './Conflicts.tsx';
import { Outcome } from './Outcome.tsx';
import { Preflight, Readiness } from './Preflight.tsx';
import { ProblemList } from './ProblemList.tsx';
import { History, WayToWebsite } from './Versions.tsx';

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
            <ChangeList changes={changes} counts={pages.data?.counts} />
          </section>
          {pages.data !== null && (
            <section className="panel">
              <ComparedPages id={id} pages={pages.data?.pages} />
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

/** What publishing changes. */
const CHANGED = [['publish', 'changes'], ['publish', 'way'], ['publish', 'history'], ['draft'], ['form']] as const;

/** Publishes, or proposes, and says what has come of it. A folder's files are saved by the bar; here is what is to be chosen before. */
function Publishing({ hasChanges, proposes }: Readonly<{ hasChanges: boolean }> & Pick<WhatChanges, 'proposes'>) {
  const { t } = useTranslation('editor-publish');
  const queries = useQueryClient();
  const publish = useMutation({
    mutationFn: (choices: readonly Choice[]) => session.publishing.publish(choices),
    // What has come of it is said before the pages and preflight are looked through again, which follows by itself.
    onSettled: () => Promise.all(CHANGED.map((queryKey) => queries.invalidateQueries({ queryKey: [...queryKey] }))),
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
          <Button look="main" type="button" disabled={isPending} onClick={() => publish.mutate([])}>
            {t(proposes ? 'publish.propose' : 'publish.button')}
          </Button>
        </>
      )}
      {isPending && <Notice tone="attention">{t('publish.working')}</Notice>}
    </section>
  );
}
