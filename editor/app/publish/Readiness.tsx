import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Judgement, Left } from '../../../scripts/preflight/judge.ts';
import { problemAddress } from '../staff/pages/addresses.ts';
import { Notice } from '../ui/Notice.tsx';

export type ReadinessProps = Readonly<{ judgement: Judgement }>;

/** What keeps the site from being published as a real one, and where the switch to a test site is. Nothing if it is ready and no test. */
export function Readiness({ judgement: { left, isTest } }: ReadinessProps) {
  if (!isTest) return left.length > 0 && <NotReady left={left} />;
  return <TestSite isReady={left.length === 0} />;
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

function TestSite({ isReady }: Readonly<{ isReady: boolean }>) {
  const { t } = useTranslation('editor-publish');
  return (
    <Notice tone="attention">
      {t(isReady ? 'ready.forgotten' : 'ready.test')} <Link to={SWITCH}>{t('ready.switch')}</Link>
    </Notice>
  );
}

const SWITCH = problemAddress({ id: 'clinic', kind: 'clinic' }, { path: ['testSite'] });
