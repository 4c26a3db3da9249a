/** The figures of the clinic file: price list, treatments, statistics, advice. */
import { z } from 'zod';
import { forEachTreatment, PRICE_IDS, TREATMENTS } from '../treatments.ts';
import { amount, price, range } from './amounts.ts';
import { count } from './values.ts';

export const prices = z
  .strictObject({
    painDiagnosis: price.meta({ description: 'Finding the cause of tooth pain.', examples: [{ from: 200 }] }),
    filling: price.meta({ description: 'A filling.', examples: [{ from: 200, to: 2000 }] }),
    rootCanal: price.meta({ description: 'A root canal treatment.', examples: [{ from: 2500, to: 6000 }] }),
    extraction: price.meta({ description: 'An extraction.', examples: [{ from: 400, to: 5000 }] }),
    wisdomCheck: price.meta({ description: 'Wisdom tooth X-ray and consultation.', examples: [{ exact: 300 }] }),
    wisdomSimple: price.meta({ description: 'Simple wisdom tooth removal.', examples: [{ from: 2500, to: 4000 }] }),
    wisdomSurgical: price.meta({ description: 'Surgical wisdom tooth removal.', examples: [{ from: 5000, to: 9000 }] }),
  })
  .meta({
    description: 'The price list, in rupees.',
    examples: [Object.fromEntries(PRICE_IDS.map((id) => [id, { from: 200, to: 2000 }]))],
  });

/** Duration and price of a treatment. */
export const figures = z
  .strictObject({
    sittings: amount.meta({ description: 'Number of sittings.', examples: [{ from: 1, to: 2 }] }).optional(),
    minutes: amount.describe('Minutes per sitting.').optional(),
    days: amount.meta({ description: 'Total days.', examples: [{ from: 2, to: 7 }] }).optional(),
    months: amount.meta({ description: 'Total months.', examples: [{ from: 6, to: 24 }] }).optional(),
    price: price.describe('The price in rupees.').optional(),
  })
  .meta({ examples: [{ minutes: { from: 30, to: 60 }, price: { from: 2500, to: 6000 } }] });

const treatment = z
  .strictObject({
    page: figures.describe("Shown on the treatment's own page."),
    card: figures
      .describe('Shown on its card on /services; without it, the card shows the figures of the page.')
      .optional(),
  })
  .meta({ examples: [{ page: { minutes: { from: 30, to: 60 }, price: { from: 2500, to: 6000 } } }] });

export const treatments = z.strictObject(forEachTreatment((id) => treatment.describe(TREATMENTS[id]))).meta({
  description: 'Duration and price of each treatment.',
  examples: [forEachTreatment(() => ({ page: { minutes: { from: 30, to: 60 } } }))],
});

const rating = 'a number from 1 to 5';
export const stats = z
  .strictObject({
    patients: count(1).meta({ description: '"Over ... patients".', examples: [2000] }),
    rating: z
      .number(rating)
      .min(1, rating)
      .max(5, rating)
      .meta({ description: 'The average rating.', examples: [4.9] }),
    reviews: count(1).meta({ description: '"From over ... reviews".', examples: [100] }),
  })
  .meta({ description: 'The figures on the home page.', examples: [{ patients: 2000, rating: 4.9, reviews: 100 }] });

export const advice = z
  .strictObject({
    checkUpMonths: count(1).meta({ description: 'Months between two check-ups.', examples: [6] }),
    ulcerWeeks: count(1).meta({ description: 'Weeks after which an ulcer needs a dentist.', examples: [2] }),
    brushingHelpUntilAge: range.describe('The age until which children need help with brushing.'),
  })
  .meta({
    description: 'Figures in the dental advice.',
    examples: [{ checkUpMonths: 6, ulcerWeeks: 2, brushingHelpUntilAge: { from: 7, to: 8 } }],
  });

export const clinicConsultation = z
  .strictObject({
    freeOnlineCount: count(0).meta({ description: 'Free online consultations, per branch.', examples: [50] }),
    onlinePrice: count(0).meta({
      description: 'Price of an online consultation in rupees, after the free ones.',
      examples: [99],
    }),
    clinicPrice: count(0).meta({ description: 'Price of a consultation at the clinic in rupees.', examples: [99] }),
  })
  .meta({
    description: 'What consultations cost.',
    examples: [{ freeOnlineCount: 50, onlinePrice: 99, clinicPrice: 99 }],
  });
