/** What the forms of the editor are made of: derived from the schemas of the branch files. */

import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { Path } from '../../diagnostics/place.ts';

export type { Path };

/** Which input a field needs. */
export type FieldKind =
  | 'group'
  | 'list'
  | 'text'
  | 'localText'
  | 'phone'
  | 'day'
  | 'hours'
  | 'amount'
  | 'picture'
  | 'focus'
  | 'flag'
  | 'number'
  | 'choice'
  | 'link'
  | 'email'
  /** Anything else: the value as YAML. */
  | 'yaml';

/** A field of a file, with the schema's own words. */
export type FieldSchema = Readonly<{
  kind: FieldKind;
  /** Key in its group; the entries of a list and the file itself have none. */
  key?: string;
  title: string;
  description?: string;
  example?: unknown;
  isOptional: boolean;
  /** Of a choice, and the sides of a focus. */
  options?: readonly string[];
  /** Of a group, an amount and a focus. */
  fields?: readonly FieldSchema[];
  /** Of a list. */
  item?: FieldSchema;
  /** A list that has an entry, if it is there at all. */
  isNeverEmpty?: boolean;
  /** An amount in rupees. */
  isPrice?: boolean;
  /** An amount that has both limits. */
  isRange?: boolean;
  /** A choice among the branches. */
  isBranch?: boolean;
}>;

/** A mistake in a file, or a warning, in the build's own sentence. */
export type FieldProblem = Pick<Problem, 'file' | 'line' | 'column' | 'message' | 'path' | 'excerpt'> &
  Readonly<{
    /** The values that the sentence says to type, one of them. */
    proposals?: readonly unknown[];
    isWarning?: boolean;
  }>;

/** A file as a form shows it. */
export type FormState = Readonly<{
  /** Without keys that have no value. Null if the file cannot be read. */
  values: unknown;
  /** What keeps the file from being saved. */
  problems: readonly FieldProblem[];
  /** What is allowed, but probably not intended. None while a file has problems. */
  warnings: readonly FieldProblem[];
  /** Why the file cannot be read at all: only its text can be edited. */
  unreadable?: readonly FieldProblem[];
}>;

/** A branch file, or the clinic file. */
export type FormFile = Readonly<{
  /** Its name without `.yaml`. */
  id: string;
  /** Such as `branches/chennai.yaml`. */
  path: string;
  /** The English name of the branch or of the clinic; its id while it has none. */
  name: string;
  kind: 'clinic' | 'branch';
  /** Whether chats that are for no particular branch go there. */
  isPrimary: boolean;
  isUnsaved: boolean;
  /** What keeps it from being saved. */
  problems: readonly FieldProblem[];
}>;

/** What closing a branch changes beside its file. */
export type ClosingChange =
  /** Chats that are for no particular branch go to another one. */
  | Readonly<{ code: 'primaryBranch'; to: string }>
  /** An offer is limited to fewer branches; one of this branch only goes. */
  | Readonly<{ code: 'offer' | 'lastOffer'; id: string; title: string }>
  /** A dentist works at fewer branches; one who worked at this branch only stays, without a branch. */
  | Readonly<{ code: 'dentist' | 'lastDentist'; id: string; name: string }>;

/** What closing a branch does, or why it cannot be closed. */
export type Closing =
  | Readonly<{
      /** Path and English name of its file. */
      path: string;
      name: string;
      /** The branches that can be the primary one then. */
      candidates: readonly Readonly<{ id: string; name: string }>[];
      changes: readonly ClosingChange[];
    }>
  | Readonly<{ problem: string }>;
