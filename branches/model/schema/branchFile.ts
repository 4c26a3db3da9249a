/** A branch file as staff write it. */
import { z } from 'zod';
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
    lines: localTexts.min(1, 'at least one line').meta({
      title: 'Lines above the city',
      description: 'The lines above the city.',
      examples: [[{ en: '70 Feet Road' }, { en: 'Periyar Nagar' }]],
    }),
    city: localText.meta({ description: 'The city.', examples: [{ en: 'Chennai' }] }),
    postcode,
  })
  .meta({
    description: 'The postal address.',
    examples: [{ lines: [{ en: '70 Feet Road' }], city: { en: 'Chennai' }, postcode: '600082' }],
  });

const maps = z
  .strictObject({
    directions: text.meta({
      title: 'Search for directions',
      description: 'Search that finds the branch on the maps service.',
      examples: ['Sample Dental Clinic, 70 Feet Road, Chennai 600082'],
    }),
    readReviews: text.meta({
      title: 'Search for its reviews',
      description: 'Search that finds its reviews on the maps service.',
      examples: ['Sample Dental Clinic Perambur reviews'],
    }),
    writeReview: text.meta({
      title: 'Search for writing a review',
      description: 'Search that finds the page to write a review.',
      examples: ['Sample Dental Clinic Perambur write a review'],
    }),
  })
  .meta({
    title: 'Maps',
    description: 'Search terms for the maps service.',
    examples: [{ directions: 'Sample Dental Clinic Chennai', readReviews: 'reviews', writeReview: 'write a review' }],
  });

/** As slugs of a booking page, these would overwrite the contact page or the 404 page. */
const TAKEN_SLUGS = ['index', 'contact', '404'];

const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters and digits, joined by hyphens')
  .refine((value) => !TAKEN_SLUGS.includes(value), 'a name that is not the address of another page')
  .meta({
    title: 'Address of the booking page',
    description: 'The last part of the address of its booking page.',
    examples: ['online-dentist-appointment-booking-perumbur'],
  });

const booking = z
  .strictObject({
    slug,
    otherSlugs: z
      .array(slug, 'a list of names in square brackets')
      .meta({
        title: 'Other addresses of the booking page',
        description: 'Other spellings and earlier versions of that last part, which redirect to the page.',
        examples: [['online-dentist-appointment-booking-perambur']],
      })
      .optional(),
    portal: link.meta({
      title: 'Booking portal',
      description: 'The page of the booking portal that the button opens.',
      examples: ['https://booking.sample-dental.example/perambur'],
    }),
  })
  .meta({
    title: 'Online booking',
    description: 'Online booking.',
    examples: [{ slug: 'online-booking-madurai', portal: 'https://booking.sample-dental.example/madurai' }],
  });

const consultation = z
  .strictObject({
    freeOnline: flag.meta({
      title: 'Free online consultations left',
      description: 'Whether free online consultations are left.',
    }),
  })
  .meta({
    title: 'Online consultations',
    description: 'Online consultations of this branch.',
    examples: [{ freeOnline: true }],
  });

/** The schema of a branch file; unknown keys are rejected. */
export const branchFile = z
  .strictObject({
    name: localText.meta({
      title: 'Name of the branch',
      description: 'The name of the branch.',
      examples: [{ en: 'Chennai' }],
    }),
    area: localText.meta({
      title: 'Part of the city',
      description: 'The part of the city.',
      examples: [{ en: 'Perambur' }],
    }),
    region: localText.meta({ description: 'The region around it.', examples: [{ en: 'North Chennai' }] }),
    phone: phone.meta({ title: 'Phone number', description: 'The number that patients call.' }),
    whatsapp: phone.meta({ title: 'WhatsApp number', description: 'The number of the WhatsApp chat.' }),
    email: email
      .meta({
        title: 'E-mail address',
        description: 'Its own e-mail address, if it has one.',
        examples: ['chennai@sample-dental.example'],
      })
      .optional(),
    address,
    areasServed: localTexts.min(1, 'at least one place').meta({
      title: 'Places that patients come from',
      description: 'Places that patients come from.',
      examples: [[{ en: 'Perambur' }, { en: 'Kolathur' }]],
    }),
    hours: openingHours,
    exceptions: openingExceptions.optional(),
    maps,
    booking,
    consultation,
    siteUrl: origin
      .meta({ title: 'Its own website', description: 'The address of its own website, if it has one.' })
      .optional(),
    picture: picture.meta({
      title: 'Picture of the branch',
      description: 'A picture of the branch.',
      examples: ['topics/clinic-chennai.webp'],
    }),
    pictureAlt: localSentences.meta({
      title: 'What the picture shows',
      description: 'What the picture shows, for people who cannot see it.',
      examples: [{ en: 'The clinic with its amber awning.' }],
    }),
    pictureFocus: pictureFocus.optional(),
    ...place,
    offers: z
      .array(branchOffer, 'a list of offers')
      .meta({
        title: 'Offers of this branch',
        description: 'Offers of this branch only, if there are any.',
        examples: [[]],
      })
      .optional(),
  })
  .meta({ description: 'One branch of the clinic.' });

/** A branch as written in its file. */
export type BranchFile = z.infer<typeof branchFile>;
