import { isCached } from '../../../renderer/media/fileCache.ts';
import type { Progress } from './progress.ts';

/**
 * Reports progress on the pictures that are not cached yet: they take a minute on a new machine.
 * @param what such as "combined: pictures encoded"
 * @returns a function to call with the URL of each finished picture
 */
export function logNewPictures(addresses: Iterable<string>, what: string, progress: Progress) {
  const missing = new Set([...addresses].filter((address) => !isCached(address)));
  const done = progress.pieces(what, missing.size);
  return (address: string): void => {
    if (missing.has(address)) done();
  };
}
