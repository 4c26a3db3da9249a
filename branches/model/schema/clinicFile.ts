/** The clinic file (`clinic.yaml`) as staff write it: what all branches share. */
import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { advice, clinicConsultation, prices, stats, treatments } from './figures.ts';
import { group, named, withExample } from './manual.ts';
import { clinicOffer } from './offer.ts';
import { payment } from './payment.ts';
import { photo } from './place.ts';
import { credentials, reels, reviews, testimonials } from './reviews.ts';
import { social } from './social.ts';
import { team } from './team.ts';
import { branchId, count, email, flag, link, localText, matching, origin } from './values.ts';

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
  reviews: reviews.optional(),
  reels: reels.optional(),
  certifications: named(credentials, 'clinic.certifications', []).optional(),
  technology: named(credentials, 'clinic.technology', []).optional(),
});

export type ClinicFile = z.infer<typeof clinicFile>;
