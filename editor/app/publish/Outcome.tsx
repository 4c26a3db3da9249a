import { useTranslation } from 'react-i18next';
import type { PublishAnswer } from '../../publish/publishing.ts';
import { isOnForge } from '../connection.ts';
import { Notice } from '../ui/Notice.tsx';
import { NotReady } from './Preflight.tsx';
import { ProblemList } from './ProblemList.tsx';

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
    case 'notReady':
      return <NotReady left={answer.left} />;
    case 'overtaken':
      return <Notice tone="wrong">{t('failures.overtaken')}</Notice>;
    case 'conflicts':
      return <Notice tone="attention">{t('conflicts.text')}</Notice>;
  }
}
