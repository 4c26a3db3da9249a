import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { isBranchFile } from '../../../../locales/model/namespace.ts';
import type { ReadingPage } from '../../../texts/reading.ts';
import { readAddress, textAddress } from '../../../texts/textPlace.ts';
import type { Text } from '../../../texts/texts.ts';
import { flush } from '../../sending.ts';
import { ME } from '../../signIn/Account.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useReview } from '../textsApi.tsx';
import { usePageTitle } from './ReadingList.tsx';

export type FinishProps = Readonly<{
  language: string;
  page: ReadingPage;
  pages: readonly ReadingPage[];
  /** The texts of the page. */
  own: readonly Text[];
  /** Those that are read now, and whether it is all of them. */
  read: readonly Text[];
  isWhole: boolean;
}>;

/** Texts that are named where they stand in the way. */
const MOST_NAMED = 5;

/** The end of a page: what stands in the way of its reader, who has read and signed it, and the way on. */
export function Finish({ language, page, pages, own, read, isWhole }: FinishProps) {
  const { t } = useTranslation('editor-texts');
  const titleOf = usePageTitle();
  const { review, signOff, rename, name, error, dialog } = useReview(language);
  const { namespace, left, readers, isAdvice, signature } = page;
  const isEnglish = language === SOURCE_LANGUAGE.code;
  const isMissing = ({ state }: Text) => state === 'missing';
  const isFact = isBranchFile(namespace);
  const wrong = own.filter((text) => text.faults.length > 0 || (!isFact && isMissing(text)));
  const next = pages.find((each) => each.left > 0 && each !== page);
  const isUnsigned = isAdvice && !signature?.isValid;
  const signs = [
    ...(isEnglish || left === 0
      ? []
      : [
          {
            label: isWhole ? t('read.done') : t('read.doneAgain', { count: read.length }),
            sign: () => review(read.filter((text) => !isFact || !isMissing(text))),
          },
        ]),
    ...(isUnsigned && ME?.isDentist !== false ? [{ label: t('signOff.sign'), sign: () => signOff(namespace) }] : []),
  ];
  return (
    <section className="panel" aria-label={t('read.end')}>
      {error && <Notice tone="wrong">{error.message}</Notice>}
      {wrong.length > 0 && (
        <Notice tone="attention">
          {t('read.wrong', { count: wrong.length })}
          <ul>
            {wrong.slice(0, MOST_NAMED).map((text) => (
              <li key={text.key}>
                <Link lang="en" to={textAddress(language, text)}>
                  {text.english}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {readers.length > 0 && left === 0 && (
        <Notice tone="done">{t('reading.readBy', { who: readers.join('; ') })}</Notice>
      )}
      {isAdvice && signature && (
        <Notice tone={isUnsigned ? 'attention' : 'done'}>
          {t(isUnsigned ? 'signOff.lapsed' : 'signOff.signed', signature)}
        </Notice>
      )}
      <div className="wrap">
        {signs.map(({ label, sign }) => (
          // What was just typed is signed, too.
          <Button key={label} look="main" disabled={wrong.length > 0} onClick={() => void flush().then(sign)}>
            {label}
          </Button>
        ))}
        {next && <Link to={readAddress(language, next.namespace)}>{t('read.next', { title: titleOf(next) })}</Link>}
      </div>
      {isUnsigned && ME?.isDentist === false && <p className="hint">{t('signOff.byDentist')}</p>}
      {name && (
        <p className="hint small">
          {t('person.known', { name })} <Button onClick={rename}>{t('person.notYou')}</Button>
        </p>
      )}
      {dialog}
    </section>
  );
}
