import type { ComponentProps } from 'react';

export type ButtonProps = ComponentProps<'button'> &
  Readonly<{
    /** `main`: the primary action. `danger`: hard to undo. */
    look?: 'main' | 'quiet' | 'danger';
  }>;

/** A button; by default it submits no form. */
export const Button = ({ look = 'quiet', ...props }: ButtonProps) => (
  <button type="button" className={`button ${look}`} {...props} />
);
