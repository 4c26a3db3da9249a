/** A branch file as staff write it. */
import { z } from 'zod';
import { described, titled } from './manual.ts';
import { branchOffer } from './offer.ts';
import { openingExceptions, openingHours } from './openingHours.ts';
import { picture, pictureFocus } from './picture.ts';
import { place } from './place.ts';
import {
  email,
  flag,
  link,
  localSentences,
  localText,
  localTexts,
  matching,
  origin,
  phone,
  postcode,
  text,
} from './values.ts';

const address = z
  .strictObject({
    lines: localTexts
      .min(1, 'at least one line')
      .meta(
        titled('Lines above the city', 'The lines above the city.', [{ en: '70 Feet Road' }, { en: 'Periyar Nagar' }]),
      ),
    city: localText.meta(described('The city.', { en: 'Chennai' })),
    postcode,
  })
  .meta(
    described('The postal address.', { lines: [{ en: '70 Feet Road' }], city: { en: 'Chennai' }, postcode: '600082' }),
  );

const maps = z
  .strictObject({
    directions: text.meta(
      titled(
        'Search for directions',
        'Search that finds the branch on the maps service.',
        'Sample Dental Clinic, 70 Feet Road, Chennai 600082',
      ),
    ),
    readReviews: text.meta(
      titled(
        'Search for its reviews',
        'Search that finds its reviews on the maps service.',
        'Sample Dental Clinic Perambur reviews',
      ),
    ),
    writeReview: text.meta(
      titled(
        'Search for writing a review',
        'Search that finds the page to write a review.',
        'Sample Dental Clinic Perambur write a review',
      ),
    ),
  })
  .meta(
    titled('Maps', 'Search terms for the maps service.', {
      directions: 'Sample Dental Clinic Chennai',
      readReviews: 'reviews',
      writeReview: 'write a review',
    }),
  );

/** As slugs of a booking page, these would overwrite the contact page or the 404 page. */
const TAKEN_SLUGS = ['index', 'contact', '404'];

const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters and digits, joined by hyphens')
  .refine((value) => !TAKEN_SLUGS.includes(value), 'a name that is not the address of another page')
  .meta(
    titled(
      'Address of the booking page',
      'The last part of the address of its booking page.',
      'online-dentist-appointment-booking-perumbur',
    ),
  );

const booking = z
  .strictObject({
    slug,
    otherSlugs: z
      .array(slug, 'a list of names in square brackets')
      .meta(
        titled(
          'Other addresses of the booking page',
          'Other spellings and earlier versions of that last part, which redirect to the page.',
          ['online-dentist-appointment-booking-perambur'],
        ),
      )
      .optional(),
    portal: link.meta(
      titled(
        'Booking portal',
        'The page of the booking portal that the button opens.',
        'https://booking.sample-dental.example/perambur',
      ),
    ),
  })
  .meta(
    titled('Online booking', 'Online booking.', {
      slug: 'online-booking-madurai',
      portal: 'https://booking.sample-dental.example/madurai',
    }),
  );

const consultation = z
  .strictObject({
    freeOnline: flag.meta(titled('Free online consultations left', 'Whether free online consultations are left.')),
  })
  .meta(titled('Online consultations', 'Online consultations of this branch.', { freeOnline: true }));

/** The schema of a branch file; unknown keys are rejected. */
export const branchFile = z
  .strictObject({
    name: localText.meta(titled('Name of the branch', 'The name of the branch.', { en: 'Chennai' })),
    area: localText.meta(titled('Part of the city', 'The part of the city.', { en: 'Perambur' })),
    region: localText.meta(described('The region around it.', { en: 'North Chennai' })),
    phone: phone.meta(titled('Phone number', 'The number that patients call.')),
    whatsapp: phone.meta(titled('WhatsApp number', 'The number of the WhatsApp chat.')),
    email: email
      .meta(titled('E-mail address', 'Its own e-mail address, if it has one.', 'chennai@sample-dental.example'))
      .optional(),
    address,
    areasServed: localTexts
      .min(1, 'at least one place')
      .meta(
        titled('Places that patients come from', 'Places that patients come from.', [
          { en: 'Perambur' },
          { en: 'Kolathur' },
        ]),
      ),
    hours: openingHours,
    exceptions: openingExceptions.optional(),
    maps,
    booking,
    consultation,
    siteUrl: origin.meta(titled('Its own website', 'The address of its own website, if it has one.')).optional(),
    picture: picture.meta(titled('Picture of the branch', 'A picture of the branch.', 'topics/clinic-chennai.webp')),
    pictureAlt: localSentences.meta(
      titled('What the picture shows', 'What the picture shows, for people who cannot see it.', {
        en: 'The clinic with its amber awning.',
      }),
    ),
    pictureFocus: pictureFocus.optional(),
    ...place,
    offers: z
      .array(branchOffer, 'a list of offers')
      .meta(titled('Offers of this branch', 'Offers of this branch only, if there are any.', []))
      .optional(),
  })
  .meta(described('One branch of the clinic.'));

/** A branch as written in its file. */
export type BranchFile = z.infer<typeof branchFile>;
