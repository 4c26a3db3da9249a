import { isCached } from '../../../renderer/media/fileCache.ts';
import type { Progress } from './progress.ts';

/**
 * Tells how many pictures are made of those that no earlier build has made and kept: they take a minute on a new machine.
 * @param what such as "combined: pictures made"
 * @returns what is called with the address of each picture that is there
 */
export function logNewPictures(addresses: Iterable<string>, what: string, progress: Progress) {
  const missing = new Set([...addresses].filter((address) => !isCached(address)));
  const made = progress.pieces(what, missing.size);
  return (address: string): void => {
    if (missing.has(address)) made();
  };
}
