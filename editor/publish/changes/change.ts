/** What publishing would change, as data: the sentences are in the editor's words. */
import type { Path } from '../../../diagnostics/place.ts';

export type Change =
  /** A value of a branch file. */
  | Readonly<{
      kind: 'fact';
      action: 'changed' | 'added' | 'removed';
      file: string;
      path: Path;
      /** The branch, or the clinic. */
      place: string;
      /** Names of the field and the groups around it, from the outside: "Opening hours", "Sunday". */
      labels: readonly string[];
      /** In the words of a person; undefined if there is none. */
      before?: string;
      after?: string;
      /** Code of the language, if it is a text in one of several. */
      language?: string;
    }>
  /** A whole branch. */
  | Readonly<{ kind: 'branch'; action: 'added' | 'removed'; file: string; place: string }>
  /** Texts of a words file. */
  | Readonly<{
      kind: 'texts';
      file: string;
      language: string;
      /** Name of the language in itself. */
      languageName: string;
      /** Name of the page. */
      page: string;
      texts: readonly TextChange[];
      /** How many of its texts have been marked as reviewed. */
      reviewed: number;
    }>
  | Readonly<{ kind: 'picture'; action: 'added' | 'removed' | 'changed'; file: string }>
  /** Anything else in the content folders. */
  | Readonly<{ kind: 'file'; action: 'added' | 'removed' | 'changed'; file: string }>;

export type TextChange = Readonly<{ key: string; before?: string; after?: string }>;

/** A change with the pages that show it. */
export type CountedChange = Change & Readonly<{ pages?: number }>;
