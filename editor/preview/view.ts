/** What is asked of the preview. */
import type { Path } from '../../diagnostics/place.ts';

/** A site of the draft in a language, on a day; without it, today. */
export type SiteView = Readonly<{ variant: string; day?: string | undefined; language: string }>;

/** A page of it, by its path without a language. */
export type PageView = SiteView & Readonly<{ path: string }>;

/** What is being changed: a fact of a branch file, or a text. */
export type Focus =
  | Readonly<{ kind: 'fact'; file: string; path: Path }>
  | Readonly<{ kind: 'text'; language: string; namespace: string; key: string }>;
