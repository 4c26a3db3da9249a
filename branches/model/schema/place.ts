/** What patients ask before they come: the house, the door, parking, steps, languages, payment. Each may be left out. */
import { z } from 'zod';
import { group, named, withExample } from './manual.ts';
import { picture, pictureFocus } from './picture.ts';
import { spokenLanguages } from './team.ts';
import { localText, oneOf, someOf } from './values.ts';

const PHOTO = { image: 'branches/chennai-outside.webp', alt: { en: 'A white house with an amber awning.' } };

export const photo = withExample(
  z.strictObject({
    image: named(picture, 'photo.image', PHOTO.image),
    alt: named(localText, 'photo.alt', PHOTO.alt),
    focus: pictureFocus.optional(),
  }),
  PHOTO,
);

/** What patients can pay with at the desk. */
const PAYMENTS = ['cash', 'UPI', 'card'] as const;

const answer = withExample(oneOf(['yes', 'no'], 'yes or no'), 'yes');

export const place = {
  photos: group(
    'branch.photos',
    {
      outside: named(photo, 'photos.outside').optional(),
      door: named(photo, 'photos.door').optional(),
      reception: named(photo, 'photos.reception').optional(),
      inside: named(photo, 'photos.inside').optional(),
      sterilisation: named(photo, 'photos.sterilisation').optional(),
    },
    { outside: PHOTO },
  ).optional(),
  landmark: named(localText, 'branch.landmark', { en: 'Opposite the bus stand' }).optional(),
  door: named(localText, 'branch.door', {
    en: 'The glass door beside the pharmacy; we are on the first floor',
  }).optional(),
  parking: named(localText, 'branch.parking', { en: 'For bikes, in front of the house' }).optional(),
  stepFree: named(oneOf(['yes', 'no', 'with help'], 'yes, no or with help'), 'branch.stepFree', 'yes').optional(),
  lift: named(answer, 'branch.lift').optional(),
  wheelchair: named(answer, 'branch.wheelchair').optional(),
  languages: spokenLanguages,
  womanDentist: named(answer, 'branch.womanDentist').optional(),
  xray: named(answer, 'branch.xray').optional(),
  payAtDesk: named(someOf(PAYMENTS, 'way to pay'), 'branch.payAtDesk', ['cash', 'UPI']).optional(),
};
