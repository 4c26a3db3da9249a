/** What publishing answers, and what stands in its way. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Judgement, Left } from '../../../scripts/preflight/judge.ts';
import type { PlacedSentence } from '../../publish/problems.ts';
import type { PublishAnswer } from '../../publish/publishing.ts';
import { isOnForge } from '../connection.ts';
import { useSay } from '../shell/say.ts';
import { problemAddress } from '../staff/tasks.ts';
import { Notice } from '../ui/Notice.tsx';

/** What has come of publishing, and what happens next. */
export function Outcome({ answer }: Readonly<{ answer: PublishAnswer }>) {
  const { t, i18n } = useTranslation('editor-publish');
  switch (answer.outcome) {
    case 'published':
      return <Notice tone="done">{t(isOnForge ? 'done.published' : 'done.saved')}</Notice>;
    case 'nothing':
      return <Notice tone="done">{t(isOnForge ? 'done.nothing' : 'nothingSaved')}</Notice>;
    case 'notWritten':
      return <Notice tone="wrong">{t('failures.notWritten', { file: answer.path, code: answer.code })}</Notice>;
    case 'proposed': {
      const who = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(answer.approvers);
      return <Notice tone="done">{who === '' ? t('done.proposed') : t('done.proposedTo', { who })}</Notice>;
    }
    case 'problems':
      return <ProblemList title={t('problems.title')} problems={answer.problems} />;
    case 'remarks':
      return (
        <ProblemList
          title={t(isOnForge ? 'remarks.publish' : 'remarks.save')}
          problems={answer.remarks}
          tone="attention"
        />
      );
    case 'notReady':
      return <NotReady left={answer.left} />;
    case 'overtaken':
      return <Notice tone="wrong">{t('failures.overtaken')}</Notice>;
    case 'conflicts':
      return <Notice tone="attention">{t('conflicts.text')}</Notice>;
  }
}

type ProblemListProps = Readonly<{ title: string; problems: readonly PlacedSentence[]; tone?: 'attention' | 'wrong' }>;

/** What is wrong, each with the way to its field. */
export function ProblemList({ title, problems, tone = 'wrong' }: ProblemListProps) {
  return (
    <Notice tone={tone}>
      <p>{title}</p>
      <Sentences problems={problems} />
    </Notice>
  );
}

/** Sentences with their places. */
export function Sentences({ problems }: Readonly<{ problems: readonly PlacedSentence[] }>) {
  const say = useSay();
  return (
    <ul>
      {problems.map(({ message, said, file = '', line, path, labels = [] }) => {
        const place = labels.join(', ') || (line === undefined ? file : `${file}:${line}`);
        const [, id] = /^branches\/([^/]+)\.ya?ml$/.exec(file) ?? [];
        const form = { id: id ?? '', kind: id === 'clinic' ? 'clinic' : 'branch' } as const;
        return (
          <li key={`${file}:${line} ${message}`}>
            {say({ message, said })}{' '}
            <span className="hint">
              {id !== undefined && path ? <Link to={problemAddress(form, path)}>{place}</Link> : place}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const SWITCH = problemAddress({ id: 'clinic', kind: 'clinic' }, ['testSite']);

/** What keeps the site from being published as a real one, and where the switch to a test site is. Nothing if it is ready and no test. */
export function Readiness({ judgement: { left, isTest } }: Readonly<{ judgement: Judgement }>) {
  const { t } = useTranslation('editor-publish');
  if (!isTest) return left.length > 0 && <NotReady left={left} />;
  return (
    <Notice tone="attention">
      {t(left.length === 0 ? 'ready.forgotten' : 'ready.test')} <Link to={SWITCH}>{t('ready.switch')}</Link>
    </Notice>
  );
}

/** Says what is left, and that the site is not published. */
export function NotReady({ left }: Readonly<{ left: readonly Left[] }>) {
  const { t, i18n } = useTranslation('editor-publish');
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    left.map((each) => t(`ready.left.${each}`)),
  );
  return (
    <Notice tone="wrong">
      <p>{t('ready.not', { left: list })}</p>
      <p>
        <Link to={SWITCH}>{t('ready.switch')}</Link>
      </p>
    </Notice>
  );
}
