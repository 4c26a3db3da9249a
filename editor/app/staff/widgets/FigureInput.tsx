import type { ComponentProps } from 'react';
import { written } from './written.ts';

export type FigureInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> &
  Readonly<{ value: unknown; onChange(value: unknown | undefined): void }>;

const FIGURE = /^\d+(?:\.\d+)?$/;

/** Takes a figure. Anything else stays as it was typed, so that the build's sentence can say what is wrong. */
export function FigureInput({ value, onChange, ...rest }: FigureInputProps) {
  return (
    <input
      className="input"
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={written(value)}
      onChange={({ currentTarget }) => onChange(figure(currentTarget.value.trim()))}
    />
  );
}

const figure = (typed: string) => (FIGURE.test(typed) ? Number(typed) : typed || undefined);
