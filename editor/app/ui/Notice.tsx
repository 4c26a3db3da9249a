import type { ReactNode } from 'react';

/** A message about what has just happened, or what stands in the way. Screen readers hear it at once. */
export function Notice({ tone, children }: Readonly<{ tone: 'done' | 'wrong' | 'attention'; children: ReactNode }>) {
  return (
    <div className="notice" data-tone={tone} role={tone === 'wrong' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
