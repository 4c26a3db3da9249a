/** The names on the parts of a picture: `media/labels.yaml` says where, `picture.parts` in `services.json` has the words. */
import { z } from 'zod';
import { comparable } from '../../branches/model/files/pictureName.ts';
import { readSource } from '../../branches/model/files/readSource.ts';
import { PICTURE_SIDES } from '../../branches/model/pictureSides.ts';
import { picturePoint } from '../../branches/model/schema/picture.ts';
import { didYouMean } from '../../diagnostics/didYouMean.ts';
import { YamlSource } from '../../diagnostics/yamlSource.ts';
import type { Media } from './catalogue.ts';

export const LABELS_FILE = 'labels.yaml';

const label = z.strictObject(
  {
    /** Key of its name. */
    part: z.string('the key of a name').meta({ examples: ['crown'] }),
    ...picturePoint.shape,
    /** The edge of the picture at which its name stands. */
    side: z.enum(PICTURE_SIDES, 'top, bottom, left or right').meta({ examples: ['left'] }),
  },
  'part, x, y and side',
);

const expected = 'a list of one to five labels';
const file = z.object({}, 'pictures').catchall(z.array(label, expected).min(1, expected).max(5, expected));

/**
 * The pictures with their labels, and the problems of these.
 * @param names of the parts, by their keys; words without any show no labels
 */
export function withLabels({ catalogue, problems, labels }: Media, names: object | undefined): Media {
  if (!labels || !names) return { catalogue, problems };
  const source = new YamlSource(labels);
  const { value = {}, problems: mistakes } = readSource(source, file);
  const labelled = new Map(catalogue);
  const found = Object.entries(value).flatMap(([path, list]) => {
    const master = catalogue.get(comparable(path));
    if (master) labelled.set(master.path, { ...master, labels: list });
    // Of pictures that cannot be read, nobody knows which are missing.
    const isMissing = !master && problems.length === 0;
    const missing = isMissing
      ? [
          source.problemAtKey([path], 'noLabelledPicture', {
            name: path,
            similar: didYouMean(path, [...catalogue.keys()]),
          }),
        ]
      : [];
    const unnamed = list.flatMap(({ part }, i) => {
      if (Object.hasOwn(names, part)) return [];
      const similar = didYouMean(part, Object.keys(names));
      return [source.problemAt([path, i, 'part'], 'noPart', { name: part, similar })];
    });
    return [...missing, ...unnamed];
  });
  return { catalogue: labelled, problems: [...problems, ...mistakes, ...found] };
}
