/** What publishing answers, and what stands in its way. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Group } from '../../../scripts/preflight/finding.ts';
import type { Judgement } from '../../../scripts/preflight/judge.ts';
import type { PlacedSentence } from '../../publish/problems.ts';
import type { PublishAnswer } from '../../publish/publishing.ts';
import { session } from '../api.ts';
import { config, isOnForge } from '../connection.ts';
import { useSay } from '../shell/say.ts';
import { draftQuery, useAct } from '../staff/queries.ts';
import { formOf, placeAddress, WORDS } from '../staff/tasks.ts';
import { Button } from '../ui/Button.tsx';
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
      return <Readiness judgement={{ left: answer.left, isTest: false }} />;
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

/** Sentences, each after the way to its field or page, if there is one; with whom they are for. */
export function Sentences({ problems }: Readonly<{ problems: readonly (PlacedSentence & { group?: Group })[] }>) {
  const { t } = useTranslation('editor-ready');
  const say = useSay();
  return (
    <ul className="lines">
      {problems.map(({ message, said, file = '', line, path, labels = [], group }) => {
        const place = labels.join(', ') || (line === undefined ? file : `${file}:${line}`);
        const address = placeAddress(file, path);
        const people = group && peopleFor(file, group);
        return (
          <li className="line" key={`${file}:${line} ${place} ${message}`}>
            {address ? <Link to={address}>{place}</Link> : place} {say({ message, said })}{' '}
            {people && people.length > 0 && <span className="badge">{t('for', { who: people.join(', ') })}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** Whom something is for, as `editor.yaml` says: advice for dentists, a translation for its translators, a branch for who works there. */
function peopleFor(file: string, group?: Group): readonly string[] {
  const people = config.store === 'github' ? Object.values(config.people) : [];
  const [, language = ''] = WORDS.exec(file) ?? [];
  const isFor = ({ dentist, translates, branch }: (typeof people)[number]) =>
    group === 'review' ? dentist : translates?.includes(language) || (branch && branch === formOf(file));
  return people.filter(isFor).map(({ name }) => name);
}

/** What preflight says about the draft as it is. */
export function useReady() {
  const { revision } = useQuery(draftQuery).data ?? {};
  return useQuery({
    queryKey: ['publish', 'preflight', revision],
    queryFn: () => session.publishing.preflight(),
    enabled: revision !== undefined,
    placeholderData: (last) => last,
  });
}

/** What keeps the site from being published as a real one, with the change that makes it a test site, or ends that. Nothing if it is ready and no test. */
export function Readiness({ judgement: { left, isTest } }: Readonly<{ judgement: Judgement }>) {
  const { t, i18n } = useTranslation('editor-publish');
  const edit = { kind: 'set', path: ['testSite'], value: isTest ? undefined : true } as const;
  const { mutate } = useAct(() => session.forms.edit('clinic', [edit]));
  if (!isTest && left.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language).format(left.map((each) => t(`ready.left.${each}`)));
  const what = !isTest ? 'not' : left.length > 0 ? 'test' : 'forgotten';
  return (
    <Notice tone={isTest ? 'attention' : 'wrong'}>
      <p>{t(`ready.${what}`, { left: list })}</p>
      {what !== 'test' && <Button onClick={() => mutate()}>{t(`ready.do.${what}`)}</Button>}
    </Notice>
  );
}
