import type { Branch, Photo } from './siteModel.ts';

type Photographed = keyof Branch['photos'];

/** What there may be a photograph of, the most telling first. */
export const PHOTOGRAPHED = [
  'outside',
  'inside',
  'door',
  'reception',
  'sterilisation',
] as const satisfies Photographed[];

/** The photographs of a branch, each with what it is of; none if the clinic has not taken any. */
export function photosOf({ photos }: Pick<Branch, 'photos'>): readonly (Photo & Readonly<{ of: Photographed }>)[] {
  return PHOTOGRAPHED.flatMap((of) => (photos[of] ? [{ of, ...photos[of] }] : []));
}
