import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { isBranchFile } from '../../../../locales/model/namespace.ts';
import type { ReadingPage } from '../../../texts/reading.ts';
import { readAddress } from '../../../texts/textPlace.ts';
import type { Text } from '../../../texts/texts.ts';
import { session } from '../../api.ts';
import { usePreview } from '../../preview/previewContext.tsx';
import { flush } from '../../sending.ts';
import { ME } from '../../signIn/Account.tsx';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/Check.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NotRead } from '../NotRead.tsx';
import { Reviewer, useReview } from '../textsApi.tsx';
import { Passage } from './Passage.tsx';
import { usePageTitle, useReading } from './ReadingList.tsx';

/** A page to read from beginning to end, beside its English, and to sign. */
export function ReadPage() {
  const { t } = useTranslation('editor-texts');
  const { language = '', '*': namespace = '' } = useParams();
  const list = useQuery({ queryKey: ['texts', language], queryFn: () => session.texts.list(language) });
  const reading = useReading(language);
  const page = reading.data?.find((each) => each.namespace === namespace);
  const order = useQuery({
    queryKey: ['order', language, namespace],
    // What all pages share is read in the order of its file; so is a page that cannot be made now.
    queryFn: async () => (page?.path === undefined ? [] : session.preview.order(language, page.path).catch(() => [])),
    enabled: page !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!list.data) return <NotRead {...list} />;
  if (!reading.data) return <NotRead {...reading} />;
  if (!page) return <Notice tone="attention">{t('read.noPage', { name: namespace })}</Notice>;
  if (!order.data) return <NotRead {...order} />;
  const texts = list.data.filter((text) => text.namespace === namespace);
  return <Reading key={namespace} {...{ language, page, texts, pages: reading.data, order: order.data }} />;
}

type ReadingProps = Readonly<{
  language: string;
  page: ReadingPage;
  /** All texts of the page. */
  texts: readonly Text[];
  /** All pages of the language. */
  pages: readonly ReadingPage[];
  /** The names of the texts that people see, in the order in which they read them. */
  order: readonly string[];
}>;

function Reading({ language, page, texts, pages, order }: ReadingProps) {
  const { t } = useTranslation('editor-texts');
  const titleOf = usePageTitle();
  const { namespace, path, readers, minutes } = page;
  const isEnglish = language === SOURCE_LANGUAGE.code;
  const [params, setParams] = useSearchParams();
  const [withEnglish, setWithEnglish] = useState(() => matchMedia('(width >= 40rem)').matches);
  const [left] = useState(() => (isEnglish || readers.length === 0 ? [] : texts.filter(isLeft)));
  const signed = useSignedTexts(language, page);
  const isChanged = ({ key, text }: Text) => signed !== undefined && signed.get(key) !== text;
  /** What was left of a page that had been read, or what has changed since it was signed: only that is to be read again. */
  const again = new Set((left.length > 0 ? left : texts.filter(isChanged)).map(({ key }) => key));
  const [wantsWhole, setWantsWhole] = useState(false);
  const isWhole = wantsWhole || again.size === 0;
  const preview = usePreview();
  const open = useEffectEvent(() => {
    if (!params.has('text')) preview.show({ language, ...(path !== undefined && { page: path }) });
  });
  useEffect(() => open(), []);
  const places = new Map(order.map((name, place) => [name, place] as const).toReversed());
  const placeOf = ({ key }: Text) => (order.length > 0 ? places.get(`${namespace}:${key}`) : 0);
  const shown = isWhole ? texts : texts.filter(({ key }) => again.has(key));
  const seen = shown
    .filter((text) => placeOf(text) !== undefined)
    .toSorted((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0));
  const unseen = shown.filter((text) => placeOf(text) === undefined);
  const passages = (list: readonly Text[]) => (
    <ol className="passages">
      {list.map((text) => (
        <Passage
          key={text.key}
          language={language}
          text={text}
          page={placeOf(text) === undefined ? undefined : path}
          isOpen={params.get('text') === text.key}
          withEnglish={withEnglish}
          before={again.has(text.key) ? signed?.get(text.key) : undefined}
          onOpen={(isOpen) => setParams(isOpen ? { text: text.key } : {}, { replace: true })}
        />
      ))}
    </ol>
  );
  return (
    <>
      <nav className="wrap bar text-bar small" aria-label={t('text.ways')}>
        <Link to={`/texts/${language}`}>{t('reading.all')}</Link>
        {!isEnglish && <Check label={t('read.english')} isOn={withEnglish} onChange={setWithEnglish} />}
      </nav>
      <header className="head">
        <h1>
          {titleOf(page)} <span className="badge">{t('reading.minutes', { count: minutes })}</span>
        </h1>
        <p>{t(isEnglish ? 'read.introEnglish' : 'read.intro')}</p>
        {texts.some(({ state }) => state === 'machine') && <Notice tone="attention">{t('read.machine')}</Notice>}
        {again.size > 0 && (
          <>
            <h2>{t('read.again', { count: again.size })}</h2>
            <Button onClick={() => setWantsWhole(!wantsWhole)} aria-pressed={isWhole}>
              {t('read.whole')}
            </Button>
          </>
        )}
      </header>
      {passages(seen)}
      {unseen.length > 0 && (
        <>
          <h2>{t('read.unseen')}</h2>
          <p>{t('read.unseenHelp')}</p>
          {passages(unseen)}
        </>
      )}
      <Finish {...{ language, page, pages }} texts={texts} shown={shown} isWhole={isWhole} />
    </>
  );
}

/** The texts of a page as a dentist has signed them, if they have changed since. */
function useSignedTexts(language: string, { namespace, signature }: ReadingPage) {
  const { data } = useQuery({
    queryKey: ['signed', language, namespace, signature?.day],
    queryFn: async () => (await session.texts.signedTexts(language, namespace)) ?? null,
    enabled: signature?.isValid === false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}

const isLeft = ({ namespace, state }: Text) =>
  state !== 'reviewed' && (!isBranchFile(namespace) || state !== 'missing');

type FinishProps = Omit<ReadingProps, 'order'> &
  Readonly<{
    /** The texts that are read now. */
    shown: readonly Text[];
    isWhole: boolean;
  }>;

/** The end of a reading: what stands in its way, who has read, and the way on. */
function Finish({ language, page, pages, texts, shown, isWhole }: FinishProps) {
  const { t } = useTranslation('editor-texts');
  const titleOf = usePageTitle();
  const { review, signOff, rename, name, error, dialog } = useReview(language);
  const { namespace, readers, signature } = page;
  const isEnglish = language === SOURCE_LANGUAGE.code;
  const isFact = isBranchFile(namespace);
  const wrong = texts.filter(
    ({ state, faults }) => faults.length > 0 || (state === 'missing' && !isFact && !isEnglish),
  );
  const left = texts.filter(isLeft);
  const next = pages.find((each) => each.left > 0 && each !== page);
  /** What was just typed is read, too. */
  const afterAll = (act: () => void) => () => void flush().then(act);
  return (
    <section className="panel finish" aria-label={t('read.end')}>
      {error && <Notice tone="wrong">{error.message}</Notice>}
      {wrong.length > 0 && (
        <Notice tone="attention">
          <p>{t('read.wrong', { count: wrong.length })}</p>
          <ul>
            {wrong.slice(0, MOST_NAMED).map(({ key, english }) => (
              <li key={key}>
                <Link lang="en" to={readAddress(language, namespace, key)}>
                  {english.slice(0, LONGEST)}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {!isEnglish && left.length === 0 && (
        <Notice tone="done">{t('reading.readBy', { who: readers.join('; ') })}</Notice>
      )}
      {page.isAdvice && signature && (
        <Notice tone={signature.isValid ? 'done' : 'attention'}>
          {t(signature.isValid ? 'signOff.signed' : 'signOff.lapsed', signature)}
        </Notice>
      )}
      <div className="wrap">
        {!isEnglish && left.length > 0 && (
          <Button
            look="main"
            disabled={wrong.length > 0}
            onClick={afterAll(() => review(shown.filter(({ state }) => !isFact || state !== 'missing')))}
          >
            {isWhole ? t('read.done') : t('read.doneAgain', { count: shown.length })}
          </Button>
        )}
        {page.isAdvice && !signature?.isValid && ME?.isDentist !== false && (
          <Button
            look={isEnglish ? 'main' : undefined}
            disabled={wrong.length > 0}
            onClick={afterAll(() => signOff(namespace))}
          >
            {t('signOff.sign')}
          </Button>
        )}
        {next && <Link to={readAddress(language, next.namespace)}>{t('read.next', { title: titleOf(next) })}</Link>}
      </div>
      {page.isAdvice && !signature?.isValid && ME?.isDentist === false && (
        <p className="hint">{t('signOff.byDentist')}</p>
      )}
      {name && <Reviewer name={name} rename={rename} />}
      {dialog}
    </section>
  );
}

/** Texts that are named where they stand in the way, and letters of each. */
const MOST_NAMED = 5;
const LONGEST = 80;
