import { type ReactNode, type RefObject, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { normalText } from '../../../../diagnostics/normalText.ts';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import type { Text } from '../../../texts/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { LengthMeter } from '../../ui/LengthMeter.tsx';
import { Marked } from './Marked.tsx';
import { guardPieces, type Insertion, insertPiece, missingInsertions, replaceInField, tagName } from './pieces.ts';

export type TranslationSideProps = Readonly<{
  language: string;
  text: Text;
  typed: string;
  onType: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  /** What else there is to say, below. */
  children: ReactNode;
}>;

/**
 * The field for the translation, with its limit, what it lacks and what is wrong with it. It is a plain field with marks behind it, in
 * which placeholders and tags are pieces: nothing that it shows comes between an input method and the text.
 */
export function TranslationSide({ language, text, typed, onType, field, children }: TranslationSideProps) {
  const { t } = useTranslation('editor-texts');
  const label = t(language === SOURCE_LANGUAGE.code ? 'english' : 'translation');
  const { faults, hints, proposal, max, terms, note } = text;
  const described = ['english-text', note && 'english-note', max !== undefined && 'text-limit', 'text-faults'];
  useEffect(() => guardPieces(field.current), [field]);
  useLayoutEffect(() => {
    const { current } = field;
    // What was typed is never written back, nor a space at its end taken away; only what was changed elsewhere is written.
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
          onInput={({ currentTarget }) => onType(currentTarget.value)}
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
      {children}
    </section>
  );
}

/** Buttons for what the English text has and the translation lacks: placeholders, and tags around what is selected. */
function MissingPieces({ text: { english }, typed, field }: Pick<TranslationSideProps, 'text' | 'typed' | 'field'>) {
  const { t } = useTranslation('editor-texts');
  const insertions = missingInsertions(english, typed);
  if (insertions.length === 0) return null;
  const nameOf = ({ open, close }: Insertion) => {
    const tag = tagName(open);
    const [, href] = /href=["']([^"']*)["']/.exec(open) ?? [];
    return tag ? t(`tags.${tag}`, { href, defaultValue: open }) : open || close;
  };
  return (
    <section className="small" aria-labelledby="missing-pieces">
      <h2 className="label" id="missing-pieces">
        {t('pieces.title')}
      </h2>
      <div className="wrap">
        {insertions.map((piece) => (
          <Button key={piece.open + piece.close} onClick={() => field.current && insertPiece(field.current, piece)}>
            {t('pieces.insert', { piece: nameOf(piece) })}
            {piece.count > 1 && ` × ${piece.count}`}
          </Button>
        ))}
      </div>
    </section>
  );
}
