import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/Notice.tsx';
import { ProblemList } from './ProblemList.tsx';
import { NotReady } from './Readiness.tsx';
import type { PublishOutcome } from './usePublishing.ts';

export type OutcomeProps = Readonly<{ outcome: PublishOutcome }>;

/** Letters of a commit's number that people read to each other. */
const SHORT = 8;

/** What has come of publishing, and what happens next. */
export function Outcome({ outcome }: OutcomeProps) {
  const { t, i18n } = useTranslation('editor-publish');
  const list = (names: readonly string[]) => new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names);
  const others = (files: readonly string[]) =>
    files.length > 0 && <p>{t('done.fromOthers', { count: files.length })}</p>;
  switch (outcome.outcome) {
    case 'published':
      return (
        <Notice tone="done">
          <p>{t('done.published')}</p>
          <p>{t('done.commit', { commit: outcome.commit.slice(0, SHORT) })}</p>
          {others(outcome.fromOthers)}
          {outcome.isBehind && <p>{t('done.behind')}</p>}
        </Notice>
      );
    case 'proposed':
      return (
        <Notice tone="done">
          <p>{t('done.proposed', { who: list(outcome.approvers) })}</p>
          <a href={outcome.address}>{outcome.address}</a>
        </Notice>
      );
    case 'nothing':
      return (
        <Notice tone="done">
          <p>{t('done.nothing')}</p>
          {others(outcome.fromOthers)}
        </Notice>
      );
    case 'archived':
      return <Notice tone="done">{t('done.archived', { archive: outcome.archive })}</Notice>;
    case 'notBuilt':
      return (
        <Notice tone="wrong">
          <p>{t('done.notBuilt')}</p>
          <pre>{outcome.lines.join('\n')}</pre>
        </Notice>
      );
    case 'problems':
      return <ProblemList problems={outcome.problems} />;
    case 'notReady':
      return <NotReady left={outcome.left} />;
    case 'diverged':
      return <Notice tone="wrong">{t('failures.diverged')}</Notice>;
    case 'failed':
      return (
        <Notice tone="wrong">
          <p>{t(`failures.${outcome.failure}`)}</p>
          {outcome.words !== '' && (
            <p>
              {t('failures.words')} {outcome.words}
            </p>
          )}
        </Notice>
      );
    case 'unreachable':
      return <Notice tone="wrong">{t('failures.server')}</Notice>;
    case 'conflicts':
      return <Notice tone="attention">{t('conflicts.text')}</Notice>;
  }
}
