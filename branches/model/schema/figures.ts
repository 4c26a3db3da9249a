/** The figures of the clinic file: price list, treatments, statistics, advice. */
import { z } from 'zod';
import { forEachTreatment, PRICE_IDS, TREATMENTS } from '../treatments.ts';
import { amount, price, range } from './amounts.ts';
import { described, titled } from './manual.ts';
import { count } from './values.ts';

export const prices = z
  .strictObject({
    painDiagnosis: price.meta(
      titled('Finding the cause of tooth pain', 'Finding the cause of tooth pain.', { from: 200 }),
    ),
    filling: price.meta(described('A filling.', { from: 200, to: 2000 })),
    rootCanal: price.meta(described('A root canal treatment.', { from: 2500, to: 6000 })),
    extraction: price.meta(described('An extraction.', { from: 400, to: 5000 })),
    wisdomCheck: price.meta(
      titled('Wisdom tooth: X-ray and consultation', 'Wisdom tooth X-ray and consultation.', { exact: 300 }),
    ),
    wisdomSimple: price.meta(
      titled('Wisdom tooth: simple removal', 'Simple wisdom tooth removal.', { from: 2500, to: 4000 }),
    ),
    wisdomSurgical: price.meta(
      titled('Wisdom tooth: surgical removal', 'Surgical wisdom tooth removal.', { from: 5000, to: 9000 }),
    ),
  })
  .meta(
    titled(
      'Price list',
      'The price list, in rupees.',
      Object.fromEntries(PRICE_IDS.map((id) => [id, { from: 200, to: 2000 }])),
    ),
  );

/** Duration and price of a treatment. */
export const figures = z
  .strictObject({
    sittings: amount.meta(described('Number of sittings.', { from: 1, to: 2 })).optional(),
    minutes: amount.meta(titled('Minutes per sitting', 'Minutes per sitting.')).optional(),
    days: amount.meta(titled('Days in all', 'Total days.', { from: 2, to: 7 })).optional(),
    months: amount.meta(titled('Months in all', 'Total months.', { from: 6, to: 24 })).optional(),
    price: price.meta(titled('Price in rupees', 'The price in rupees.')).optional(),
  })
  .meta({ examples: [{ minutes: { from: 30, to: 60 }, price: { from: 2500, to: 6000 } }] });

const treatment = z
  .strictObject({
    page: figures.meta(titled('On its own page', "Shown on the treatment's own page.")),
    card: figures
      .meta(
        titled(
          'On its card, if different',
          'Shown on its card on /services; without it, the card shows the figures of the page.',
        ),
      )
      .optional(),
  })
  .meta({ examples: [{ page: { minutes: { from: 30, to: 60 }, price: { from: 2500, to: 6000 } } }] });

export const treatments = z
  .strictObject(forEachTreatment((id) => treatment.meta(titled(TREATMENTS[id].replace(/[.:].*$/, ''), TREATMENTS[id]))))
  .meta(
    titled(
      'Duration and price of treatments',
      'Duration and price of each treatment.',
      forEachTreatment(() => ({ page: { minutes: { from: 30, to: 60 } } })),
    ),
  );

const rating = 'a number from 1 to 5';
export const stats = z
  .strictObject({
    patients: count(1).meta(titled('Patients, over', '"Over ... patients".', 2000)),
    rating: z
      .number(rating)
      .min(1, rating)
      .max(5, rating)
      .meta(titled('Average rating', 'The average rating.', 4.9)),
    reviews: count(1).meta(titled('Reviews, over', '"From over ... reviews".', 100)),
  })
  .meta(
    titled('Figures on the home page', 'The figures on the home page.', { patients: 2000, rating: 4.9, reviews: 100 }),
  );

export const advice = z
  .strictObject({
    checkUpMonths: count(1).meta(titled('Months between two check-ups', 'Months between two check-ups.', 6)),
    ulcerWeeks: count(1).meta(
      titled('Weeks until an ulcer needs a dentist', 'Weeks after which an ulcer needs a dentist.', 2),
    ),
    brushingHelpUntilAge: range.meta(
      titled('Help with brushing until the age of', 'The age until which children need help with brushing.'),
    ),
  })
  .meta(
    titled('Figures in the dental advice', 'Figures in the dental advice.', {
      checkUpMonths: 6,
      ulcerWeeks: 2,
      brushingHelpUntilAge: { from: 7, to: 8 },
    }),
  );

export const clinicConsultation = z
  .strictObject({
    freeOnlineCount: count(0).meta(
      titled('Free online consultations per branch', 'Free online consultations, per branch.', 50),
    ),
    onlinePrice: count(0).meta(
      titled('Price of an online consultation', 'Price of an online consultation in rupees, after the free ones.', 99),
    ),
    clinicPrice: count(0).meta(
      titled('Price of a consultation at the clinic', 'Price of a consultation at the clinic in rupees.', 99),
    ),
  })
  .meta(titled('Consultations', 'What consultations cost.', { freeOnlineCount: 50, onlinePrice: 99, clinicPrice: 99 }));
