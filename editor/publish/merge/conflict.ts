import type { Path } from '../../../diagnostics/place.ts';
import { sha256Hex } from '../../../locales/model/sha256.ts';

/** Something that two people changed in different ways. An undefined value means that there is none. */
export type Conflict = Readonly<{
  file: string;
  /** Path of the field; undefined if the whole file is to be chosen. */
  path?: Path;
  base?: unknown;
  ours?: unknown;
  theirs?: unknown;
}>;

export type Side = 'ours' | 'theirs';

/** Which side a person has chosen, by the id of the conflict. */
export type Choices = Pick<ReadonlyMap<string, Side>, 'get'>;

/** The same for the same conflict only: a choice does not hold for other values. */
export function conflictId({ file, path, ours, theirs }: Conflict): string {
  const text = JSON.stringify([file, path ?? null, ours ?? null, theirs ?? null]);
  return sha256Hex(text).slice(0, 16);
}
