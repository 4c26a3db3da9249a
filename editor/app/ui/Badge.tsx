import type { ReactNode } from 'react';

/** A word about the state of something. */
export const Badge = ({ tone, children }: Readonly<{ tone?: string | undefined; children: ReactNode }>) => (
  <span className="badge" data-tone={tone}>
    {children}
  </span>
);
