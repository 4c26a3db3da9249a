import { type ComponentProps, type RefObject, useEffect, useLayoutEffect } from 'react';
import { normalText } from '../../../../diagnostics/normalText.ts';
import type { LanguageTerm } from '../../../../scripts/words/glossary/glossary.ts';
import { guardPieces } from './guardPieces.ts';
import { Marked } from './Marked.tsx';

export type TranslationInputProps = Omit<ComponentProps<'textarea'>, 'value'> &
  Readonly<{
    /** Code of the language that is written. */
    lang: string;
    value: string;
    onType: (text: string) => void;
    /** Terms of the glossary in the English text. */
    terms: readonly LanguageTerm[];
    ref: RefObject<HTMLTextAreaElement | null>;
  }>;

/**
 * A field for a translation, in which placeholders and tags are pieces. It is a plain field with the marks behind it: nothing
 * that it shows comes between an input method and the text.
 */
export function TranslationInput({ lang, value, onType, terms, ref, ...props }: TranslationInputProps) {
  useEffect(() => (ref.current ? guardPieces(ref.current) : undefined), [ref]);
  useLayoutEffect(() => {
    const field = ref.current;
    // What was typed is never written back, nor a space at its end taken away; only what was changed elsewhere is written.
    if (field && normalText(field.value) !== normalText(value)) field.value = value;
  }, [value, ref]);
  return (
    <div className="translation-input">
      <div className="input whole-text" aria-hidden="true" lang={lang}>
        <Marked text={value} terms={terms} />
        {/* A line's height for an empty text. */}
        {'\u200b'}
      </div>
      <textarea
        className="input whole-text"
        {...props}
        ref={ref}
        lang={lang}
        defaultValue={value}
        spellCheck
        autoComplete="off"
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
    </div>
  );
}
