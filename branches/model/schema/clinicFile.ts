/** The clinic file (`clinic.yaml`) as staff write it: what all branches share. */
import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { advice, clinicConsultation, prices, stats, treatments } from './figures.ts';
import { group, named, withExample } from './manual.ts';
import { clinicOffer } from './offer.ts';
import { picture, pictureFocus } from './picture.ts';
import { photo } from './place.ts';
import { personName, reviews } from './reviews.ts';
import { team } from './team.ts';
import {
  branchId,
  count,
  email,
  flag,
  link,
  listOf,
  localText,
  matching,
  origin,
  sample,
  serviceId,
} from './values.ts';

const stories = named(
  listOf('story.itself', 'stories', {
    title: named(localText, 'story.title', { en: 'A look around the clinic' }),
    link: named(link, 'story.link', 'https://instagram.sample-dental.example/stories/1'),
    sample,
  }),
  'social.instagramStories',
  [{ title: { en: 'A look around the clinic' }, link: 'https://instagram.sample-dental.example/stories/1' }],
);

const social = group('clinic.social', {
  instagram: named(link, 'social.instagram', 'https://instagram.sample-dental.example/'),
  instagramReels: named(link, 'social.instagramReels', 'https://instagram.sample-dental.example/reels'),
  instagramStories: stories.optional(),
  facebook: named(link, 'social.facebook', 'https://facebook.sample-dental.example/').optional(),
  twitter: named(link, 'social.twitter', 'https://twitter.sample-dental.example/').optional(),
  linkedin: named(link, 'social.linkedin', 'https://linkedin.sample-dental.example/').optional(),
});

const testimonials = named(
  listOf('testimonial.itself', 'testimonials', {
    name: personName,
    text: named(localText, 'testimonial.text', { en: 'Gentle and on time.' }),
    source: named(localText, 'testimonial.source', { en: 'Chennai branch' }),
    sample,
  }),
  'clinic.testimonials',
  [],
);

const reels = named(
  listOf('video.itself', 'videos', {
    image: named(picture, 'video.image', 'reels/1.webp'),
    alt: named(localText, 'picture.alt', { en: 'A smiling patient.' }),
    focus: pictureFocus.optional(),
    title: named(localText, 'video.title', { en: 'My new smile' }),
    description: named(localText, 'video.description', { en: 'Aligners in eight months.' }),
    link: named(link, 'video.link', 'https://instagram.sample-dental.example/reel/1'),
    sample,
  }),
  'clinic.reels',
  [],
);

const credentials = listOf('equipment.itself', 'names and descriptions', {
  name: named(localText, 'equipment.name', { en: 'Digital X-ray' }),
  description: named(localText, 'equipment.description', { en: 'Pictures in seconds.' }),
  service: named(serviceId, 'equipment.service', 'laser-dentistry').optional(),
  sample,
});

const TERM = {
  title: { en: 'Receipts' },
  text: { en: 'You get a receipt for every payment.' },
};

const terms = named(
  listOf('term.itself', 'terms', {
    title: named(localText, 'term.title', TERM.title),
    text: named(localText, 'term.text', TERM.text),
    sample,
  }).min(1, expected('oneOrMore', { entry: 'term' })),
  'payment.terms',
  [TERM],
);

const hosts = withExample(z.array(origin, expected('list', { entries: 'web addresses' })), [
  'https://api.payments.example',
]);

const payment = group('clinic.payment', {
  script: named(link, 'payment.script', 'https://checkout.payments.example/v1/payment-button.js'),
  attribute: named(
    matching(/^data-[a-z0-9_-]+$/, expected('buttonAttribute')),
    'payment.attribute',
    'data-payment_button_id',
  ),
  buttonId: named(matching(/^[A-Za-z0-9_-]+$/, expected('buttonId')), 'payment.buttonId', 'pl_00000000000000'),
  hosts: group(
    'payment.hosts',
    {
      scripts: named(hosts, 'hosts.scripts').optional(),
      frames: named(hosts, 'hosts.frames').optional(),
      connections: named(hosts, 'hosts.connections').optional(),
      pictures: named(hosts, 'hosts.pictures').optional(),
    },
    { frames: ['https://api.payments.example'], connections: ['https://api.payments.example'] },
  ).optional(),
  terms,
});

const legal = group(
  'clinic.legal',
  {
    privacyPolicy: named(link, 'legal.privacyPolicy', 'https://www.sample-dental.example/privacy').optional(),
    termsOfService: named(link, 'legal.termsOfService', 'https://www.sample-dental.example/terms').optional(),
  },
  { privacyPolicy: 'https://www.sample-dental.example/privacy' },
);

const tracking = group('clinic.tracking', {
  function: named(matching(/^[A-Za-z_$][\w$]*$/, expected('functionName')), 'tracking.function', 'fbq'),
  pixelId: named(matching(/^\d{5,20}$/, expected('pixelId')), 'tracking.pixelId', '000000000000000').optional(),
  alsoOn: named(
    z.array(
      withExample(matching(/^\/\S*$/, expected('page')), '/services/dental-implants'),
      expected('list', { entries: 'addresses of pages' }),
    ),
    'tracking.alsoOn',
    ['/services/dental-implants'],
  ).optional(),
});

export const clinicFile = z.strictObject({
  name: named(localText, 'clinic.name', { en: 'Sample Dental Clinic' }),
  siteUrl: named(origin, 'clinic.siteUrl'),
  email: named(email, 'clinic.email'),
  primaryBranch: named(branchId, 'clinic.primaryBranch', 'chennai'),
  copyrightYear: named(count(2000, 2100), 'clinic.copyrightYear', 2025),
  heroPhoto: named(photo, 'clinic.heroPhoto').optional(),
  stats,
  social,
  legal: legal.optional(),
  consultation: clinicConsultation,
  prices,
  treatments,
  advice,
  payment,
  tracking,
  offline: named(flag, 'clinic.offline', false).optional(),
  testSite: named(flag, 'clinic.testSite', true).optional(),
  offers: named(z.array(clinicOffer, expected('list', { entries: 'offers' })), 'clinic.offers', []).optional(),
  ambulance: named(matching(/^\d{3,4}$/, expected('emergencyNumber')), 'clinic.ambulance', '108'),
  team,
  testimonials: testimonials.optional(),
  reviews: named(reviews, 'clinic.reviews', []).optional(),
  reels: reels.optional(),
  certifications: named(credentials, 'clinic.certifications', []).optional(),
  technology: named(credentials, 'clinic.technology', []).optional(),
});

export type ClinicFile = z.infer<typeof clinicFile>;
