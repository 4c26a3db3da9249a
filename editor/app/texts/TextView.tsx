import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { normalText } from '../../../diagnostics/normalText.ts';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { partsOf } from '../../../locales/model/faults.ts';
import { placesOfWord } from '../../../site/translation/glossary/containsWord.ts';
import { type LanguageTerm, withoutExplanation } from '../../../site/translation/glossary/glossary.ts';
import { placesOfTerms } from '../../../site/translation/glossary/termsIn.ts';
import { forbiddenIn } from '../../../site/translation/wordingFaults.ts';
import { readAddress, textAddress } from '../../texts/textPlace.ts';
import type { Text } from '../../texts/texts.ts';
import { acts } from '../acts.ts';
import { session } from '../api.ts';
import { usePreview } from '../preview/previewContext.tsx';
import { useSending, waitingText } from '../sending.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { LengthMeter } from '../ui/LengthMeter.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useKeys } from '../ui/useKeys.ts';
import { guardPieces, type Insertion, insertPiece, missingInsertions, replaceInField, tagName } from './pieces.ts';
import type { TextListProps } from './TextList.tsx';
import { isUntranslated, nextText } from './textFilter.ts';
import { TONES } from './textsApi.tsx';

export type TextViewProps = Omit<TextListProps, 'pages'> & Readonly<{ text: Text; children?: ReactNode }>;

/** A text being edited beside its English, with its note and terms; an English text beside its saved version. */
export function TextView({ language, text, texts, children }: TextViewProps) {
  const { t } = useTranslation('editor-texts');
  const { namespace, key, state, path } = text;
  const isSource = language === SOURCE_LANGUAGE.code;
  const field = useRef<HTMLTextAreaElement>(null);
  const { search } = useLocation();
  const navigate = useNavigate();
  const words = useMemo(() => agreedWords(text), [text]);
  const untranslated = texts.filter(isUntranslated).length;
  const insertWord = (word: string) => replaceInField(field.current, word);
  // Pending input counts as translated.
  const isNext = (each: Text) => isUntranslated(each) && !waitingText(language, each);
  const openNext = () => {
    const next = nextText(texts, text, isNext);
    if (next) navigate({ pathname: textAddress(language, next), search });
  };
  useKeys(
    Object.fromEntries([
      ['Control+Enter', openNext],
      ...words.slice(0, 9).map((word, i) => [`Alt+${i + 1}`, () => insertWord(word)]),
    ]),
  );
  const preview = usePreview();
  const open = useEffectEvent(() => {
    preview.show({ focus: { kind: 'text', namespace, key }, language, ...(path !== undefined && { page: path }) });
    field.current?.scrollIntoView({ block: 'center' });
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  });
  useEffect(() => open(), []);
  return (
    <>
      <h2 className="wrap label">
        <code className="for-keyboard">{key}</code>
        {!isSource && <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>}
      </h2>
      <Effects language={language} text={text} />
      <div className="tiles">
        <EnglishSide language={language} text={text} words={words} onWord={insertWord} />
        <TranslationSide language={language} text={text} field={field} />
      </div>
      {children}
      <div className="wrap small">
        <Link className="button main" to={{ pathname: readAddress(language, namespace), search }}>
          {t('text.close')}
        </Link>
        {!isSource && (
          <Button disabled={untranslated === 0} onClick={openNext} aria-keyshortcuts="Control+Enter">
            {t(untranslated === 0 ? 'actions.noneUntranslated' : 'actions.untranslated', { count: untranslated })}
          </Button>
        )}
      </div>
      {!isSource && <p className="hint for-keyboard">{t('keys')}</p>}
    </>
  );
}

/** The agreed words of a text's terms, each once, also without their explanations. */
const agreedWords = ({ terms }: Text) => [
  ...new Set(terms.flatMap(({ agreed }) => agreed.flatMap((word) => [withoutExplanation(word), word]))),
];

/** `words` are in the order of their keyboard shortcuts. */
type EnglishSideProps = Pick<TextViewProps, 'language' | 'text'> &
  Readonly<{ words: readonly string[]; onWord: (word: string) => void }>;

/** The English text with its note and its terms; for an English text, the saved version. */
function EnglishSide({ language, text, words, onWord }: EnglishSideProps) {
  const { t } = useTranslation('editor-texts');
  const { english, note, terms } = text;
  const keyOf = (word: string) => (words.indexOf(word) < 9 ? `Alt+${words.indexOf(word) + 1}` : undefined);
  const isSource = language === SOURCE_LANGUAGE.code;
  const label = t(isSource ? 'saved' : 'english');
  return (
    <section aria-label={label}>
      <div className="wrap label">
        {label} {!isSource && <Link to={textAddress(SOURCE_LANGUAGE.code, text)}>{t('changeEnglish')}</Link>}
      </div>
      <div className="input whole-text" lang="en" id="english-text">
        <Marked text={english} terms={terms} isEnglish />
      </div>
      {note && (
        <p className="hint" id="english-note">
          {note}
        </p>
      )}
      {terms.length > 0 && <h2 className="label">{t('terms.title')}</h2>}
      <ul>
        {terms.map((term) => (
          <li className="wrap small" key={term.english.join()}>
            <b lang="en">{term.english[0]}</b>{' '}
            {words
              .filter((word) => term.agreed.some((each) => each === word || each.startsWith(`${word} (`)))
              .map((word) => (
                <Button key={word} onClick={() => onWord(word)} aria-keyshortcuts={keyOf(word)}>
                  <span lang={language}>{word}</span>
                  <small aria-hidden="true">{keyOf(word)?.at(-1)}</small>
                </Button>
              ))}
            {term.never.length > 0 && (
              <div className="hint">
                {t('terms.never')} <del lang={language}>{term.never.join(', ')}</del>
              </div>
            )}
            {term.note && <div className="hint">{term.note}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a change of a text invalidates, shown beforehand. */
function Effects({ language, text }: Pick<TextViewProps, 'language' | 'text'>) {
  const { t } = useTranslation('editor-texts');
  const { namespace, key, title } = text;
  const { data = [] } = useQuery({
    queryKey: ['text-effects', language, namespace, key],
    queryFn: () => session.texts.effects(language, { namespace, key }),
    // Only as of when the text was opened.
    structuralSharing: (first, now) => first ?? now,
    gcTime: 0,
  });
  if (data.length === 0) return null;
  return (
    <Notice tone="attention">
      {t('effects.title')}
      <ul>
        {data.map(({ kind, name, who, pages = 'wait' }, i) => (
          <li key={i}>
            {t(`effects.${kind}`, { language: name, who, page: title })}{' '}
            {kind !== 'signature' && t(`effects.pages.${pages}`, { language: name })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type TranslationSideProps = Pick<TextViewProps, 'language' | 'text'> &
  Readonly<{ field: RefObject<HTMLTextAreaElement | null> }>;

/**
 * The field for the translation, with its limit, missing pieces and mistakes. It is a plain field with marks behind it, in
 * which placeholders and tags are pieces, so that nothing interferes with input methods.
 */
function TranslationSide({ language, text, field }: TranslationSideProps) {
  const { t } = useTranslation('editor-texts');
  const label = t(language === SOURCE_LANGUAGE.code ? 'english' : 'translation');
  const { namespace, key, faults, hints, proposal, max, terms, note, reviewed } = text;
  useSending();
  const typed = waitingText(language, text) ?? text.text;
  const described = ['english-text', note && 'english-note', max !== undefined && 'text-limit', 'text-faults'];
  useEffect(() => guardPieces(field.current), [field]);
  useLayoutEffect(() => {
    const { current } = field;
    // The field is only updated when the text was changed elsewhere, so typing is never normalised.
    if (current && normalText(current.value) !== normalText(typed)) current.value = typed;
  }, [typed, field]);
  return (
    <section aria-label={label}>
      <label className="label" htmlFor="translation">
        {label}
      </label>
      <div className="translation-input">
        <div className="input whole-text" aria-hidden="true" lang={language}>
          <Marked text={typed} terms={terms} />
          {/* A line's height for an empty text. */}
          {'\u200b'}
        </div>
        <textarea
          className="input whole-text"
          id="translation"
          aria-describedby={described.filter(Boolean).join(' ')}
          aria-invalid={faults.length > 0 ? true : undefined}
          ref={field}
          lang={language}
          defaultValue={typed}
          spellCheck
          autoComplete="off"
          onInput={({ currentTarget }) => acts.send({ language, place: { namespace, key }, text: currentTarget.value })}
        />
      </div>
      {max !== undefined && <LengthMeter id="text-limit" text={typed} max={max} />}
      <ul className="mistake" id="text-faults" aria-live="polite">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      <ul className="hint">
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      {proposal !== undefined && (
        <p>
          <Button onClick={() => replaceInField(field.current, proposal, { start: 0, end: typed.length })}>
            {t('useProposal', { proposal })}
          </Button>
        </p>
      )}
      <MissingPieces text={text} typed={typed} field={field} />
      {reviewed && <p className="hint">{t('reviewedBy', { who: reviewed })}</p>}
    </section>
  );
}

/** Buttons that insert missing placeholders, or tags around the selection. */
function MissingPieces({ text, typed, field }: Omit<TranslationSideProps, 'language'> & Readonly<{ typed: string }>) {
  const { t } = useTranslation('editor-texts');
  const insertions = missingInsertions(text.english, typed);
  if (insertions.length === 0) return null;
  const labelOf = ({ open, close }: Insertion) => {
    const tag = tagName(open);
    const [, href] = /href=["']([^"']*)["']/.exec(open) ?? [];
    return tag ? t(`tags.${tag}`, { href, defaultValue: open }) : open || close;
  };
  return (
    <section className="small" aria-label={t('pieces.title')}>
      <h2 className="label">{t('pieces.title')}</h2>
      <div className="wrap">
        {insertions.map((piece) => (
          <Button
            key={piece.open + piece.close}
            onClick={() => field.current && insertPiece(field.current, piece, text.english)}
          >
            {t('pieces.insert', { piece: labelOf(piece) })}
            {piece.count > 1 && ` × ${piece.count}`}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** `terms` are those of the glossary in the English text. */
type MarkedProps = Readonly<{ text: string; terms: readonly LanguageTerm[]; isEnglish?: boolean }>;

/** A text with placeholders and tags marked; in English also terms, in a translation forbidden words. */
function Marked({ text, terms, isEnglish = false }: MarkedProps) {
  const words = isEnglish ? placesOfTerms(text, terms) : forbiddenPlaces(text, terms);
  const kind = isEnglish ? 'term' : 'never';
  const marks = [...partsOf(text), ...words.map(({ start, end }) => ({ kind, start, end }))];
  const shown: ReactNode[] = [];
  let at = 0;
  for (const mark of marks.toSorted((one, other) => one.start - other.start)) {
    // No overlapping marks.
    if (mark.start < at) continue;
    shown.push(
      text.slice(at, mark.start),
      <span className="stretch" data-kind={mark.kind} key={mark.start}>
        {text.slice(mark.start, mark.end)}
      </span>,
    );
    at = mark.end;
  }
  return [...shown, text.slice(at)];
}

const forbiddenPlaces = (text: string, terms: readonly LanguageTerm[]) =>
  terms.flatMap((term) => forbiddenIn(text, term, terms, terms)).flatMap((word) => placesOfWord(text, word));
