/** A picture name in a branch file, and which part of the picture must stay. */
import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { HOW_TO_SAVE_JPEG, isPictureName, otherFormat } from '../files/pictureName.ts';
import { PICTURE_SIDES } from '../pictureSides.ts';
import { titled } from './manual.ts';
import { count, localSentences } from './values.ts';

const EXPECTED = expected('picture');
/** No real name is longer. */
const LONGEST_NAME = 80;

export const picture = titled(
  z.string(EXPECTED).refine(isPictureName, { error: ({ input }) => expectedFor(String(input)) }),
  'Picture',
  'A picture in the media folder.',
  'offers/independence-day.webp',
);

export const pictureAlt = (example: string) =>
  titled(localSentences, 'What the picture shows', 'What the picture shows, for people who cannot see it.', {
    en: example,
  });

const percent = (title: string, description: string, example: number) =>
  titled(count(0, 100), title, description, example);

export const picturePoint = z.strictObject({
  x: percent('From the left', 'Percent from its left side.', 50),
  y: percent('From the top', 'Percent from its top.', 30),
});

export const pictureFocus = titled(
  z.union([z.enum(PICTURE_SIDES), picturePoint], {
    error: expected('focus'),
  }),
  'What must stay in view',
  'The point that must stay where a page cuts the picture, or the side: top, bottom, left or right.',
  { x: 50, y: 30 },
);

function expectedFor(typed: string): string {
  if (typed.length > LONGEST_NAME || otherFormat(typed) === undefined) return EXPECTED;
  const file = typed.replace(/^.*[/\\]/, '');
  return expected('pictureFormat', { file, howTo: HOW_TO_SAVE_JPEG });
}
