/** What patients ask before they come: the house, the door, parking, steps, languages, payment. Each may be left out. */
import { z } from 'zod';
import { described, group, titled } from './manual.ts';
import { picture, pictureFocus } from './picture.ts';
import { spokenLanguages } from './team.ts';
import { localSentences, localText, oneOf, someOf } from './values.ts';

const PHOTO = { image: 'branches/chennai-outside.webp', alt: { en: 'A white house with an amber awning.' } };

export const photo = described(
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

/** What patients can pay with at the desk. */
const PAYMENTS = ['cash', 'UPI', 'card'] as const;

const answer = (title: string, question: string) =>
  titled(oneOf(['yes', 'no'], 'yes or no'), title, `${question} yes or no.`, 'yes').optional();

export const place = {
  photos: group(
    'Photographs',
    'Photographs of the branch, for patients on their way.',
    {
      outside: titled(photo, 'The house from the street', 'The house as patients see it from the street.').optional(),
      door: titled(photo, 'The door', 'The door that patients go in by.').optional(),
      reception: titled(photo, 'Reception', 'The desk and where patients wait.').optional(),
      inside: titled(photo, 'Treatment room', 'A treatment room.').optional(),
      sterilisation: titled(photo, 'Sterilisation', 'Where instruments are cleaned and sterilised.').optional(),
    },
    { outside: PHOTO },
  ).optional(),
  landmark: described(localText, 'What everybody nearby knows.', { en: 'Opposite the bus stand' }).optional(),
  door: titled(localText, 'How to find the door', 'How to find the door, and which floor the clinic is on.', {
    en: 'The glass door beside the pharmacy; we are on the first floor',
  }).optional(),
  parking: described(localText, 'Where patients can park.', { en: 'For bikes, in front of the house' }).optional(),
  stepFree: titled(
    oneOf(['yes', 'no', 'with help'], 'yes, no or with help'),
    'Entry without steps',
    'Can patients get in without climbing steps? yes, no, or with help.',
    'yes',
  ).optional(),
  lift: answer('Lift', 'Is there a lift?'),
  wheelchair: answer('Wheelchair access', 'Can patients reach the treatment chair in a wheelchair?'),
  languages: spokenLanguages,
  womanDentist: answer('A woman dentist', 'Can patients ask for a woman dentist?'),
  xray: answer('X-rays', 'Are X-rays taken in the house?'),
  payAtDesk: titled(someOf(PAYMENTS, 'way to pay'), 'Payment at the desk', 'What patients can pay with at the desk.', [
    'cash',
    'UPI',
  ]).optional(),
};
