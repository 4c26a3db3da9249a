import styled from '@emotion/styled';
import type { InputHTMLAttributes } from 'react';
import { color, control, radius, size, space } from '../style/tokens.ts';

export type FieldProps = Readonly<
  {
    label: string;
    /** The number of lines of a text area; without it, the field is a single-line input. */
    rows?: number;
    /** The text under a required field that was left empty. */
    missing?: string;
  } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'name' | 'type' | 'placeholder' | 'required' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint'
  >
>;

/** A form field with a visible label. */
export function Field({ label, rows, missing, type, ...shared }: FieldProps) {
  return (
    <Label>
      <span>{label}</span>
      {rows ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />}
      {missing && <Missing>{missing}</Missing>}
    </Label>
  );
}

/* Part of the label, so that a screen reader says it with the field. Browsers without `:user-invalid` show their own bubble. */
const Missing = styled.span`
  display: none;
  color: ${color.coral};
  font-size: ${size.small};
`;

/* A textarea grows with its text where the browser supports that. */
const Label = styled.label`
  display: grid;
  gap: ${space.xs};
  font-weight: 600;

  input,
  textarea {
    width: 100%;
    min-height: ${control.l};
    padding: ${space.xs} ${space.s};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.s};
    background: ${color.white};
    color: inherit;
    font: inherit;
    font-size: ${size.field};
    font-weight: 400;
  }

  textarea {
    field-sizing: content;
    min-height: calc(2lh + 2 * ${space.xs});
    resize: vertical;
  }

  & ::placeholder {
    color: ${color.inkSoft};
    text-overflow: ellipsis;
    opacity: 1;
  }

  & :user-invalid {
    border-color: ${color.coral};
    box-shadow: inset 0 0 0 1px ${color.coral};
  }

  & :user-invalid + span {
    display: block;
  }

  & :focus-visible {
    border-color: ${color.teal};
    border-radius: ${radius.s};
    outline-offset: 0;
  }
`;
