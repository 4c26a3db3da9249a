import type { Path } from '../../diagnostics/place.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { FRAME, type Frame } from '../media/frames.ts';

/** A value of a branch file that names a picture, and the frame that shows it. */
export type PictureField = Readonly<{ path: Path; frame: Frame }>;

/** The lists whose entries have a picture: its key, and its frame. */
const LISTS = {
  offers: { key: 'image', frame: FRAME.offer },
  reels: { key: 'image', frame: FRAME.reel },
  team: { key: 'photo', frame: FRAME.portrait },
} as const;

/** All picture fields of a file, whether they have a value or not. */
export function pictureFields(source: YamlSource): readonly PictureField[] {
  const listed = Object.entries(LISTS).flatMap(([list, { key, frame }]) =>
    Array.from({ length: source.lengthAt([list]) }, (_, index) => ({ path: [list, index, key], frame })),
  );
  return [
    { path: ['picture'], frame: FRAME.view },
    { path: ['photos', 'outside', 'image'], frame: FRAME.place },
    { path: ['photos', 'inside', 'image'], frame: FRAME.place },
    ...listed,
  ];
}

/** A field's name as messages call it, such as `photos.outside.image`. */
export const fieldName = ({ path }: PictureField): string => path.filter((step) => typeof step === 'string').join('.');
