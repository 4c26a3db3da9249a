import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Finding, inGroups } from '../../../scripts/preflight/finding.ts';
import type { Judgement, Left } from '../../../scripts/preflight/judge.ts';
import type { PreflightAnswer } from '../../publish/preflight.ts';
import { problemAddress } from '../staff/tasks.ts';
import { Notice } from '../ui/Notice.tsx';
import { Sentences } from './ProblemList.tsx';

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

/** What preflight says: first what comes with these changes. */
export function Preflight({ answer }: Readonly<{ answer: PreflightAnswer | undefined }>) {
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
