import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { normalText } from '../../../diagnostics/normalText.ts';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { ALLOWED_TAGS } from '../../../locales/model/check/markup.ts';
import { readAddress, textAddress } from '../../texts/textPlace.ts';
import type { Text } from '../../texts/texts.ts';
import { acts } from '../acts.ts';
import { usePreview } from '../preview/previewContext.tsx';
import { useSending, waitingText } from '../sending.ts';
import { say } from '../shell/say.ts';
import { Button } from '../ui/Button.tsx';
import { LengthMeter } from '../ui/LengthMeter.tsx';
import { useKeys } from '../ui/useKeys.ts';
import { Effects } from './Effects.tsx';
import { FormattedText } from './FormattedText.tsx';
import { isUntranslated, nextText } from './findTexts.ts';
import * as pieces from './pieces.ts';
import { TextState, useFigures } from './textsApi.tsx';

type OpenTextProps = Readonly<{ language: string; text: Text; texts: readonly Text[] }>;

/** A text being edited beside its English, with its note and terms; an English text beside its saved version. */
export function OpenText({ language, text, texts }: OpenTextProps) {
  const { t } = useTranslation('editor-texts');
  const { namespace, key, path, english, note, terms, field: form } = text;
  const isSource = language === SOURCE_LANGUAGE.code;
  const field = useRef<HTMLTextAreaElement>(null);
  const { search } = useLocation();
  const navigate = useNavigate();
  const untranslated = texts.filter(isUntranslated).length;
  const openNext = () => {
    // Pending input counts as translated.
    const next = nextText(texts, text, (each) => isUntranslated(each) && !waitingText(language, each));
    if (next) navigate({ pathname: textAddress(language, next), search });
  };
  useKeys({ 'Control+Enter': openNext });
  const preview = usePreview();
  const open = useEffectEvent(() => {
    preview.show({ focus: { kind: 'text', namespace, key }, language, ...(path !== undefined && { page: path }) });
    field.current?.scrollIntoView({ block: 'center' });
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  });
  useEffect(() => open(), []);
  const label = t(isSource ? 'saved' : 'english');
  return (
    <>
      <h2 className="wrap label">
        <code className="for-keyboard">{key}</code> <TextState language={language} text={{ ...text, faults: [] }} />
      </h2>
      <Effects language={language} text={text} />
      <div className="tiles">
        <section aria-label={label}>
          <div className="wrap label">
            {label}{' '}
            {!isSource && <Link to={form ?? textAddress(SOURCE_LANGUAGE.code, text)}>{t('changeEnglish')}</Link>}
          </div>
          <div className="input whole-text" id="english-text">
            <FormattedText text={english} language={SOURCE_LANGUAGE.code} />
          </div>
          <p className="hint" id="english-note" lang={SOURCE_LANGUAGE.code}>
            {note}
          </p>
          {terms.length > 0 && <h3 className="label">{t('terms.title')}</h3>}
          {terms.map((term) => (
            <div className="wrap small" key={term.english.join()} lang={SOURCE_LANGUAGE.code}>
              <b>{term.english[0]}</b>
              {term.agreed.map((word) => (
                <Button key={word} lang={language} onClick={() => pieces.replaceInField(field.current, word)}>
                  {word}
                </Button>
              ))}
              <span className="hint">{term.note}</span>
            </div>
          ))}
        </section>
        <TextField language={language} text={text} field={field} />
      </div>
      <div className="wrap small">
        <Link className="button main" to={{ pathname: readAddress(language, namespace), search }}>
          {t('text.close')}
        </Link>
        {!isSource && untranslated > 0 && (
          <Button onClick={openNext} aria-keyshortcuts="Control+Enter">
            {t('actions.untranslated', { count: untranslated })}
          </Button>
        )}
      </div>
    </>
  );
}

type TextFieldProps = Readonly<{ language: string; text: Text; field: RefObject<HTMLTextAreaElement | null> }>;

/**
 * The field of a text, with its limit, missing pieces and mistakes. It is a plain field with marks behind it, in which
 * placeholders and tags are pieces with names, so that nothing interferes with input methods.
 */
function TextField({ language, text, field }: TextFieldProps) {
  const { t } = useTranslation('editor-texts');
  const label = t(language === SOURCE_LANGUAGE.code ? 'english' : 'translation');
  const { namespace, key, english, faults, hints, max } = text;
  useSending();
  const typed = waitingText(language, text) ?? text.text;
  const nameOf = usePieceName(language);
  // The field has names, so they stay as they are while it is open.
  const [names] = useState(() => pieces.namePieces([english, text.text], nameOf));
  const shown = pieces.withNames(typed, names);
  /** What is in the field: of what was pasted, pieces may be as in files. */
  const [value, setValue] = useState(shown);
  useEffect(() => pieces.guardPieces(field.current), [field]);
  useLayoutEffect(() => {
    const { current } = field;
    // The field is only updated when the text was changed elsewhere, so typing is never normalised.
    if (!current || normalText(pieces.withoutNames(current.value, names)) === normalText(typed)) return;
    current.value = shown;
    setValue(shown);
  }, [typed, shown, names, field]);
  const named = (piece: string) => names.get(piece) ?? piece;
  const spare = pieces.missingInsertions(typed, english).flatMap(({ open, close }) => [named(open), named(close)]);
  const missing = pieces.missingInsertions(english, typed);
  return (
    <section aria-label={label}>
      <label className="label" htmlFor="translation">
        {label}
      </label>
      <div className="translation-input">
        <div className="input whole-text" aria-hidden="true" lang={language}>
          {value.split(pieces.PIECE).map((part, i) => (i % 2 ? <mark key={part + String(i)}>{part}</mark> : part))}
          {/* A line's height for an empty text. */}
          {'\u200b'}
        </div>
        <textarea
          className="input whole-text"
          id="translation"
          aria-describedby="english-text english-note text-limit text-faults"
          aria-invalid={faults.length > 0 ? true : undefined}
          ref={field}
          lang={language}
          defaultValue={shown}
          spellCheck
          autoComplete="off"
          onInput={({ currentTarget }) => {
            setValue(currentTarget.value);
            acts.send({ language, place: { namespace, key }, text: pieces.withoutNames(currentTarget.value, names) });
          }}
        />
      </div>
      {max !== undefined && <LengthMeter id="text-limit" text={typed} max={max} />}
      <ul id="text-faults" aria-live="polite">
        {[...faults, ...hints].map((remark) => (
          <li className={faults.includes(remark) ? 'mistake' : 'hint'} key={remark.message}>
            {pieces.withNames(say(remark), names)}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <section className="small" aria-label={t('pieces.title')}>
          <h3 className="label">{t('pieces.title')}</h3>
          <div className="wrap">
            {missing.map(({ open, close }) => (
              <Button
                key={open + close}
                onClick={() => pieces.insertPiece(field.current, named(open), named(close), spare)}
              >
                {t('pieces.insert', { piece: named(open || close) })}
              </Button>
            ))}
          </div>
        </section>
      )}
    </section>
  );
}

/** Returns a function that names placeholders by their values, and tags by what they do; undefined for tags that no text may have. */
function usePieceName(language: string) {
  const { t } = useTranslation('editor-texts');
  const figures = useFigures(language);
  return (piece: string): string | undefined => {
    const name = piece.replace(/[{}]/g, '');
    if (piece.startsWith('{{')) return figures[name] ?? name;
    const tag = ALLOWED_TAGS.find((each) => each === pieces.tagName(piece));
    const [, href = ''] = /href=["']([^"']*)["']/.exec(piece) ?? [];
    return tag && `${piece.startsWith('</') ? '/' : ''}${t(`tags.${tag}`)} ${href}`.trim();
  };
}
