/** The clinic file (`clinic.yaml`) as staff write it: what all branches share. */
import { z } from 'zod';
import { advice, clinicConsultation, prices, stats, treatments } from './figures.ts';
import { clinicOffer } from './offer.ts';
import { payment } from './payment.ts';
import { credentials, reels, reviews, testimonials } from './reviews.ts';
import { social } from './social.ts';
import { team } from './team.ts';
import { branchId, count, email, linkTo, localText, matching, origin } from './values.ts';

const legal = z
  .strictObject({
    privacyPolicy: linkTo(
      'The privacy policy, if there is one.',
      'https://www.sample-dental.example/privacy',
    ).optional(),
    termsOfService: linkTo(
      'The terms of service, if there are any.',
      'https://www.sample-dental.example/terms',
    ).optional(),
  })
  .meta({
    title: 'Legal pages',
    description: 'Legal pages.',
    examples: [{ privacyPolicy: 'https://www.sample-dental.example/privacy' }],
  });

const tracking = z
  .strictObject({
    function: matching(/^[A-Za-z_$][\w$]*$/, 'the name of a JavaScript function').meta({
      title: 'Function that counts page views',
      description: 'The function that is called for every page view.',
      examples: ['fbq'],
    }),
    pixelId: matching(/^\d{5,20}$/, 'the number of the pixel, in quotes')
      .meta({
        title: 'Number of the tracking pixel',
        description: 'The id of the tracking pixel; without it nobody is asked and no tracking code is loaded.',
        examples: ['000000000000000'],
      })
      .optional(),
    alsoOn: z
      .array(
        matching(/^\/\S*$/, 'the address of a page, from its first /').meta({
          description: 'The address of a page without the host name.',
          examples: ['/services/dental-implants'],
        }),
        'a list of addresses of pages',
      )
      .meta({
        title: 'Also on these pages',
        description: 'Pages about health or payment on which the pixel may run, too, once a patient has agreed.',
        examples: [['/services/dental-implants']],
      })
      .optional(),
  })
  .meta({
    title: 'Advertising: counting page views',
    description: 'Page view counting.',
    examples: [{ function: 'fbq' }],
  });

/** The schema of the clinic file; unknown keys are rejected. */
export const clinicFile = z
  .strictObject({
    name: localText.meta({
      title: 'Name of the clinic',
      description: 'The name of the clinic.',
      examples: [{ en: 'Sample Dental Clinic' }],
    }),
    siteUrl: origin.meta({ title: 'Address of the website', description: 'The address of the website.' }),
    email: email.meta({ title: 'E-mail address', description: 'The general e-mail address.' }),
    primaryBranch: branchId.meta({
      title: 'Branch for chats that name none',
      description: 'The branch whose WhatsApp number is used wherever no branch is named.',
      examples: ['chennai'],
    }),
    copyrightYear: count(2000, 2100).meta({
      title: 'Year in the footer',
      description: 'The year in the footer.',
      examples: [2025],
    }),
    stats,
    social,
    legal: legal.optional(),
    consultation: clinicConsultation,
    prices,
    treatments,
    advice,
    payment,
    tracking,
    offline: z
      .boolean('true or false')
      .meta({
        title: 'Keep pages for when there is no connection',
        description:
          'Whether browsers keep pages for when there is no connection. Without it, they delete those that they have kept.',
        examples: [false],
      })
      .optional(),
    testSite: z
      .boolean('true or false')
      .meta({
        title: 'Test site',
        description:
          'Whether this is only a test site, such as while its facts are samples: each page says so at its top, and search engines are asked to leave it out.',
        examples: [true],
      })
      .optional(),
    offers: z
      .array(clinicOffer, 'a list of offers')
      .meta({ title: 'Offers of the clinic', description: 'Offers of all branches, if there are any.', examples: [[]] })
      .optional(),
    ambulance: matching(/^\d{3,4}$/, 'a short emergency number in quotes').meta({
      title: 'Emergency number',
      description: 'The emergency number that the texts tell patients to call.',
      examples: ['108'],
    }),
    team,
    testimonials: testimonials.optional(),
    reviews: reviews.optional(),
    reels: reels.optional(),
    certifications: credentials.meta({ description: 'Certificates, on the about page.', examples: [[]] }).optional(),
    technology: credentials.meta({ description: 'Equipment, on the about page.', examples: [[]] }).optional(),
  })
  .meta({ description: 'What all branches share.' });

/** The clinic file as written. */
export type ClinicFile = z.infer<typeof clinicFile>;
