import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { color, size, space } from '../../ui/look.ts';

export type FieldsetProps = Readonly<{
  legend: ReactNode;
  help?: ReactNode;
  mistake?: ReactNode;
  children: ReactNode;
}>;

/** Several inputs for one value, with its name, its help and its mistakes. */
export function Fieldset({ legend, help, mistake, children }: FieldsetProps) {
  const id = useId();
  const described = [help && `${id}-help`, mistake && `${id}-mistake`].filter(Boolean).join(' ') || undefined;
  return (
    <Box aria-describedby={described}>
      <legend>{legend}</legend>
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {children}
      {mistake && (
        <div id={`${id}-mistake`} role="alert">
          {mistake}
        </div>
      )}
    </Box>
  );
}

const Box = styled.fieldset`
  min-width: 0;
  margin: 0 0 ${space.m};
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    font-weight: 600;
  }
`;

const Help = styled.div`
  margin-bottom: ${space.xxs};
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
