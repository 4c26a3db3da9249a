/** A picture name in a branch file. */
import { z } from 'zod';
import { HOW_TO_MAKE_WEBP, otherFormat, PICTURE_NAME, webpName } from '../files/pictureName.ts';

const EXPECTED = 'a picture in media/, written folder/name.webp';
/** No real name is longer. */
const LONGEST_NAME = 80;

export const picture = z
  .string(EXPECTED)
  .regex(PICTURE_NAME, { error: ({ input }) => expectedFor(String(input)) })
  .meta({ description: 'A picture in the media folder.', examples: ['offers/independence-day.webp'] });

/** The side of a picture that must stay where a page cuts it. */
export const pictureFocus = z
  .enum(['top', 'bottom', 'left', 'right'], 'top, bottom, left or right')
  .meta({ description: 'The side that must stay where a page cuts the picture.', examples: ['bottom'] });

/** What is expected; for a picture in another format, how to convert it. */
function expectedFor(typed: string): string {
  if (typed.length > LONGEST_NAME || otherFormat(typed) === undefined) return EXPECTED;
  const file = typed.replace(/^.*[/\\]/, '');
  const wanted = webpName(typed.replace(/^\/?media\//, ''));
  return wanted !== undefined && PICTURE_NAME.test(wanted)
    ? `a WebP picture: save ${file} as media/${wanted} (${HOW_TO_MAKE_WEBP}), then type folder and name here`
    : `a WebP picture: save ${file} as ${webpName(file) ?? 'front.webp'} in a folder of media/ (${HOW_TO_MAKE_WEBP}), then type folder and name here`;
}
