import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { mapsFault } from '../maps.ts';
import { ownPrices, ownTreatments } from './figures.ts';
import { group, named } from './manual.ts';
import { branchOffer } from './offer.ts';
import { openingExceptions, openingHours } from './openingHours.ts';
import { picture, pictureAlt, pictureFocus } from './picture.ts';
import { place } from './place.ts';
import { reviews } from './reviews.ts';
import { dentists } from './team.ts';
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
  serviceId,
  text,
} from './values.ts';

const address = named(
  z.strictObject({
    lines: named(localTexts.min(1, expected('oneOrMore', { entry: 'line' })), 'address.lines', [
      { en: '70 Feet Road' },
      { en: 'Periyar Nagar' },
    ]),
    city: named(localText, 'address.city', { en: 'Chennai' }),
    district: named(localText, 'address.district', { en: 'Tiruvallur' }).optional(),
    state: named(localText, 'address.state', { en: 'Tamil Nadu' }),
    postcode,
  }),
  'branch.address',
  { lines: [{ en: '70 Feet Road' }], city: { en: 'Chennai' }, state: { en: 'Tamil Nadu' }, postcode: '600082' },
);

const onMaps = text.refine((value) => !mapsFault(value), { error: ({ input }) => mapsFault(String(input)) ?? '' });

const maps = group(
  'branch.maps',
  {
    directions: named(onMaps, 'maps.directions', 'Sample Dental Clinic, 70 Feet Road, Chennai 600082'),
    readReviews: named(onMaps, 'maps.readReviews', 'Sample Dental Clinic Perambur reviews'),
    writeReview: named(onMaps, 'maps.writeReview', 'Sample Dental Clinic Perambur write a review'),
  },
  {
    directions: 'Sample Dental Clinic Chennai',
    readReviews: 'reviews',
    writeReview: 'write a review',
  },
);

/** As slugs of a booking page, these would overwrite the contact page or the 404 page. */
const TAKEN_SLUGS = ['index', 'contact', '404'];

const slug = named(
  matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, expected('name')).refine(
    (value) => !TAKEN_SLUGS.includes(value),
    expected('freeName'),
  ),
  'booking.slug',
  'online-dentist-appointment-booking-perumbur',
);

const booking = group(
  'branch.booking',
  {
    slug,
    otherSlugs: named(z.array(slug, expected('list', { entries: 'names in square brackets' })), 'booking.otherSlugs', [
      'online-dentist-appointment-booking-perambur',
    ]).optional(),
    portal: named(link, 'booking.portal', 'https://booking.sample-dental.example/perambur'),
  },
  {
    slug: 'online-booking-madurai',
    portal: 'https://booking.sample-dental.example/madurai',
  },
);

const consultation = group('branch.consultation', {
  freeOnline: named(flag, 'consultation.freeOnline'),
});

export const branchFile = z.strictObject({
  name: named(localText, 'branch.name', { en: 'Chennai' }),
  area: named(localText, 'branch.area', { en: 'Perambur' }),
  region: named(localText, 'branch.region', { en: 'North Chennai' }),
  phone: named(phone, 'branch.phone'),
  whatsapp: named(chatNumber, 'branch.whatsapp').optional(),
  email: named(email, 'branch.email', 'chennai@sample-dental.example').optional(),
  address,
  areasServed: named(localTexts.min(1, expected('oneOrMore', { entry: 'place' })), 'branch.areasServed', [
    { en: 'Perambur' },
    { en: 'Kolathur' },
  ]),
  hours: openingHours,
  exceptions: openingExceptions.optional(),
  maps,
  booking,
  consultation,
  siteUrl: named(origin, 'branch.siteUrl').optional(),
  picture: named(picture, 'branch.picture', 'topics/clinic-chennai.webp'),
  pictureAlt: pictureAlt('The clinic with its amber awning.'),
  pictureFocus: pictureFocus.optional(),
  ...place,
  notOffered: named(
    z
      .array(serviceId, expected('list', { entries: 'services in square brackets' }))
      .min(1, expected('oneOrMore', { entry: 'service' })),
    'branch.notOffered',
    ['laser-dentistry'],
  ).optional(),
  dentists: dentists.optional(),
  prices: ownPrices.optional(),
  treatments: ownTreatments.optional(),
  reviews: named(reviews, 'branch.reviews', []).optional(),
  offers: named(z.array(branchOffer, expected('list', { entries: 'offers' })), 'branch.offers', []).optional(),
});

export type BranchFile = z.infer<typeof branchFile>;
