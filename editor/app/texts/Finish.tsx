/** The end of a page to read: what prevents a review, who has reviewed and signed it, and the next page. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { isBranchFile } from '../../../locales/model/namespace.ts';
import type { ReadingPage } from '../../texts/reading.ts';
import { readAddress, textAddress } from '../../texts/textPlace.ts';
import type { Text } from '../../texts/texts.ts';
import { session } from '../api.ts';
import { changeTexts } from '../sending.ts';
import { useDay } from '../shell/say.ts';
import { ME } from '../signIn/Account.tsx';
import { useAct } from '../staff/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Question } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { TextListProps } from './TextList.tsx';
import { type useMyName, usePageTitle, useReaders } from './textsApi.tsx';

/** Records that a person has read texts. */
export async function review(language: string, texts: readonly Text[], by: string): Promise<void> {
  // Only the place of each text is sent.
  const places = texts.map(({ namespace, key }) => ({ namespace, key }));
  await session.texts.review(language, places, by);
  changeTexts(language, places, { state: 'reviewed', reviewed: by });
}

/** `read` are the texts shown for reading; `isWhole` if these are all. */
type FinishProps = Pick<TextListProps, 'language' | 'pages'> &
  Readonly<{
    page: ReadingPage;
    own: readonly Text[];
    read: readonly Text[];
    isWhole: boolean;
    mine: ReturnType<typeof useMyName>;
  }>;

export function Finish({ language, page, pages, own, read, isWhole, mine }: FinishProps) {
  const { t, i18n } = useTranslation('editor-texts');
  const titleOf = usePageTitle();
  const dayOf = useDay();
  const readersOf = useReaders();
  const { inMyName, name, error, dialog } = mine;
  const [isWithdrawing, setWithdrawing] = useState(false);
  const withdraw = useAct(
    () => session.texts.withdraw(language, namespace),
    () => setWithdrawing(false),
  );
  const { namespace, left, readers, isAdvice, signature } = page;
  const isEnglish = language === SOURCE_LANGUAGE.code;
  const isMissing = ({ state }: Text) => state === 'missing';
  const isFact = isBranchFile(namespace);
  const wrong = own.filter((text) => text.faults.length > 0 || (!isFact && isMissing(text)));
  const stale = own.filter(({ state }) => state === 'stale');
  // Each stale text is confirmed where it stands.
  const [kind, inTheWay] = wrong.length > 0 ? (['wrong', wrong] as const) : (['stale', stale] as const);
  const next = pages.find((each) => each.left > 0 && each !== page);
  const isUnsigned = isAdvice && !signature?.isValid;
  const reviewPage = (by: string) =>
    review(
      language,
      read.filter((text) => !isFact || !isMissing(text)),
      by,
    );
  const signOff = async (by: string) => {
    // Signing a translation includes reviewing it.
    if (!isEnglish && left > 0) await reviewPage(by);
    await session.texts.signOff(language, namespace, by);
    changeTexts(language, [], {});
  };
  return (
    <section className="panel" aria-label={t('read.end')}>
      {error && <Notice tone="wrong">{error.message}</Notice>}
      {inTheWay.length > 0 && (
        <Notice tone="attention">
          {t(`read.${kind}`, { count: inTheWay.length })}
          <ul>
            {inTheWay.slice(0, 5).map((text) => (
              <li key={text.key} lang="en">
                <Link to={textAddress(language, text)}>{text.english}</Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {readers.length > 0 && left === 0 && (
        <Notice tone="done">{t('reading.readBy', { who: readersOf(readers) })}</Notice>
      )}
      {isAdvice && signature && (
        <Notice tone={isUnsigned ? 'attention' : 'done'}>
          {t(isUnsigned ? 'signOff.lapsed' : 'signOff.signed', { ...signature, day: dayOf(signature.day) })}{' '}
          {signature.without.length > 0 &&
            t('signOff.without', { files: new Intl.ListFormat(i18n.language).format(signature.without) })}{' '}
          {ME?.isDentist !== false && <Button onClick={() => setWithdrawing(true)}>{t('signOff.withdraw')}</Button>}
        </Notice>
      )}
      <div className="wrap">
        {!isEnglish && left > 0 && (
          <Button look="main" disabled={inTheWay.length > 0} onClick={() => inMyName(reviewPage)}>
            {isWhole ? t('read.done') : t('read.doneAgain', { count: read.length })}
          </Button>
        )}
        {isUnsigned && ME?.isDentist !== false && (
          <Button look="main" disabled={inTheWay.length > 0} onClick={() => inMyName(signOff)}>
            {t('signOff.sign')}
          </Button>
        )}
        {next && <Link to={readAddress(language, next.namespace)}>{t('read.next', { title: titleOf(next) })}</Link>}
      </div>
      {isUnsigned && ME?.isDentist === false && <p className="hint">{t('signOff.byDentist')}</p>}
      {name && <p className="hint small">{t('person.known', { name })}</p>}
      {dialog}
      {isWithdrawing && (
        <Question
          title={t('signOff.withdrawOf', { title: titleOf(page) })}
          yes={t('signOff.withdraw')}
          isBusy={withdraw.isPending}
          onYes={withdraw.mutate}
          onClose={() => setWithdrawing(false)}
        >
          <p>{withdraw.error?.message ?? t('signOff.withdrawAbout', { by: signature?.by })}</p>
        </Question>
      )}
    </section>
  );
}
