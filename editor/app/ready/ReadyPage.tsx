/** To-dos before the website goes live. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { wordsOf } from '../../../site/content/contentPaths.ts';
import { mayPublish, type Readiness } from '../../../site/readiness/assessReadiness.ts';
import { GROUPS, type Group } from '../../../site/readiness/finding.ts';
import { branchesOf } from '../../config/editorConfig.ts';
import { formOf } from '../../content/tasks.ts';
import type { ToDo } from '../../publish/preflight.ts';
import { session } from '../api.ts';
import { config, isOnForge } from '../connection.ts';
import { ReadinessNotice, Sentences, usePreflight } from '../publish/Outcome.tsx';
import { MY_NAME } from '../signIn/Account.tsx';
import { useAct } from '../staff/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Question } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';

/** The to-dos in groups, with the progress. */
export function ReadyPage() {
  const { t } = useTranslation('editor-ready');
  // In the address, so that it is still open on return.
  const [query, setQuery] = useSearchParams();
  const { data } = usePreflight();
  if (!data || data.hasMistakes) return <p role="status">{t(data ? 'mistakes' : 'asking')}</p>;
  const { toDos, done, readiness, left, all } = data;
  const groups = (Object.keys(GROUPS) as Group[]).filter((group) => toDos.some((toDo) => toDo.group === group));
  const mine = toDos.filter((toDo) => MY_NAME !== undefined && peopleFor(toDo).includes(MY_NAME));
  const forWhom = (toDo: ToDo) => {
    const people = peopleFor(toDo);
    return people.length > 0 && <span className="hint">{t('for', { who: people.join(', ') })}</span>;
  };
  const open = query.get('open') ?? (mine.length > 0 ? 'mine' : groups[0]);
  const listOf = (group: Group | 'mine') => {
    const own = group === 'mine' ? mine : toDos.filter((toDo) => toDo.group === group);
    const known = (group !== 'mine' && done[group]) || 0;
    const Title = group === 'mine' ? 'h2' : 'h3';
    return (
      <details
        className="panel"
        key={group}
        open={open === group}
        onToggle={({ currentTarget }) => currentTarget.open && setQuery({ open: group }, { replace: true })}
      >
        <summary className="wrap">
          <Title>{t(`groups.${group}.title`)}</Title>
          <span className="badge">
            {known > 0 ? t('leftOf', { left: own.length, all: own.length + known }) : t('left', { count: own.length })}
          </span>
        </summary>
        <p>{t(`groups.${group}.help`)}</p>
        {open === group && <Sentences problems={own} after={forWhom} />}
      </details>
    );
  };
  return (
    <>
      <h1>{t('title')}</h1>
      {left > 0 ? <p>{t('until', { count: left })}</p> : <Notice tone="done">{t('ready')}</Notice>}
      {left === 0 && <ReadinessNotice readiness={readiness} />}
      <OpenBranches />
      <p className="wrap">
        <progress aria-hidden="true" value={all - left} max={all} /> {t('editor:progress', { done: all - left, all })}
      </p>
      {mine.length > 0 && listOf('mine')}
      <h2>{t('must')}</h2>
      {groups.filter((group) => GROUPS[group].blocks).map(listOf)}
      <h2>{t('more')}</h2>
      {groups.filter((group) => !GROUPS[group].blocks).map(listOf)}
      <TestSite isTest={readiness.isTest} />
    </>
  );
}

/** Whether the website is a test: a setting for whoever looks after it, with what patients see then. */
function TestSite({ isTest }: Pick<Readiness, 'isTest'>) {
  const { t } = useTranslation('editor-ready');
  const [isAsking, setAsking] = useState(false);
  const edit = { kind: 'set', path: ['testSite'], value: isTest ? undefined : true } as const;
  const { mutate, isPending } = useAct(
    () => session.forms.edit('clinic', [edit]),
    () => setAsking(false),
  );
  const way = isTest ? 'end' : 'begin';
  const act = { yes: t(`testSite.${way}.do`), isBusy: isPending, onYes: mutate, onClose: () => setAsking(false) };
  return (
    <section className="panel" aria-labelledby="test-site">
      <h2 id="test-site">{t('testSite.title')}</h2>
      <p>{t(`testSite.${way}.now`)}</p>
      <Button onClick={() => setAsking(true)}>{t(`testSite.${way}.do`)}</Button>
      {isAsking && (
        <Question title={t(`testSite.${way}.ask`)} {...act}>
          <p>{t(`testSite.${way}.about`)}</p>
        </Question>
      )}
    </section>
  );
}

/** Warns of branches on GitHub that anybody with write access can overwrite. */
function OpenBranches() {
  const { t } = useTranslation('editor-ready');
  const query = {
    queryKey: ['openBranches'],
    queryFn: () => session.openBranches(),
    staleTime: Number.POSITIVE_INFINITY,
  };
  const { data = [] } = useQuery(query);
  const branch = config.store === 'github' ? config.branch : '';
  return data.map((each) => (
    <Notice key={each} tone="attention">
      {t(`open.${each}`, { branch })}
    </Notice>
  ));
}

const PEOPLE = config.store === 'github' ? Object.values(config.people) : [];

/** The people for a to-do: advice is for dentists, a translation for its translators, a branch for its staff. */
function peopleFor({ file, group }: ToDo): readonly string[] {
  const language = wordsOf(file)?.language ?? '';
  const isFor = (person: (typeof PEOPLE)[number]) =>
    group === 'review'
      ? person.dentist
      : person.translates?.includes(language) || branchesOf(person).includes(formOf(file) ?? '');
  return PEOPLE.filter(isFor).map(({ name }) => name);
}

/** On the start page: what prevents publishing. */
export function Reminder() {
  const { data } = usePreflight();
  return isOnForge && data && !mayPublish(data.readiness) && <ReadinessNotice readiness={data.readiness} />;
}

/** On the start page: how much is left to do before the website goes live. */
export function LeftToDo() {
  const { t } = useTranslation('editor-ready');
  const { data } = usePreflight();
  return (
    <p>
      <Link to="/ready">{data && data.left > 0 ? t('go', data) : t('title')}</Link>
    </p>
  );
}
