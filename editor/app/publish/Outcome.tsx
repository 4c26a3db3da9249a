/** The outcomes of publishing, and what prevents it. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Readiness } from '../../../site/readiness/assessReadiness.ts';
import { GROUPS } from '../../../site/readiness/finding.ts';
import { placeAddress } from '../../content/tasks.ts';
import type { Change } from '../../publish/changes/changes.ts';
import type { PageMove } from '../../publish/pageMoves.ts';
import type { PlacedSentence } from '../../publish/problems.ts';
import type { PublishAnswer } from '../../publish/publishing.ts';
import { session } from '../api.ts';
import { isOnForge } from '../connection.ts';
import { say } from '../shell/say.ts';
import { draftQuery } from '../staff/queries.ts';
import { Notice } from '../ui/Notice.tsx';
import { Moves } from './Moves.tsx';

/** The outcome of publishing. @param moves what it has done to pages */
export function Outcome({
  answer,
  moves,
}: Readonly<{ answer: PublishAnswer; moves?: readonly PageMove[] | undefined }>) {
  const { t, i18n } = useTranslation('editor-publish');
  switch (answer.outcome) {
    case 'published':
      return (
        <Notice tone="done">
          {t(isOnForge ? 'done.published' : 'done.saved')}
          {moves && <Moves moves={moves} isDone />}
        </Notice>
      );
    case 'nothing':
      return <Notice tone="done">{t(isOnForge ? 'done.nothing' : 'nothingSaved')}</Notice>;
    case 'notWritten':
      return <Notice tone="wrong">{t('failures.notWritten', { file: answer.path, code: answer.code })}</Notice>;
    case 'proposed': {
      const who = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(answer.approvers);
      return <Notice tone="done">{who === '' ? t('done.proposed') : t('done.proposedTo', { who })}</Notice>;
    }
    case 'problems':
      return <ProblemList problems={answer.problems} />;
    case 'remarks':
      return <ProblemList problems={answer.remarks} title={t(isOnForge ? 'remarks.publish' : 'remarks.save')} />;
    case 'notReady':
      return <ReadinessNotice readiness={{ blockers: answer.blockers, isTest: false }} />;
    case 'ended':
      return <Notice tone="attention">{t(answer.isSent ? 'done.endedSent' : 'done.ended')}</Notice>;
    case 'overtaken':
      return <Notice tone="wrong">{t('failures.overtaken')}</Notice>;
    case 'conflicts':
      return <Notice tone="attention">{t('conflicts.text')}</Notice>;
  }
}

/** Problems with links to their fields. @param title for remarks, which are only asked about */
export function ProblemList({ problems, title }: Readonly<{ problems: readonly PlacedSentence[]; title?: string }>) {
  const { t } = useTranslation('editor-publish');
  return (
    <Notice tone={title === undefined ? 'wrong' : 'attention'}>
      <p>{title ?? t('problems.title')}</p>
      <Sentences problems={problems} />
    </Notice>
  );
}

type SentencesProps<Sentence> = Readonly<{
  problems: readonly Sentence[];
  /** Rendered after each. */
  after?: (problem: Sentence) => ReactNode;
}>;

/** Messages, each with a link to its field or page. */
export function Sentences<Sentence extends PlacedSentence>({ problems, after }: SentencesProps<Sentence>) {
  return (
    <ul className="lines">
      {problems.map((problem) => {
        const { message, formMessage, file = '', line, path, labels = [] } = problem;
        const place = labels.join(', ') || (line === undefined ? file : `${file}:${line}`);
        const address = placeAddress(file, path);
        return (
          <li className="wrap line" key={`${file}:${line} ${place} ${message}`}>
            <span>
              {address ? <Link to={address}>{place}</Link> : place} {say({ message, formMessage })}
            </span>
            {after?.(problem)}
          </li>
        );
      })}
    </ul>
  );
}

/** Preflight for the current draft. @param heldBack changes that stay in it */
export function usePreflight(heldBack: readonly Change[] = []) {
  const { revision } = useQuery(draftQuery).data ?? {};
  return useQuery({
    queryKey: ['publish', 'preflight', revision, heldBack],
    queryFn: () => session.publishing.preflight(heldBack),
    enabled: revision !== undefined,
    placeholderData: (last) => last,
  });
}

/** At most so many to-dos are listed; the others are on their own page. */
const MAX_TO_DOS = 5;

/** What prevents publishing as a real site and what to do; or that this is a test site. */
export function ReadinessNotice({ readiness: { blockers, isTest } }: Readonly<{ readiness: Readiness }>) {
  const { t, i18n } = useTranslation('editor-publish');
  const { data } = usePreflight();
  if (!isTest && blockers.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language).format(blockers.map((each) => t(`ready.left.${each}`)));
  const what = !isTest ? 'not' : blockers.length > 0 ? 'test' : 'forgotten';
  const toDos = (isTest ? [] : (data?.toDos ?? [])).filter(({ group }) => GROUPS[group].blocks);
  return (
    <Notice tone={isTest ? 'attention' : 'wrong'}>
      <p>{t(`ready.${what}`, { left: list })}</p>
      {what === 'not' && blockers.includes('advice') && <p>{t('ready.why')}</p>}
      <Sentences problems={toDos.slice(0, MAX_TO_DOS)} />
      {(what === 'forgotten' || toDos.length > MAX_TO_DOS) && <Link to="/ready">{t('preflight.all')}</Link>}
    </Notice>
  );
}
