import type { Branch, Photo } from './siteModel.ts';

/** The photographs of a branch, from outside first; none if the clinic has not taken any. */
export function photosOf({ photos: { outside, inside } }: Pick<Branch, 'photos'>): readonly Photo[] {
  return [outside, inside].filter((photo) => photo !== undefined);
}
