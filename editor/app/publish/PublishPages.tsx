import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mayGoOut } from '../../../scripts/preflight/judge.ts';
import { Refused } from '../server.ts';
import { Notice } from '../ui/Notice.tsx';
import { ChangeList } from './ChangeList.tsx';
import { ComparedPages } from './ComparedPages.tsx';
import { History } from './History.tsx';
import { Preflight } from './Preflight.tsx';
import { ProblemList } from './ProblemList.tsx';
import { PublishForm } from './PublishForm.tsx';
import { usePreflight } from './preflightApi.ts';
import { publishSource } from './publishSource.ts';
import { Readiness } from './Readiness.tsx';
import { WayToWebsite } from './WayToWebsite.tsx';

/** What publishing would change, the pages before and after, what still waits, and publishing. */
export function PublishPages() {
  const { t } = useTranslation('editor-publish');
  const { data, error } = useQuery({
    queryKey: ['publish', 'changes'],
    queryFn: publishSource.changes,
    refetchOnMount: 'always',
  });
  const pages = useQuery({
    queryKey: ['publish', 'pages', data?.id],
    queryFn: publishSource.pages,
    enabled: data !== undefined && data.changes.length > 0,
  });
  const judgement = usePreflight(data?.id ?? '').data?.judgement;
  const isKept = judgement !== undefined && !mayGoOut(judgement);
  if (error) {
    const isHere = error instanceof TypeError || error instanceof Refused;
    return <Notice tone="wrong">{isHere ? t('failures.server') : error.message}</Notice>;
  }
  if (!data) return <p role="status">{t('reading')}</p>;
  const { destination, changes, unsaved, problems, origin } = data;
  return (
    <>
      <h1>{t('title')}</h1>
      {destination.kind === 'forge' && <WayToWebsite />}
      {judgement && <Readiness judgement={judgement} />}
      {destination.kind === 'blocked' && <Notice tone="wrong">{t(`obstacles.${destination.obstacle}`)}</Notice>}
      {destination.kind === 'archive' && !destination.hasGit && <p>{t('unknown')}</p>}
      {problems.length > 0 && <ProblemList problems={problems} />}
      {destination.kind !== 'blocked' && problems.length === 0 && changes.length === 0 && <p>{t('nothing')}</p>}
      {changes.length > 0 && (
        <section className="panel">
          <ChangeList changes={changes} counts={pages.data?.counts ?? {}} />
        </section>
      )}
      {unsaved.length > 0 && (
        <section className="panel" aria-labelledby="unsaved">
          <h2 id="unsaved">{t('unsaved.title')}</h2>
          <Notice tone="attention">{t('unsaved.text')}</Notice>
          <ChangeList changes={unsaved} counts={{}} />
        </section>
      )}
      {changes.length > 0 && (
        <section className="panel">
          <ComparedPages origin={origin} version={data.id} pages={pages.data?.pages} />
        </section>
      )}
      <section className="panel" aria-labelledby="preflight">
        <Preflight version={data.id} />
      </section>
      {destination.kind !== 'blocked' && problems.length === 0 && !isKept && <PublishForm state={data} />}
      {destination.kind === 'forge' && (
        <section className="panel" aria-labelledby="history">
          <History />
        </section>
      )}
    </>
  );
}
