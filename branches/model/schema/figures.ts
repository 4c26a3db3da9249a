/** The figures of the clinic file: price list, treatments, statistics, advice. */
import { z } from 'zod';
import { forEachTreatment, PRICE_IDS, TREATMENTS } from '../treatments.ts';
import { amount, price, range } from './amounts.ts';
import { count } from './values.ts';

export const prices = z
  .strictObject({
    painDiagnosis: price.meta({
      title: 'Finding the cause of tooth pain',
      description: 'Finding the cause of tooth pain.',
      examples: [{ from: 200 }],
    }),
    filling: price.meta({ description: 'A filling.', examples: [{ from: 200, to: 2000 }] }),
    rootCanal: price.meta({ description: 'A root canal treatment.', examples: [{ from: 2500, to: 6000 }] }),
    extraction: price.meta({ description: 'An extraction.', examples: [{ from: 400, to: 5000 }] }),
    wisdomCheck: price.meta({
      title: 'Wisdom tooth: X-ray and consultation',
      description: 'Wisdom tooth X-ray and consultation.',
      examples: [{ exact: 300 }],
    }),
    wisdomSimple: price.meta({
      title: 'Wisdom tooth: simple removal',
      description: 'Simple wisdom tooth removal.',
      examples: [{ from: 2500, to: 4000 }],
    }),
    wisdomSurgical: price.meta({
      title: 'Wisdom tooth: surgical removal',
      description: 'Surgical wisdom tooth removal.',
      examples: [{ from: 5000, to: 9000 }],
    }),
  })
  .meta({
    title: 'Price list',
    description: 'The price list, in rupees.',
    examples: [Object.fromEntries(PRICE_IDS.map((id) => [id, { from: 200, to: 2000 }]))],
  });

/** Duration and price of a treatment. */
export const figures = z
  .strictObject({
    sittings: amount.meta({ description: 'Number of sittings.', examples: [{ from: 1, to: 2 }] }).optional(),
    minutes: amount.meta({ title: 'Minutes per sitting', description: 'Minutes per sitting.' }).optional(),
    days: amount.meta({ title: 'Days in all', description: 'Total days.', examples: [{ from: 2, to: 7 }] }).optional(),
    months: amount
      .meta({ title: 'Months in all', description: 'Total months.', examples: [{ from: 6, to: 24 }] })
      .optional(),
    price: price.meta({ title: 'Price in rupees', description: 'The price in rupees.' }).optional(),
  })
  .meta({ examples: [{ minutes: { from: 30, to: 60 }, price: { from: 2500, to: 6000 } }] });

const treatment = z
  .strictObject({
    page: figures.meta({ title: 'On its own page', description: "Shown on the treatment's own page." }),
    card: figures
      .meta({
        title: 'On its card, if different',
        description: 'Shown on its card on /services; without it, the card shows the figures of the page.',
      })
      .optional(),
  })
  .meta({ examples: [{ page: { minutes: { from: 30, to: 60 }, price: { from: 2500, to: 6000 } } }] });

export const treatments = z
  .strictObject(
    forEachTreatment((id) =>
      treatment.meta({ title: TREATMENTS[id].replace(/[.:].*$/, ''), description: TREATMENTS[id] }),
    ),
  )
  .meta({
    title: 'Duration and price of treatments',
    description: 'Duration and price of each treatment.',
    examples: [forEachTreatment(() => ({ page: { minutes: { from: 30, to: 60 } } }))],
  });

const rating = 'a number from 1 to 5';
export const stats = z
  .strictObject({
    patients: count(1).meta({ title: 'Patients, over', description: '"Over ... patients".', examples: [2000] }),
    rating: z
      .number(rating)
      .min(1, rating)
      .max(5, rating)
      .meta({ title: 'Average rating', description: 'The average rating.', examples: [4.9] }),
    reviews: count(1).meta({ title: 'Reviews, over', description: '"From over ... reviews".', examples: [100] }),
  })
  .meta({
    title: 'Figures on the home page',
    description: 'The figures on the home page.',
    examples: [{ patients: 2000, rating: 4.9, reviews: 100 }],
  });

export const advice = z
  .strictObject({
    checkUpMonths: count(1).meta({
      title: 'Months between two check-ups',
      description: 'Months between two check-ups.',
      examples: [6],
    }),
    ulcerWeeks: count(1).meta({
      title: 'Weeks until an ulcer needs a dentist',
      description: 'Weeks after which an ulcer needs a dentist.',
      examples: [2],
    }),
    brushingHelpUntilAge: range.meta({
      title: 'Help with brushing until the age of',
      description: 'The age until which children need help with brushing.',
    }),
  })
  .meta({
    title: 'Figures in the dental advice',
    description: 'Figures in the dental advice.',
    examples: [{ checkUpMonths: 6, ulcerWeeks: 2, brushingHelpUntilAge: { from: 7, to: 8 } }],
  });

export const clinicConsultation = z
  .strictObject({
    freeOnlineCount: count(0).meta({
      title: 'Free online consultations per branch',
      description: 'Free online consultations, per branch.',
      examples: [50],
    }),
    onlinePrice: count(0).meta({
      title: 'Price of an online consultation',
      description: 'Price of an online consultation in rupees, after the free ones.',
      examples: [99],
    }),
    clinicPrice: count(0).meta({
      title: 'Price of a consultation at the clinic',
      description: 'Price of a consultation at the clinic in rupees.',
      examples: [99],
    }),
  })
  .meta({
    title: 'Consultations',
    description: 'What consultations cost.',
    examples: [{ freeOnlineCount: 50, onlinePrice: 99, clinicPrice: 99 }],
  });
