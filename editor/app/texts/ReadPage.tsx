import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { isBranchFile } from '../../../locales/model/namespace.ts';
import type { ReadingPage } from '../../texts/reading.ts';
import { readAddress, textAddress, textKey } from '../../texts/textPlace.ts';
import type { Text } from '../../texts/texts.ts';
import { session } from '../api.ts';
import { usePreview } from '../preview/previewContext.tsx';
import { changeTexts } from '../sending.ts';
import { ME } from '../signIn/Account.tsx';
import { useAct } from '../staff/queries.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Check.tsx';
import { Notice } from '../ui/Notice.tsx';
import { FormattedText } from './FormattedText.tsx';
import { Passage } from './Passage.tsx';
import type { TextListProps } from './TextList.tsx';
import { figuresQuery, NotRead, useMyName, usePageTitle, useReviews } from './textsApi.tsx';

/** `open` is the text being edited. */
export type ReadPageProps = TextListProps & Readonly<{ page: ReadingPage; open: Text | undefined }>;

/** A page to read beside its English, to edit in place, and to sign. */
export function ReadPage({ language, page, pages, texts, open }: ReadPageProps) {
  const { t } = useTranslation('editor-texts');
  const titleOf = usePageTitle();
  const { namespace, path, isAgain, minutes, signature } = page;
  const isEnglish = language === SOURCE_LANGUAGE.code;
  const { search } = useLocation();
  const own = texts.filter((text) => text.namespace === namespace);
  const isFact = isBranchFile(namespace);
  /** The unread texts of a page that was read before. */
  const [left] = useState(() =>
    isAgain ? own.filter(({ state }) => state !== 'reviewed' && (!isFact || state !== 'missing')) : [],
  );
  /** While a person types, the page stays as it was opened, although that may end a signature. */
  const [wasLapsed] = useState(signature?.isValid === false);
  const { data: signed } = useQuery({
    queryKey: ['signed', language, namespace, signature?.day],
    queryFn: async () => (await session.texts.signedTexts(language, namespace)) ?? null,
    enabled: wasLapsed,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isChanged = ({ key, text, isAdvice }: Text) => isAdvice && signed && signed.get(key) !== text;
  /** The texts to read again: these, or those that have changed since the sign-off. */
  const again = new Set((left.length > 0 ? left : own.filter(isChanged)).map(({ key }) => key));
  /** The advice that a dentist signs among other texts. */
  const advice = isEnglish && again.size === 0 && page.isAdvice ? own.filter((text) => text.isAdvice) : [];
  const part = advice.length < own.length && advice.length > 0 ? new Set(advice.map(({ key }) => key)) : again;
  const [wantsWhole, setWantsWhole] = useState(false);
  const isWhole = wantsWhole || part.size === 0;
  /** The texts of the part that another one names or asks: it is shown before them. */
  const textsAfter = ({ key }: Text) =>
    part.has(key) ? [] : own.filter((text) => part.has(text.key) && HEADING.exec(key)?.[1] === groupOf(text.key));
  const shown = own.filter((text) => isWhole || part.has(text.key) || text === open || textsAfter(text).length > 0);
  const mine = useMyName();
  const confirm = (place: Text) => mine.inMyName((by) => review(language, [place], by));
  const order = useQuery({
    queryKey: ['order', language, namespace],
    // Shared texts, and pages that cannot be rendered, are in the order of their files.
    queryFn: async () => (path === undefined ? [] : session.preview.order(language, path).catch(() => [])),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const names = order.data ?? [];
  const placeOf = (text: Text) => {
    if (names.length === 0) return 0;
    const [first] = isWhole ? [] : textsAfter(text);
    return first ? names.indexOf(textKey(first)) - 0.5 : names.indexOf(textKey(text));
  };
  const seen = shown.filter((text) => placeOf(text) >= 0).toSorted((one, other) => placeOf(one) - placeOf(other));
  const unseen = shown.filter((text) => placeOf(text) < 0);
  const preview = usePreview();
  const show = useEffectEvent(() => {
    if (!open) preview.show({ language, ...(path !== undefined && { page: path }) });
  });
  useEffect(() => show(), []);
  const { isFetched } = useQuery(figuresQuery(language));
  if (!order.data || !isFetched) return <NotRead {...order} />;
  const passages = (some: readonly Text[]) => (
    <ul className="lines">
      {some.map((text) => (
        <Passage
          key={text.key}
          {...{ language, text }}
          before={again.has(text.key) ? signed?.get(text.key) : undefined}
          texts={text === open ? texts : undefined}
          onConfirm={text.state === 'stale' ? confirm : undefined}
        />
      ))}
    </ul>
  );
  return (
    <>
      <nav className="wrap bar text-bar small" aria-label={t('read.ways')}>
        <Link
          to={{ pathname: `/texts/${language}`, search }}
          state={{ from: search && open ? textAddress(language, open) : readAddress(language, namespace) }}
        >
          {t('text.list')}
        </Link>
      </nav>
      <header className="head">
        <h1>
          {titleOf(page)} <Badge>{t('reading.minutes', { count: minutes })}</Badge>
        </h1>
        {(!isEnglish || page.isAdvice) && <p>{t('read.intro')}</p>}
        {own.some(({ state }) => state === 'machine') && <Notice tone="attention">{t('read.machine')}</Notice>}
        {part.size > 0 && (
          <>
            <h2>{t(part === again ? 'read.again' : 'read.advice', { count: part.size })}</h2>
            <Check label={t('read.whole')} isOn={isWhole} onChange={setWantsWhole} />
          </>
        )}
      </header>
      {passages(seen)}
      {unseen.length > 0 && (
        <section aria-labelledby="unseen">
          <h2 id="unseen">{t('read.unseen')}</h2>
          <p>{t('read.unseenHelp')}</p>
          {passages(unseen)}
        </section>
      )}
      <Finish
        {...{ language, page, pages, own, isWhole, mine }}
        onWithdrawn={() => setWantsWhole(true)}
        read={own.filter(({ key }) => isWhole || part.has(key))}
      />
    </>
  );
}

/** A question, a title or a name, and the group of texts that it stands before. */
const HEADING = /^(.*\.)(?:question|title|name)$/;
const groupOf = (key: string) => key.replace(/[^.]+$/, '');

/** Records that a person has read texts. */
async function review(language: string, texts: readonly Text[], by: string): Promise<void> {
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
    onWithdrawn: () => void;
  }>;

/** The end of a page: what prevents a review, who has reviewed and signed it, and the next page. */
function Finish({ language, page, pages, own, read, isWhole, mine, onWithdrawn }: FinishProps) {
  const { t } = useTranslation('editor-texts');
  const titleOf = usePageTitle();
  const { inMyName, name, error, dialog } = mine;
  const { namespace, left, readers, isAdvice, signature } = page;
  const withdraw = useAct(
    (what: 'withdraw' | 'withdrawReading') => session.texts[what](language, namespace),
    onWithdrawn,
  );
  const isEnglish = language === SOURCE_LANGUAGE.code;
  const isFact = isBranchFile(namespace);
  const isGap = ({ state }: Text) => state === 'missing' && !isFact;
  const wrong = own.filter((text) => text.faults.length > 0 || isGap(text));
  const stale = own.filter(({ state }) => state === 'stale');
  // Each stale text is confirmed where it stands.
  const [kind, inTheWay] = wrong.length > 0 ? (['wrong', wrong] as const) : (['stale', stale] as const);
  const next = pages.find((each) => each.left > 0 && each !== page);
  const isDentist = ME?.isDentist !== false;
  const isUnsigned = isAdvice && !signature?.isValid;
  const present = read.filter(({ state }) => state !== 'missing');
  const signOff = async (by: string) => {
    // Signing a translation includes reviewing it.
    if (!isEnglish && left > 0) await review(language, present, by);
    await session.texts.signOff(language, namespace, by);
    changeTexts(language, [], {});
  };
  const failure = error ?? withdraw.error;
  return (
    <section className="panel" aria-label={t('read.end')}>
      {failure && <Notice tone="wrong">{failure.message}</Notice>}
      {inTheWay.length > 0 && (
        <Notice tone="attention">
          {t(`read.${kind}`, { count: inTheWay.length })}
          <ul>
            {inTheWay.slice(0, 5).map((text) => (
              <li key={text.key}>
                <Link to={textAddress(language, text)}>
                  <FormattedText text={text.english} language={SOURCE_LANGUAGE.code} isInert />
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {useReviews(page).map(({ sentence, isDone }) => (
        <Notice key={sentence} tone={isDone ? 'done' : 'attention'}>
          {sentence}
        </Notice>
      ))}
      <div className="wrap">
        {!isEnglish && left > 0 && (
          <Button
            look="main"
            disabled={inTheWay.length > 0}
            onClick={() => inMyName((by) => review(language, present, by))}
          >
            {isWhole ? t('read.done') : t('read.doneAgain', { count: read.length })}
          </Button>
        )}
        {isUnsigned && isDentist && (
          <Button look="main" disabled={inTheWay.length > 0} onClick={() => inMyName(signOff)}>
            {t('signOff.sign')}
          </Button>
        )}
        {!isEnglish && readers.length > 0 && (
          <Button disabled={withdraw.isPending} onClick={() => withdraw.mutate('withdrawReading')}>
            {t('read.withdraw')}
          </Button>
        )}
        {isAdvice && signature && isDentist && (
          <Button disabled={withdraw.isPending} onClick={() => withdraw.mutate('withdraw')}>
            {t('signOff.withdraw')}
          </Button>
        )}
        {next && <Link to={readAddress(language, next.namespace)}>{t('read.next', { title: titleOf(next) })}</Link>}
      </div>
      {isUnsigned && !isDentist && <p className="hint">{t('signOff.byDentist')}</p>}
      {name && <p className="hint small">{t('person.known', { name })}</p>}
      {dialog}
    </section>
  );
}
