/** What has to be done before the website is for patients. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { GROUPS, type Group } from '../../../scripts/preflight/finding.ts';
import { mayGoOut } from '../../../scripts/preflight/judge.ts';
import { session } from '../api.ts';
import { isOnForge } from '../connection.ts';
import { Readiness, Sentences, useReady } from '../publish/Outcome.tsx';
import { useDay } from '../shell/say.ts';
import { draftQuery } from '../staff/queries.ts';
import { Notice } from '../ui/Notice.tsx';

/** All of it in groups, with how far it is, and what is good to have. */
export function ReadyPage() {
  const { t } = useTranslation('editor-ready');
  // Who comes back finds it as it was.
  const [query, setQuery] = useSearchParams();
  const { data } = useReady();
  if (!data) return <p role="status">{t('asking')}</p>;
  const { toDos, done, judgement, left, all } = data;
  const groups = (Object.keys(GROUPS) as Group[]).filter((group) => toDos.some((toDo) => toDo.group === group));
  const open = query.get('open') ?? groups[0];
  const listOf = (group: Group) => {
    const own = toDos.filter((toDo) => toDo.group === group);
    const known = done[group] ?? 0;
    return (
      <details
        className="panel"
        key={group}
        open={open === group}
        onToggle={({ currentTarget }) => currentTarget.open && setQuery({ open: group }, { replace: true })}
      >
        <summary className="wrap">
          <h3>{t(`groups.${group}.title`)}</h3>
          <span className="badge">
            {known > 0 ? t('leftOf', { left: own.length, all: own.length + known }) : t('left', { count: own.length })}
          </span>
        </summary>
        <p>{t(`groups.${group}.help`)}</p>
        <Sentences problems={own} />
      </details>
    );
  };
  return (
    <>
      <h1>{t('title')}</h1>
      {left > 0 ? <p>{t('until', { count: left })}</p> : <Notice tone="done">{t('ready')}</Notice>}
      {left === 0 && <Readiness judgement={judgement} />}
      <p className="wrap">
        <progress aria-hidden="true" value={all - left} max={all} /> {t('editor:progress', { done: all - left, all })}
      </p>
      <h2>{t('must')}</h2>
      {groups.filter((group) => GROUPS[group].blocks).map(listOf)}
      <h2>{t('more')}</h2>
      {groups.filter((group) => !GROUPS[group].blocks).map(listOf)}
    </>
  );
}

/** On the start page: changes that have waited for a week, what keeps all from being published, and how much is left to do. */
export function Reminders() {
  const { t } = useTranslation('editor-ready');
  const dayOf = useDay();
  const { revision } = useQuery(draftQuery).data ?? {};
  const { data: waiting } = useQuery({
    queryKey: ['earlier', 'waiting', revision],
    queryFn: async () => (await session.earlier.waiting()) ?? null,
  });
  const { data } = useReady();
  return (
    <>
      {waiting && (
        <Notice tone="attention">
          {t('waiting', { count: waiting.count, day: dayOf(waiting.since) })} <Link to="/publish">{t('look')}</Link>
        </Notice>
      )}
      {isOnForge && data && !mayGoOut(data.judgement) && <Readiness judgement={data.judgement} />}
      {data && data.left > 0 && (
        <p>
          <Link to="/ready">{t('go', data)}</Link>
        </p>
      )}
    </>
  );
}
