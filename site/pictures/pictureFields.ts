import { PHOTOGRAPHED } from '../../branches/model/photosOf.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { FRAME, type Frame } from './frames.ts';

/** A value of a branch file that names a picture, and the frame that shows it. */
type PictureField = Readonly<{ path: Path; frame: Frame }>;

/** Stands for each entry of a list. */
const EACH = '*';

/** Where files name pictures, and the frames that show them. */
const PLACES: readonly PictureField[] = [
  { path: ['picture'], frame: FRAME.view },
  ...PHOTOGRAPHED.map((of) => ({ path: ['photos', of, 'image'], frame: FRAME.place })),
  { path: ['heroPhoto', 'image'], frame: FRAME.view },
  { path: ['offers', EACH, 'image'], frame: FRAME.offer },
  { path: ['reels', EACH, 'image'], frame: FRAME.reel },
  { path: ['team', EACH, 'photo'], frame: FRAME.portrait },
];

/** All picture fields of a file, whether they have a value or not. */
export function pictureFields(source: YamlSource): readonly PictureField[] {
  return PLACES.flatMap(({ path, frame }) => {
    const each = path.indexOf(EACH);
    if (each < 0) return [{ path, frame }];
    const entries = source.lengthAt(path.slice(0, each));
    return Array.from({ length: entries }, (_, index) => ({ path: path.with(each, index), frame }));
  });
}

/** The frame that shows the picture named at a path; undefined if none is named there. */
export function frameAt(path: Path): Frame | undefined {
  const isStep = (step: string | number, index: number) =>
    step === EACH ? typeof path[index] === 'number' : step === path[index];
  return PLACES.find((place) => place.path.length === path.length && place.path.every(isStep))?.frame;
}

/** As messages call it, such as `photos.outside.image`. */
export const fieldName = ({ path }: PictureField): string => path.filter((step) => typeof step === 'string').join('.');
