import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import type { ReadingPage } from '../../texts/reading.ts';
import { readAddress, textAddress } from '../../texts/textPlace.ts';
import type { Text } from '../../texts/texts.ts';
import { usePreview } from '../preview/previewContext.tsx';
import { useDay } from '../shell/say.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { countTexts, FILTERS, filterTexts } from './textFilter.ts';
import { TONES, usePageTitle, useReaders, useSeen } from './textsApi.tsx';

export type TextListProps = Readonly<{
  language: string;
  /** All texts of the language. */
  texts: readonly Text[];
  /** All its pages. */
  pages: readonly ReadingPage[];
}>;

/** Rows rendered at first. */
const MAX_ROWS = 100;

/** A language: its pages to review, or the texts that match the filter and search in the address. */
export function TextList({ language, texts, pages }: TextListProps) {
  const { t } = useTranslation('editor-texts');
  const titleOf = usePageTitle();
  const [params, setParams] = useSearchParams();
  const filter = FILTERS.find((each) => each === params.get('show')) ?? 'all';
  const search = params.get('search') ?? '';
  const wanted = useDeferredValue(search);
  const counts = useMemo(() => countTexts(texts), [texts]);
  const found = useMemo(() => filterTexts(texts, filter, wanted), [texts, filter, wanted]);
  const { state, search: query } = useLocation();
  /** The addresses of the text and page that were open before. */
  const from: readonly string[] = state?.from ?? [];
  const [isWhole, showWhole] = useState(() =>
    found.slice(MAX_ROWS).some((text) => from.includes(textAddress(language, text))),
  );
  const preview = usePreview();
  const open = useEffectEvent(() => {
    preview.show({ language });
    const row = from.map((id) => document.getElementById(id)).find(Boolean);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => open(), []);
  const isSource = language === SOURCE_LANGUAGE.code;
  const rows = isWhole ? found : found.slice(0, MAX_ROWS);
  const change = (next: Readonly<{ show?: string; search?: string }>) => {
    const given = Object.entries({ ...Object.fromEntries(params), ...next }).filter(([, value]) => value !== '');
    setParams(given, { replace: true });
    showWhole(false);
  };
  return (
    <>
      <div className="wrap head">
        <h1 lang={language}>{LANGUAGES.find(({ code }) => code === language)?.nativeName ?? language}</h1>
        <nav className="wrap" aria-label={t('list.ways')}>
          <Link to="/texts">{t('list.languages')}</Link>
          {!isSource && <Link to={`/texts/${language}/sheet`}>{t('list.sheets')}</Link>}
        </nav>
      </div>
      {counts.missing === counts.all && <Notice tone="attention">{t('list.empty')}</Notice>}
      {!isSource && counts.missing + counts.stale === 0 && <Notice tone="done">{t('list.complete')}</Notice>}
      <search>
        <fieldset className="wrap small field" aria-label={t('filters.label')}>
          {FILTERS.filter((each) => counts[each] > 0 || each === filter).map((each) => (
            <Button
              key={each}
              aria-pressed={each === filter}
              onClick={() => change({ show: each === 'all' ? '' : each })}
            >
              {t(`filters.${each}`)} <b>{counts[each]}</b>
            </Button>
          ))}
        </fieldset>
        <Field label={t('filters.search')}>
          {(control) => (
            <input
              className="input"
              {...control}
              type="search"
              value={search}
              autoComplete="off"
              onChange={({ currentTarget }) => change({ search: currentTarget.value })}
            />
          )}
        </Field>
      </search>
      {filter === 'all' && wanted === '' ? (
        <PageList language={language} pages={pages} />
      ) : (
        <>
          <p role="status">{t('list.shown', { count: found.length, all: counts.all })}</p>
          {found.length === 0 && <p>{t(filter === 'all' || search ? 'list.nothingFound' : `list.none.${filter}`)}</p>}
          {[...new Set(rows.map(({ namespace }) => namespace))].map((namespace) => {
            const own = rows.filter((text) => text.namespace === namespace);
            return (
              <section key={namespace}>
                <h2 className="wrap">
                  <Link className="page-link" to={readAddress(language, namespace)}>
                    {own[0] && titleOf(own[0])}
                  </Link>
                  <span className="hint">{own[0]?.path}</span>
                </h2>
                <ul className="text-rows">
                  {own.map((text) => (
                    <li key={text.key}>
                      <Link
                        to={{ pathname: textAddress(language, text), search: query }}
                        id={textAddress(language, text)}
                      >
                        <span className="tiles">
                          <span lang="en">{text.english}</span>
                          {text.text !== text.english && <span lang={language}>{text.text}</span>}
                        </span>
                        <span>
                          {!isSource && <Badge tone={TONES[text.state]}>{t(`states.${text.state}`)}</Badge>}
                          {text.faults.length > 0 && <Badge tone="wrong">{t('mistake')}</Badge>}
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
          {rows.length < found.length && (
            <Button onClick={() => showWhole(true)}>{t('list.rest', { count: found.length - rows.length })}</Button>
          )}
        </>
      )}
    </>
  );
}

/** The pages of a language: those left to review, and who has reviewed the others. Dentists review English. */
function PageList({ language, pages }: Pick<TextListProps, 'language' | 'pages'>) {
  const { t } = useTranslation('editor-texts');
  const isSource = language === SOURCE_LANGUAGE.code;
  const isCounted = ({ isAdvice }: ReadingPage) => !isSource || isAdvice;
  const counted = pages.filter(isCounted);
  const groups = {
    left: counted.filter(({ left }) => left > 0),
    read: counted.filter(({ left }) => left === 0),
    other: pages.filter((page) => !isCounted(page)),
  };
  const minutes = groups.left.reduce((sum, page) => sum + page.minutes, 0);
  return (
    <>
      <p>{t(isSource ? 'reading.introEnglish' : 'reading.intro')}</p>
      {pages.some(({ now }) => now.kind === 'unpublished') && <Notice tone="attention">{t('seen.language')}</Notice>}
      <progress aria-hidden="true" value={groups.read.length} max={counted.length} />
      <p role="status">
        {t('reading.progress', { read: groups.read.length, count: counted.length })}{' '}
        {minutes > 0 && t('reading.minutesLeft', { count: minutes })}
      </p>
      {(['left', 'read', 'other'] as const).map((group) => (
        <section className="panel" key={group} hidden={groups[group].length === 0} aria-labelledby={`pages-${group}`}>
          <h2 id={`pages-${group}`}>{t(`reading.groups.${group}`)}</h2>
          <ul className="lines">
            {groups[group].map((page) => (
              <PageLine key={page.namespace} language={language} page={page} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function PageLine({ language, page }: Readonly<{ language: string; page: ReadingPage }>) {
  const { t, i18n } = useTranslation('editor-texts');
  const titleOf = usePageTitle();
  const readersOf = useReaders();
  const seenAs = useSeen();
  const dayOf = useDay();
  const { namespace, left, missing, isAgain, minutes, readers, now, after, isAdvice, signature } = page;
  const address = readAddress(language, namespace);
  const without = new Intl.ListFormat(i18n.language).format(signature?.without ?? []);
  const [seenNow, seenAfter] = [now, after].map(seenAs);
  const hints = [
    readers.length > 0 && t('reading.readBy', { who: readersOf(readers) }),
    isAdvice &&
      signature &&
      t(signature.isValid ? 'signOff.signed' : 'signOff.lapsed', { ...signature, day: dayOf(signature.day) }),
    without && t('signOff.without', { files: without }),
  ];
  return (
    <li className="line">
      <div className="wrap">
        <Link className="page-link" to={address} id={address}>
          {titleOf(page)}
        </Link>
        <Badge>{t('reading.minutes', { count: minutes })}</Badge>
        {isAgain && <Badge tone="attention">{t('reading.again', { count: left })}</Badge>}
        {missing > 0 && <Badge tone="wrong">{t('counts.missing', { count: missing })}</Badge>}
      </div>
      <div>
        {seenNow}
        {seenAfter !== seenNow && ` ${t('seen.after', { seen: seenAfter })}`}
      </div>
      {hints.filter(Boolean).map((hint, i) => (
        <div className="hint" key={i}>
          {hint}
        </div>
      ))}
    </li>
  );
}
