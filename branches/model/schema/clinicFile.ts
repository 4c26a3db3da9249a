/** The clinic file (`clinic.yaml`) as staff write it: what all branches share. */
import { z } from 'zod';
import { advice, clinicConsultation, prices, stats, treatments } from './figures.ts';
import { clinicOffer } from './offer.ts';
import { credentials, reels, reviews, team, testimonials } from './people.ts';
import { count, email, id, link, localText, matching, origin } from './values.ts';

const page = (description: string, example: string) => link.meta({ description, examples: [example] });

const social = z
  .strictObject({
    instagram: page('The Instagram page.', 'https://instagram.sample-dental.example/'),
    instagramReels: page('The page with all videos.', 'https://instagram.sample-dental.example/reels'),
    facebook: page('The Facebook page, if there is one.', 'https://facebook.sample-dental.example/').optional(),
    twitter: page('The Twitter page, if there is one.', 'https://twitter.sample-dental.example/').optional(),
    linkedin: page('The LinkedIn page, if there is one.', 'https://linkedin.sample-dental.example/').optional(),
  })
  .meta({
    description: 'Pages on social networks.',
    examples: [
      {
        instagram: 'https://instagram.sample-dental.example/',
        instagramReels: 'https://instagram.sample-dental.example/reels',
      },
    ],
  });

const legal = z
  .strictObject({
    privacyPolicy: page('The privacy policy, if there is one.', 'https://www.sample-dental.example/privacy').optional(),
    termsOfService: page(
      'The terms of service, if there are any.',
      'https://www.sample-dental.example/terms',
    ).optional(),
  })
  .meta({ description: 'Legal pages.', examples: [{ privacyPolicy: 'https://www.sample-dental.example/privacy' }] });

/** @param what the kind of resource that the hosts serve */
const hostsOf = (what: string) =>
  z
    .array(origin, 'a list of web addresses')
    .meta({
      description: `Hosts besides the script's own for ${what}.`,
      examples: [['https://api.payments.example']],
    })
    .optional();

const payment = z
  .strictObject({
    script: page('The script of the payment provider.', 'https://checkout.payments.example/v1/payment-button.js'),
    attribute: matching(/^data-[a-z0-9_-]+$/, 'a name that starts with data-').meta({
      description: 'The attribute that carries the button id.',
      examples: ['data-payment_button_id'],
    }),
    buttonId: matching(/^[A-Za-z0-9_-]+$/, 'letters, digits, _ and - only').meta({
      description: 'The id of the payment button, from the provider.',
      examples: ['pl_00000000000000'],
    }),
    hosts: z
      .strictObject({
        scripts: hostsOf('scripts, styles and fonts'),
        frames: hostsOf('what opens in a frame'),
        connections: hostsOf('requests that the button sends'),
        pictures: hostsOf('pictures'),
      })
      .meta({
        description:
          'Further hosts that the payment button needs, as the provider lists them, grouped by what they serve.',
        examples: [{ frames: ['https://api.payments.example'], connections: ['https://api.payments.example'] }],
      })
      .optional(),
  })
  .meta({
    description: 'The hosted payment button.',
    examples: [
      {
        script: 'https://checkout.payments.example/v1/payment-button.js',
        attribute: 'data-payment_button_id',
        buttonId: 'pl_00000000000000',
      },
    ],
  });

const tracking = z
  .strictObject({
    function: matching(/^[A-Za-z_$][\w$]*$/, 'the name of a JavaScript function').meta({
      description: 'The function that is called for every page view.',
      examples: ['fbq'],
    }),
    pixelId: matching(/^\d{5,20}$/, 'the number of the pixel, in quotes')
      .meta({
        description: 'The id of the tracking pixel; without it no tracking code is loaded.',
        examples: ['000000000000000'],
      })
      .optional(),
  })
  .meta({ description: 'Page view counting.', examples: [{ function: 'fbq' }] });

/** The schema of the clinic file; unknown keys are rejected. */
export const clinicFile = z
  .strictObject({
    name: localText.meta({ description: 'The name of the clinic.', examples: [{ en: 'Sample Dental Clinic' }] }),
    siteUrl: origin.describe('The address of the website.'),
    email: email.describe('The general e-mail address.'),
    primaryBranch: id.meta({
      description: 'The branch whose WhatsApp number is used wherever no branch is named.',
      examples: ['chennai'],
    }),
    copyrightYear: count(2000, 2100).meta({ description: 'The year in the footer.', examples: [2025] }),
    stats,
    social,
    legal: legal.optional(),
    consultation: clinicConsultation,
    prices,
    treatments,
    advice,
    payment,
    tracking,
    offers: z
      .array(clinicOffer, 'a list of offers')
      .meta({ description: 'Offers of all branches; [] for none.', examples: [[]] })
      .optional(),
    ambulance: matching(/^\d{3,4}$/, 'a short emergency number in quotes').meta({
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
