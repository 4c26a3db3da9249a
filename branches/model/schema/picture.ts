/** A picture name in a branch file, and which part of the picture must stay. */
import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { HOW_TO_SAVE_JPEG, isPictureName, otherFormat } from '../files/pictureName.ts';
import { PICTURE_SIDES } from '../pictureSides.ts';
import { named } from './manual.ts';
import { count, localText } from './values.ts';

const EXPECTED = expected('picture');
/** No real name is longer. */
const MAX_NAME_LENGTH = 80;

export const picture = named(
  z.string(EXPECTED).refine(isPictureName, { error: ({ input }) => expectedFor(String(input)) }),
  'picture.file',
  'offers/independence-day.webp',
);

export const pictureAlt = (example: string) =>
  named(localText, 'picture.alt', {
    en: example,
  });

export const picturePoint = z.strictObject({
  x: named(count(0, 100), 'picture.x', 50),
  y: named(count(0, 100), 'picture.y', 30),
});

export const pictureFocus = named(
  z.union([z.enum(PICTURE_SIDES), picturePoint], {
    error: expected('focus'),
  }),
  'picture.focus',
  { x: 50, y: 30 },
);

function expectedFor(typed: string): string {
  if (typed.length > MAX_NAME_LENGTH || otherFormat(typed) === undefined) return EXPECTED;
  const file = typed.replace(/^.*[/\\]/, '');
  return expected('pictureFormat', { file, howTo: HOW_TO_SAVE_JPEG });
}
