import styled from '@emotion/styled';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { TextTerm } from '../../../texts/keptRemarks.ts';
import type { ControlProps } from '../../ui/Field.tsx';
import { color, edge, space } from '../../ui/look.ts';
import { guardPieces } from './guardPieces.ts';
import { markTranslation } from './markText.ts';
import { StretchMark } from './StretchMark.tsx';

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
    <Stack>
      <Marks aria-hidden="true" lang={language}>
        {markTranslation(value, terms).map(({ kind, text, start }) => (
          <StretchMark key={start} kind={kind}>
            {text}
          </StretchMark>
        ))}
        {/* A line's height for an empty text. */}
        {'\u200b'}
      </Marks>
      <Area
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
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  margin-top: ${space.xxs};
  & > * {
    grid-area: 1 / 1;
    min-height: 6rem;
    margin: 0;
    padding: ${space.xs} ${space.s};
    border: 1px solid ${color.lineStrong};
    border-radius: ${edge.s};
    font: inherit;
    letter-spacing: inherit;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Marks = styled.div`
  border-color: transparent;
  background: ${color.white};
  color: transparent;
`;

const Area = styled.textarea`
  width: 100%;
  overflow: hidden;
  resize: none;
  background: transparent;
  &[aria-invalid='true'] {
    border-color: ${color.coral};
    box-shadow: 0 0 0 1px ${color.coral};
  }
`;
