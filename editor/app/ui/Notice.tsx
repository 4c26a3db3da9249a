import type { ReactNode } from 'react';

/** A message about an outcome or a problem, announced by screen readers. */
export function Notice({ tone, children }: Readonly<{ tone: 'done' | 'wrong' | 'attention'; children: ReactNode }>) {
  return (
    <div className="notice" data-tone={tone} role={tone === 'wrong' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
