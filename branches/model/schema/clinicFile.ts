/** The clinic file (`clinic.yaml`) as staff write it: what all branches share. */
import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { advice, clinicConsultation, prices, stats, treatments } from './figures.ts';
import { described, group, titled } from './manual.ts';
import { clinicOffer } from './offer.ts';
import { payment } from './payment.ts';
import { photo } from './place.ts';
import { credentials, reels, reviews, testimonials } from './reviews.ts';
import { social } from './social.ts';
import { team } from './team.ts';
import { branchId, count, email, flag, linkTo, localText, matching, origin } from './values.ts';

const legal = group(
  'Legal pages',
  'Legal pages.',
  {
    privacyPolicy: linkTo(
      'The privacy policy, if there is one.',
      'https://www.sample-dental.example/privacy',
    ).optional(),
    termsOfService: linkTo(
      'The terms of service, if there are any.',
      'https://www.sample-dental.example/terms',
    ).optional(),
  },
  { privacyPolicy: 'https://www.sample-dental.example/privacy' },
);

const tracking = group('Advertising: counting page views', 'Page view counting.', {
  function: titled(
    matching(/^[A-Za-z_$][\w$]*$/, expected('functionName')),
    'Function that counts page views',
    'The function that is called for every page view.',
    'fbq',
  ),
  pixelId: titled(
    matching(/^\d{5,20}$/, expected('pixelId')),
    'Number of the tracking pixel',
    'The id of the tracking pixel; without it nobody is asked and no tracking code is loaded.',
    '000000000000000',
  ).optional(),
  alsoOn: titled(
    z.array(
      described(
        matching(/^\/\S*$/, expected('page')),
        'The address of a page without the host name.',
        '/services/dental-implants',
      ),
      expected('list', { entries: 'addresses of pages' }),
    ),
    'Also on these pages',
    'Pages about health or payment on which the pixel may run, too, once a patient has agreed.',
    ['/services/dental-implants'],
  ).optional(),
});

export const clinicFile = described(
  z.strictObject({
    name: titled(localText, 'Name of the clinic', 'The name of the clinic.', { en: 'Sample Dental Clinic' }),
    siteUrl: titled(origin, 'Address of the website', 'The address of the website.'),
    email: titled(email, 'E-mail address', 'The general e-mail address.'),
    primaryBranch: titled(
      branchId,
      'Branch for chats that name none',
      'The branch whose WhatsApp number is used wherever no branch is named.',
      'chennai',
    ),
    copyrightYear: titled(count(2000, 2100), 'Year in the footer', 'The year in the footer.', 2025),
    heroPhoto: titled(
      photo,
      'Photograph at the top of the home page',
      'A person of the clinic, for the top of the home page; without it, a drawing is shown.',
    ).optional(),
    stats,
    social,
    legal: legal.optional(),
    consultation: clinicConsultation,
    prices,
    treatments,
    advice,
    payment,
    tracking,
    offline: titled(
      flag,
      'Keep pages for when there is no connection',
      'Whether browsers keep pages for when there is no connection. Without it, they delete those that they have kept.',
      false,
    ).optional(),
    testSite: titled(
      flag,
      'Test site',
      'Whether this is only a test site, such as while its facts are samples: each page says so at its top, and search engines are asked to leave it out.',
      true,
    ).optional(),
    offers: titled(
      z.array(clinicOffer, expected('list', { entries: 'offers' })),
      'Offers of the clinic',
      'Offers of all branches, if there are any.',
      [],
    ).optional(),
    ambulance: titled(
      matching(/^\d{3,4}$/, expected('emergencyNumber')),
      'Emergency number',
      'The emergency number that the texts tell patients to call.',
      '108',
    ),
    team,
    testimonials: testimonials.optional(),
    reviews: reviews.optional(),
    reels: reels.optional(),
    certifications: described(credentials, 'Certificates, on the about page.', []).optional(),
    technology: described(credentials, 'Equipment, on the about page.', []).optional(),
  }),
  'What all branches share.',
);

export type ClinicFile = z.infer<typeof clinicFile>;
