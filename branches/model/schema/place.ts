/** What patients who are on their way look for: the house, a landmark, parking, steps. Each may be left out. */
import { z } from 'zod';
import { described, group, titled } from './manual.ts';
import { picture, pictureFocus } from './picture.ts';
import { localSentences, localText } from './values.ts';

const PHOTO = { image: 'branches/chennai-outside.webp', alt: { en: 'A white house with an amber awning.' } };

const photo = described(
  z.strictObject({
    image: titled(picture, 'Photograph', 'The photograph, in the media folder.', PHOTO.image),
    alt: titled(
      localSentences,
      'What the photograph shows',
      'What the photograph shows, for people who cannot see it.',
      PHOTO.alt,
    ),
    focus: pictureFocus.optional(),
  }),
  'A photograph.',
  PHOTO,
);

export const place = {
  photos: group(
    'Photographs',
    'Photographs of the branch, for patients on their way.',
    {
      outside: titled(photo, 'The house from the street', 'The house as patients see it from the street.').optional(),
      inside: titled(photo, 'Inside', 'The reception or a treatment room.').optional(),
    },
    { outside: PHOTO },
  ).optional(),
  landmark: described(localText, 'What everybody nearby knows.', { en: 'Opposite the bus stand' }).optional(),
  parking: described(localText, 'Where patients can park.', { en: 'For bikes, in front of the house' }).optional(),
  stepFree: titled(
    z.enum(['yes', 'no', 'with help'], 'yes, no or with help'),
    'Entry without steps',
    'Can patients get in without climbing steps? yes, no, or with help.',
    'yes',
  ).optional(),
};
