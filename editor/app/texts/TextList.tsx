import { memo, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { LANGUAGES } from '../../../locales/languages.ts';
import { textAddress } from '../../texts/textPlace.ts';
import type { Text } from '../../texts/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Question } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { countTexts, FILTERS, isToBeReviewed, useListFilter } from './textFilter.ts';
import { TONES, useReview } from './textsApi.tsx';

export type TextListProps = Readonly<{ language: string; texts: readonly Text[] }>;

/** All texts of a language by file, with filters. */
export function TextList({ language, texts }: TextListProps) {
  const { t } = useTranslation('editor-texts');
  const { filter, search, shown, change, query } = useListFilter(texts);
  const { review, error, dialog } = useReview(language);
  /** The texts of a file that a person may have read together. */
  const [asked, ask] = useState<readonly Text[]>([]);
  const { state: left } = useLocation();
  useEffect(() => {
    // The text that was open: a link back has the id of its row.
    const row = document.getElementById(String(left?.from));
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [left]);
  const counts = useMemo(() => countTexts(texts), [texts]);
  const files = useMemo(() => {
    const names = [...new Set(shown.map(({ namespace }) => namespace))];
    return names.map((name) => {
      const isIn = ({ namespace }: Text) => namespace === name;
      return {
        name,
        own: shown.filter(isIn),
        toBeReviewed: texts.filter((text) => isIn(text) && isToBeReviewed(text)),
      };
    });
  }, [shown, texts]);
  return (
    <>
      <div className="wrap head">
        <h1 lang={language}>{LANGUAGES.find(({ code }) => code === language)?.nativeName ?? language}</h1>
        <nav className="wrap" aria-label={t('list.ways')}>
          <Link to="/texts">{t('list.languages')}</Link>
          <Link to={`/texts/${language}/sheet`}>{t('list.sheets')}</Link>
        </nav>
      </div>
      {error && <Notice tone="wrong">{error.message}</Notice>}
      {counts.missing === counts.all && <Notice tone="attention">{t('list.empty')}</Notice>}
      {counts.missing + counts.stale === 0 && <Notice tone="done">{t('list.complete')}</Notice>}
      <search>
        <fieldset className="wrap small field" aria-label={t('filters.label')}>
          {FILTERS.map((each) => (
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
      {files.map(({ name, own, toBeReviewed }) => (
        <FileSection
          key={name}
          language={language}
          texts={own}
          toBeReviewed={toBeReviewed}
          query={query}
          onReview={ask}
        />
      ))}
      {asked.length > 0 && (
        <Question
          title={t('reviewFile.title', { title: asked[0]?.title })}
          yes={t('reviewFile.confirm')}
          look="main"
          onYes={() => {
            ask([]);
            review(asked);
          }}
          onClose={() => ask([])}
        >
          <p>{t('reviewFile.question', { count: asked.length })}</p>
        </Question>
      )}
      {dialog}
    </>
  );
}

type FileSectionProps = Readonly<{
  language: string;
  /** The texts to show, of one file. */
  texts: readonly Text[];
  /** Those of all its texts that are to be reviewed. */
  toBeReviewed: readonly Text[];
  /** The filter of the list, to come back to. */
  query: string;
  onReview: (texts: readonly Text[]) => void;
}>;

/**
 * The texts of a file, under its name, each with as much as fits on two lines. The browser lays them out when they come into view.
 * There are more than a thousand, so they are plain elements; a click opens one in the same page, like any link of the editor.
 */
const FileSection = memo(function FileSection({ language, texts, toBeReviewed, query, onReview }: FileSectionProps) {
  const { length: count } = toBeReviewed;
  const { t } = useTranslation('editor-texts');
  const navigate = useNavigate();
  const [{ namespace = '', title = '' } = {}] = texts;
  return (
    <section className="panel" aria-label={title}>
      <div className="wrap head">
        <h2>
          {title} {title !== namespace && <code>{namespace}</code>}
        </h2>
        {count > 0 && (
          <Button onClick={() => onReview(toBeReviewed)} aria-label={t('reviewFile.openOf', { count, title })}>
            {t('reviewFile.open', { count })}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <ul
        className="text-rows"
        style={{ containIntrinsicSize: `auto ${texts.length * 3.6}rem` }}
        onClick={(event) => {
          const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
          const link = target instanceof Element ? target.closest('a') : null;
          if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
          event.preventDefault();
          navigate(link.pathname + link.search);
        }}
      >
        {texts.map((text) => (
          <li key={text.key}>
            <a href={textAddress(language, text) + (query && `?${query}`)} id={`${namespace}:${text.key}`}>
              <span lang="en">{text.english}</span>
              <span lang={language}>{text.text}</span>
              <span>
                <span className="badge" data-tone={TONES[text.state]}>
                  {t(`states.${text.state}`)}
                </span>
                {text.faults.length > 0 && (
                  <span className="badge" data-tone="wrong">
                    {t('mistake')}
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
});
