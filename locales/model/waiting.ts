/** What a translation still waits for before patients may see it. */
import { isBranchFile } from './isBranchFile.ts';
import { isFresh, type TextStatus } from './status.ts';

/** How many texts of a words file keep it from patients. Each text counts once. */
export type Waiting = Readonly<{
  /** Texts that are missing, out of date or broken. */
  texts: number;
  /** Texts that only wait for a named person's review. */
  reviews: number;
}>;

/** By words file; zeros for a file that patients may see. */
export type WaitingFiles = ReadonlyMap<string, Waiting>;

/**
 * What each words file of a language waits for. The clinic edits the branch files, so these keep nothing from patients.
 * @param mustBeReviewed whether every text of a words file must be reviewed
 */
export function findWaiting(
  statuses: readonly TextStatus[],
  mustBeReviewed: (namespace: string) => boolean,
): WaitingFiles {
  const files = new Map<string, Waiting>();
  for (const status of statuses) {
    const { namespace, state } = status;
    if (isBranchFile(namespace)) continue;
    const { texts, reviews } = files.get(namespace) ?? { texts: 0, reviews: 0 };
    if (!isFresh(status)) files.set(namespace, { texts: texts + 1, reviews });
    else if (mustBeReviewed(namespace) && state !== 'reviewed') files.set(namespace, { texts, reviews: reviews + 1 });
    else files.set(namespace, { texts, reviews });
  }
  return files;
}

/** The words files that patients may see. */
export function readyFiles(files: WaitingFiles): ReadonlySet<string> {
  return new Set([...files].filter(([, { texts, reviews }]) => texts + reviews === 0).map(([namespace]) => namespace));
}
