import { createElement, type ReactNode } from 'react';

const LOWEST = 6;

/** A heading of a level that is known only where it stands. */
export function Heading({ level, children }: Readonly<{ level: number; children: ReactNode }>) {
  return createElement(`h${Math.min(level, LOWEST)}`, undefined, children);
}
