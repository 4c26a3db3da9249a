import type { ComponentProps } from 'react';

export type ButtonProps = ComponentProps<'button'> &
  Readonly<{
    /** `main`: the one thing to do next. `danger`: it cannot be taken back easily. */
    look?: 'main' | 'quiet' | 'danger';
  }>;

/** A button that sends no form, unless it says so. It is one line high, and at least 40 px. */
export const Button = ({ look = 'quiet', ...props }: ButtonProps) => (
  <button type="button" className={`button ${look}`} {...props} />
);
