import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { textAddress } from '../../texts/textPlace.ts';
import type { Text } from '../../texts/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { countTexts, FILTERS, MOST_ROWS, sectionsOf, useListFilter } from './textFilter.ts';
import { TONES } from './textsApi.tsx';

export type TextListProps = Readonly<{ language: string; texts: readonly Text[] }>;

/** All texts of a language by page, folded, with filters. */
export function TextList({ language, texts }: TextListProps) {
  const { t } = useTranslation('editor-texts');
  const { filter, search, shown, open, change, query } = useListFilter(texts);
  const { state: left } = useLocation();
  /** The row of the text that was open: a link back has its id. */
  const from = String(left?.from);
  useEffect(() => {
    const row = document.getElementById(from);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [from]);
  const isSource = language === SOURCE_LANGUAGE.code;
  const counts = useMemo(() => countTexts(texts), [texts]);
  const sections = useMemo(() => sectionsOf(texts, shown, search), [texts, shown, search]);
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
            <Button key={each} aria-pressed={each === filter} onClick={() => change({ filter: each })}>
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
      <p role="status">{t('list.shown', { count: shown.length, all: counts.all })}</p>
      {shown.length === 0 && <p>{t(search ? 'list.nothingFound' : `list.none.${filter}`)}</p>}
      {sections.map(({ namespace, isOpen, ...section }) => (
        <FileSection
          key={namespace}
          {...section}
          language={language}
          isOpen={from.startsWith(`${namespace}:`) || (open === null ? isOpen : open === namespace)}
          from={from}
          query={query}
          onToggle={(isOpened) => change({ open: isOpened ? namespace : '' })}
        />
      ))}
    </>
  );
}

type FileSectionProps = Readonly<{
  language: string;
  /** The texts of a file. */
  all: readonly Text[];
  /** Those of them to show. */
  own: readonly Text[];
  isOpen: boolean;
  /** The id of the row to come back to. */
  from: string;
  /** The filter of the list, to come back to. */
  query: string;
  onToggle: (isOpened: boolean) => void;
}>;

/** The texts of a file, under the name and address of its page. Only when it is open are there rows, and of a long file the first. */
function FileSection({ language, all, own, isOpen, from, query, onToggle }: FileSectionProps) {
  const { t } = useTranslation('editor-texts');
  const [isWhole, showWhole] = useState(() => own.findIndex((text) => rowId(text) === from) >= MOST_ROWS);
  const rows = isWhole ? own : own.slice(0, MOST_ROWS);
  const [{ title = '', path = '' } = {}] = all;
  const isFiltered = own.length < all.length;
  const reviewed = all.filter(({ state }) => state === 'reviewed').length;
  const progress = language === SOURCE_LANGUAGE.code ? 'list.texts' : 'list.reviewed';
  return (
    <section className="disclosure">
      <div className="wrap">
        <h2>
          <button className="toggle" type="button" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
            {title}
          </button>
        </h2>
        <span className="hint">{path}</span>
        <span className="end hint">
          {isFiltered
            ? t('list.shown', { count: own.length, all: all.length })
            : t(progress, { count: all.length, reviewed })}
        </span>
      </div>
      {isOpen && (
        <div>
          <ul className="text-rows">
            {rows.map((text) => (
              <li key={text.key}>
                <Link to={{ pathname: textAddress(language, text), search: query }} id={rowId(text)}>
                  <span lang="en">{text.english}</span>
                  {text.text !== text.english && <span lang={language}>{text.text}</span>}
                  <span>
                    {language !== SOURCE_LANGUAGE.code && (
                      <span className="badge" data-tone={TONES[text.state]}>
                        {t(`states.${text.state}`)}
                      </span>
                    )}
                    {text.faults.length > 0 && (
                      <span className="badge" data-tone="wrong">
                        {t('mistake')}
                      </span>
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {rows.length < own.length && (
            <Button onClick={() => showWhole(true)}>{t('list.rest', { count: own.length - rows.length })}</Button>
          )}
        </div>
      )}
    </section>
  );
}

const rowId = ({ namespace, key }: Text) => `${namespace}:${key}`;
