import type { Path } from '../../diagnostics/place.ts';

/** A change of one value of a file. */
export type YamlEdit =
  /** Writes a value: of a key, which may be missing, or of a list entry. undefined removes it. */
  | Readonly<{ kind: 'set'; path: Path; value: unknown }>
  /** Removes a key or a list entry. */
  | Readonly<{ kind: 'remove'; path: Path }>
  /** Puts a new entry into the list at `path`, before the entry at `index`. */
  | Readonly<{ kind: 'insert'; path: Path; index: number; value: unknown }>
  /** Moves an entry of the list at `path`: afterwards, it is at `to`. */
  | Readonly<{ kind: 'move'; path: Path; from: number; to: number }>;

/** The known keys of the group at a path, in the order in which they are written. */
export type KeyOrder = (path: Path) => readonly string[];

/** An edit that a text cannot take: its path leads through a text, beyond a list, or the result would say something else. */
export class ImpossibleEdit extends Error {
  override name = 'ImpossibleEdit';
}
