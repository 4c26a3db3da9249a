/** What a translation still waits for before patients may see it. */
import { isBranchFile } from './namespace.ts';
import { isFresh, type TextStatus } from './status.ts';

/** How many texts keep a part of the content from patients. Each text counts once. */
export type Waiting = Readonly<{
  /** Texts that are missing, out of date or broken. */
  texts: number;
  /** Texts that only wait for a named person's review. */
  reviews: number;
}>;

/** By part: a words file (`common`), or a section of a branch file (`branches/clinic.yaml: team`). Zeros for what patients may see. */
export type WaitingParts = ReadonlyMap<string, Waiting>;

/**
 * What each part of a language waits for. In a branch file a translation that is missing or out of date waits for nobody: pages show
 * the clinic's English text in its place, marked as English.
 */
export function findWaiting(statuses: readonly TextStatus[]): WaitingParts {
  const parts = new Map<string, Waiting>();
  for (const status of statuses) {
    if (isBranchFile(status.namespace) && (status.state === 'missing' || status.state === 'stale')) continue;
    const part = partOf(status);
    const { texts, reviews } = parts.get(part) ?? { texts: 0, reviews: 0 };
    const isUnread = isFresh(status) && status.state !== 'reviewed';
    parts.set(part, { texts: texts + Number(!isFresh(status)), reviews: reviews + Number(isUnread) });
  }
  return parts;
}

const partOf = ({ namespace, key }: TextStatus) =>
  isBranchFile(namespace) ? `${namespace}: ${key.split('.')[0]}` : namespace;

/** The file of a part, and its section if it is a branch file. */
export function fileOfPart(part: string): Readonly<{ file: string; section?: string }> {
  const [file = part, section] = part.split(': ');
  return section === undefined ? { file } : { file, section };
}
