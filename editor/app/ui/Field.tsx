import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { color, edge, size, space } from './look.ts';

/** What connects a control with its label, help and mistake. */
export type ControlProps = Readonly<{
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}>;

export type FieldProps = Readonly<{
  label: ReactNode;
  help?: ReactNode;
  /** What is wrong with the value. */
  mistake?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}>;

/** A labelled control with its help, and the mistake below it. */
export function Field({ label, help, mistake, children }: FieldProps) {
  const id = useId();
  const described = [help && `${id}-help`, mistake && `${id}-mistake`].filter(Boolean).join(' ') || undefined;
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {children({ id, 'aria-describedby': described, 'aria-invalid': mistake ? true : undefined })}
      {mistake && (
        <Mistake id={`${id}-mistake`} role="alert">
          {mistake}
        </Mistake>
      )}
    </Box>
  );
}

const Box = styled.div`
  margin-bottom: ${space.m};
`;

const Label = styled.label`
  display: block;
  font-weight: 600;
`;

const Help = styled.div`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

const Mistake = styled.div`
  margin-top: ${space.xxs};
  color: ${color.coral};
  font-size: ${size.small};
  font-weight: 600;
  white-space: pre-line;
`;

/** An input, a list to choose from or a larger text: give it as `as`. */
export const Input = styled.input`
  display: block;
  width: 100%;
  min-height: 2.5rem;
  margin-top: ${space.xxs};
  padding: ${space.xs} ${space.s};
  border: 1px solid ${color.lineStrong};
  border-radius: ${edge.s};
  background: ${color.white};
  &[aria-invalid='true'] {
    border: 2px solid ${color.coral};
  }
`;
