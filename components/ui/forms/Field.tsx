import styled from '@emotion/styled';
import type { InputHTMLAttributes } from 'react';
import { color, control, radius, size, space } from '../style/tokens.ts';

export type FieldProps = Readonly<
  {
    label: string;
    /** Lines of a field for a longer text; a field of one line where it is left out. */
    rows?: number;
  } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'name' | 'type' | 'placeholder' | 'required' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint'
  >
>;

/** A field of a form with its visible label. */
export function Field({ label, rows, type, ...shared }: FieldProps) {
  return (
    <Label>
      <span>{label}</span>
      {rows ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />}
    </Label>
  );
}

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

  & :focus-visible {
    border-color: ${color.teal};
    border-radius: ${radius.s};
    outline-offset: 0;
  }
`;
