import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { mapsFault } from '../maps.ts';
import { described, group, titled } from './manual.ts';
import { branchOffer } from './offer.ts';
import { openingExceptions, openingHours } from './openingHours.ts';
import { picture, pictureAlt, pictureFocus } from './picture.ts';
import { place } from './place.ts';
import {
  chatNumber,
  email,
  flag,
  link,
  localText,
  localTexts,
  matching,
  origin,
  phone,
  postcode,
  text,
} from './values.ts';

const address = described(
  z.strictObject({
    lines: titled(
      localTexts.min(1, expected('oneOrMore', { entry: 'line' })),
      'Lines above the city',
      'The lines above the city.',
      [{ en: '70 Feet Road' }, { en: 'Periyar Nagar' }],
    ),
    city: described(localText, 'The city.', { en: 'Chennai' }),
    state: described(localText, 'The state.', { en: 'Tamil Nadu' }),
    postcode,
  }),
  'The postal address.',
  { lines: [{ en: '70 Feet Road' }], city: { en: 'Chennai' }, state: { en: 'Tamil Nadu' }, postcode: '600082' },
);

const onMaps = text.refine((value) => !mapsFault(value), { error: ({ input }) => mapsFault(String(input)) ?? '' });

const maps = group(
  'Maps',
  'Where the branch is on Google Maps: a link copied there, coordinates, a plus code, or words to search for.',
  {
    directions: titled(
      onMaps,
      'Directions',
      'The branch on Google Maps: a link ("Share", "Copy link"), coordinates, a plus code, or words to search for.',
      'Sample Dental Clinic, 70 Feet Road, Chennai 600082',
    ),
    readReviews: titled(
      onMaps,
      'Its reviews',
      'Its reviews on Google Maps: a link, or words to search for.',
      'Sample Dental Clinic Perambur reviews',
    ),
    writeReview: titled(
      onMaps,
      'Writing a review',
      'Where patients write a review: the link under "Ask for reviews" in your Business Profile, or words to search for.',
      'Sample Dental Clinic Perambur write a review',
    ),
  },
  {
    directions: 'Sample Dental Clinic Chennai',
    readReviews: 'reviews',
    writeReview: 'write a review',
  },
);

/** As slugs of a booking page, these would overwrite the contact page or the 404 page. */
const TAKEN_SLUGS = ['index', 'contact', '404'];

const slug = titled(
  matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, expected('name')).refine(
    (value) => !TAKEN_SLUGS.includes(value),
    expected('freeName'),
  ),
  'Address of the booking page',
  'The last part of the address of its booking page.',
  'online-dentist-appointment-booking-perumbur',
);

const booking = group(
  'Online booking',
  'Online booking.',
  {
    slug,
    otherSlugs: titled(
      z.array(slug, expected('list', { entries: 'names in square brackets' })),
      'Other addresses of the booking page',
      'Other spellings and earlier versions of that last part, which redirect to the page.',
      ['online-dentist-appointment-booking-perambur'],
    ).optional(),
    portal: titled(
      link,
      'Booking portal',
      'The page of the booking portal that the button opens.',
      'https://booking.sample-dental.example/perambur',
    ),
  },
  {
    slug: 'online-booking-madurai',
    portal: 'https://booking.sample-dental.example/madurai',
  },
);

const consultation = group('Online consultations', 'Online consultations of this branch.', {
  freeOnline: titled(flag, 'Free online consultations left', 'Whether free online consultations are left.'),
});

export const branchFile = described(
  z.strictObject({
    name: titled(localText, 'Name of the branch', 'The name of the branch.', { en: 'Chennai' }),
    area: titled(localText, 'Part of the city', 'The part of the city.', { en: 'Perambur' }),
    region: described(localText, 'The region around it.', { en: 'North Chennai' }),
    phone: titled(phone, 'Phone number', 'The number that patients call.'),
    whatsapp: titled(chatNumber, 'WhatsApp number', 'The number of the WhatsApp chat, if it has one.').optional(),
    email: titled(
      email,
      'E-mail address',
      'Its own e-mail address, if it has one.',
      'chennai@sample-dental.example',
    ).optional(),
    address,
    areasServed: titled(
      localTexts.min(1, expected('oneOrMore', { entry: 'place' })),
      'Places that patients come from',
      'Places that patients come from.',
      [{ en: 'Perambur' }, { en: 'Kolathur' }],
    ),
    hours: openingHours,
    exceptions: openingExceptions.optional(),
    maps,
    booking,
    consultation,
    siteUrl: titled(origin, 'Its own website', 'The address of its own website, if it has one.').optional(),
    picture: titled(picture, 'Picture of the branch', 'A picture of the branch.', 'topics/clinic-chennai.webp'),
    pictureAlt: pictureAlt('The clinic with its amber awning.'),
    pictureFocus: pictureFocus.optional(),
    ...place,
    offers: titled(
      z.array(branchOffer, expected('list', { entries: 'offers' })),
      'Offers of this branch',
      'Offers of this branch only, if there are any.',
      [],
    ).optional(),
  }),
  'One branch of the clinic.',
);

export type BranchFile = z.infer<typeof branchFile>;
