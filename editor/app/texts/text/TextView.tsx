import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { withoutExplanation } from '../../../../scripts/words/glossary/glossary.ts';
import { textAddress } from '../../../texts/textPlace.ts';
import type { Text } from '../../../texts/texts.ts';
import { session } from '../../api.ts';
import { usePreview } from '../../preview/previewContext.tsx';
import { flush, send, useSending, waitingText } from '../../sending.ts';
import { MY_NAME } from '../../signIn/Account.tsx';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { isToBeReviewed, isUntranslated, neighbours, nextText, useListFilter } from '../textFilter.ts';
import { TONES, useReview } from '../textsApi.tsx';
import { WordChanges } from '../WordChanges.tsx';
import { EnglishSide } from './EnglishSide.tsx';
import { KEYS, KeysHelp, useKeys } from './keys.tsx';
import { replaceInField } from './pieces.ts';
import { TranslationSide } from './TranslationSide.tsx';

export type TextViewProps = Readonly<{
  language: string;
  text: Text;
  /** All texts of the language. */
  texts: readonly Text[];
}>;

/** One text: English and translation side by side, with all that helps to translate it, and the ways on from it; or English before and now. */
export function TextView({ language, text, texts }: TextViewProps) {
  const { t } = useTranslation('editor-texts');
  const { namespace, key, english, state, title, path } = text;
  const isSource = language === SOURCE_LANGUAGE.code;
  const field = useRef<HTMLTextAreaElement>(null);
  const { refusal } = useSending();
  const unsent = waitingText(language, text);
  const typed = unsent ?? text.text;
  const { shown, query } = useListFilter(texts);
  const navigate = useNavigate();
  const to = (other: Text | undefined) => other && navigate({ pathname: textAddress(language, other), search: query });
  const toReview = () => to(nextText(texts, text, isToBeReviewed));
  const { review, rename, name, error, dialog } = useReview(language, toReview);
  const oldEnglish = useOldEnglish(language, text);
  const { previous, next } = useMemo(() => neighbours(texts, shown, text), [texts, shown, text]);
  const words = useMemo(() => agreedWords(text), [text]);
  const untranslated = texts.filter(isUntranslated).length;
  const toBeReviewed = texts.filter(isToBeReviewed).length;
  const canReview = typed.trim() !== '' && state !== 'reviewed';
  const insertWord = (word: string) => replaceInField(field.current, word);
  const actions = {
    // One that was just typed may be on its way.
    untranslated: () => to(nextText(texts, text, (each) => isUntranslated(each) && !waitingText(language, each))),
    async approve() {
      await flush();
      if (canReview) review([text]);
      else toReview();
    },
    next: () => to(next),
    previous: () => to(previous),
  };
  type Action = keyof typeof actions;
  useKeys(
    Object.fromEntries([
      ...Object.entries(actions).map(([action, act]) => [KEYS[action as Action], act]),
      ...words.slice(0, 9).map((word, i) => [`Alt+${i + 1}`, () => insertWord(word)]),
    ]),
  );
  const button = (action: Action, props: ButtonProps) => (
    <Button onClick={actions[action]} aria-keyshortcuts={KEYS[action]} {...props} />
  );
  const preview = usePreview();
  const open = useEffectEvent(() => {
    preview.show({ focus: { kind: 'text', namespace, key }, language, ...(path !== undefined && { page: path }) });
    // The list that was left may have been scrolled, in its column or, on a narrow screen, with the window.
    field.current?.closest('main')?.scrollTo(0, 0);
    scrollTo(0, 0);
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  });
  useEffect(() => open(), []);
  return (
    <>
      <nav className="wrap bar text-bar small" aria-label={t('text.ways')}>
        <Link to={{ pathname: `/texts/${language}/all`, search: query }} state={{ from: `${namespace}:${key}` }}>
          {t('text.list')}
        </Link>
        {button('previous', { disabled: !previous, 'aria-label': t('text.previous'), children: '↑' })}
        {button('next', { disabled: !next, 'aria-label': t('text.next'), children: '↓' })}
        {!isSource && (
          <>
            {button('untranslated', {
              look: 'main',
              disabled: untranslated === 0,
              children: t(untranslated === 0 ? 'actions.noneUntranslated' : 'actions.untranslated', {
                count: untranslated,
              }),
            })}
            {button('approve', {
              disabled: !canReview && toBeReviewed === 0,
              children: t(canReview ? 'actions.approve' : 'actions.toReview', { count: toBeReviewed }),
            })}
          </>
        )}
      </nav>
      {error && <Notice tone="wrong">{error.message}</Notice>}
      <header className="head">
        <h1>
          {title} <code>{key}</code>{' '}
          {!isSource && (
            <span className="badge" data-tone={TONES[state]}>
              {t(`states.${state}`)}
            </span>
          )}
        </h1>
        {path && <p className="hint">{path}</p>}
      </header>
      {oldEnglish !== undefined && (
        <section className="panel">
          <h2>{t('changed.title')}</h2>
          <p>{t('changed.help')}</p>
          <WordChanges before={oldEnglish} after={english} language="en" />
        </section>
      )}
      <div className="tiles">
        <EnglishSide language={language} text={text} words={words} onWord={insertWord} />
        <TranslationSide
          language={language}
          text={text}
          typed={typed}
          onType={(now) => send({ language, place: { namespace, key }, text: now })}
          field={field}
        >
          <p className="hint" role="status">
            {t(`sendState.${unsent === undefined ? 'sent' : refusal ? 'refused' : 'sending'}`)}
          </p>
          {text.reviewed && <p className="hint">{t('reviewedBy', { who: text.reviewed })}</p>}
          {name && !isSource && (
            <p className="hint small">
              {t('person.known', { name })}{' '}
              <button className="button" type="button" onClick={rename}>
                {t(MY_NAME === undefined ? 'person.change' : 'person.notYou')}
              </button>
            </p>
          )}
        </TranslationSide>
      </div>
      {!isSource && <KeysHelp />}
      {dialog}
    </>
  );
}

/** The English that a text was translated from, if it was stale when it was opened and the history has it. */
function useOldEnglish(language: string, { namespace, key, state, english }: Text): string | undefined {
  const [wasStale] = useState(state === 'stale');
  const { data } = useQuery({
    queryKey: ['old-english', language, namespace, key, english],
    queryFn: async () => (await session.texts.oldEnglish(language, { namespace, key })) ?? english,
    enabled: wasStale,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === english ? undefined : data;
}

/** The agreed words of a text's terms, each once: as the first mention writes it, and without its explanation. */
const agreedWords = ({ terms }: Text) => [
  ...new Set(terms.flatMap(({ agreed }) => agreed.flatMap((word) => [withoutExplanation(word), word]))),
];
