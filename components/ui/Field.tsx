import styled from '@emotion/styled';
import type { InputHTMLAttributes } from 'react';
import { color, control, radius, size, space } from './tokens.ts';

export type FieldProps = Readonly<
  { label: string } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'name' | 'type' | 'placeholder' | 'required' | 'autoComplete'
  >
>;

/** A field of a form with its visible label. */
export function Field({ label, ...input }: FieldProps) {
  return (
    <Label>
      <span>{label}</span>
      <input {...input} />
    </Label>
  );
}

const Label = styled.label`
  display: grid;
  gap: ${space.xs};
  font-weight: 600;

  input {
    width: 100%;
    min-height: ${control.l};
    padding: ${space.xs} ${space.s};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.s};
    background: ${color.white};
    font-size: ${size.field};
    font-weight: 400;
  }

  input::placeholder {
    color: ${color.inkSoft};
    font-size: ${size.small};
    text-overflow: ellipsis;
    opacity: 1;
  }

  input:user-invalid {
    border: 2px solid ${color.coral};
  }

  input:focus-visible {
    border-color: ${color.teal};
    border-radius: ${radius.s};
    outline-offset: 0;
  }
`;
