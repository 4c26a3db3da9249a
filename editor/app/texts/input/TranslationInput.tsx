import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { TextTerm } from '../../../texts/keptRemarks.ts';
import type { ControlProps } from '../../ui/Field.tsx';
import { guardPieces } from './guardPieces.ts';
import { markTranslation } from './markText.ts';

export type TranslationInputProps = Readonly<{
  control: ControlProps;
  /** Code of the language that is written. */
  language: string;
  value: string;
  onType: (text: string) => void;
  /** Terms of the glossary in the English text. */
  terms: readonly TextTerm[];
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}>;

/**
 * A field for a translation, in which placeholders and tags are pieces. It is a plain field with the marks behind it: nothing
 * that it shows comes between an input method and the text.
 */
export function TranslationInput({ control, language, value, onType, terms, fieldRef }: TranslationInputProps) {
  const shown = useRef(value);
  useEffect(() => (fieldRef.current ? guardPieces(fieldRef.current) : undefined), [fieldRef]);
  // React never writes what was typed back into the field, only what was changed elsewhere.
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (field && value !== shown.current) field.value = value;
    shown.current = value;
  }, [value, fieldRef]);
  return (
    <div className="translation-input-stack">
      <div className="translation-input-marks" aria-hidden="true" lang={language}>
        {markTranslation(value, terms).map(({ kind, text, start }) => (
          <span className="stretch" data-kind={kind} key={start}>
            {text}
          </span>
        ))}
        {/* A line's height for an empty text. */}
        {'\u200b'}
      </div>
      <textarea
        className="translation-input-area"
        {...control}
        ref={fieldRef}
        lang={language}
        defaultValue={value}
        spellCheck
        autoComplete="off"
        onInput={({ currentTarget }) => {
          shown.current = currentTarget.value;
          onType(currentTarget.value);
        }}
      />
    </div>
  );
}
