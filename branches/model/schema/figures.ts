import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { forEachTreatment, PRICE_IDS, TREATMENTS } from '../treatments.ts';
import { amount, price, range } from './amounts.ts';
import { described, group, titled } from './manual.ts';
import { count } from './values.ts';

export const prices = group(
  'Price list',
  'The price list, in rupees.',
  {
    painDiagnosis: titled(price, 'Finding the cause of tooth pain', 'Finding the cause of tooth pain.', { from: 200 }),
    filling: described(price, 'A filling.', { from: 200, to: 2000 }),
    rootCanal: described(price, 'A root canal treatment.', { from: 2500, to: 6000 }),
    extraction: described(price, 'An extraction.', { from: 400, to: 5000 }),
    wisdomCheck: titled(price, 'Wisdom tooth: X-ray and consultation', 'Wisdom tooth X-ray and consultation.', {
      exact: 300,
    }),
    wisdomSimple: titled(price, 'Wisdom tooth: simple removal', 'Simple wisdom tooth removal.', {
      from: 2500,
      to: 4000,
    }),
    wisdomSurgical: titled(price, 'Wisdom tooth: surgical removal', 'Surgical wisdom tooth removal.', {
      from: 5000,
      to: 9000,
    }),
  },
  Object.fromEntries(PRICE_IDS.map((id) => [id, { from: 200, to: 2000 }])),
);

export const figures = z
  .strictObject({
    sittings: described(amount, 'Number of sittings.', { from: 1, to: 2 }).optional(),
    minutes: titled(amount, 'Minutes per sitting', 'Minutes per sitting.').optional(),
    days: titled(amount, 'Days in all', 'Total days.', { from: 2, to: 7 }).optional(),
    months: titled(amount, 'Months in all', 'Total months.', { from: 6, to: 24 }).optional(),
    price: titled(price, 'Price in rupees', 'The price in rupees.').optional(),
  })
  .meta({ examples: [{ minutes: { from: 30, to: 60 }, price: { from: 2500, to: 6000 } }] });

const treatment = z
  .strictObject({
    page: titled(figures, 'On its own page', "Shown on the treatment's own page."),
    card: titled(
      figures,
      'On its card, if different',
      'Shown on its card on /services; without it, the card shows the figures of the page.',
    ).optional(),
  })
  .meta({ examples: [{ page: { minutes: { from: 30, to: 60 }, price: { from: 2500, to: 6000 } } }] });

export const treatments = titled(
  z.strictObject(forEachTreatment((id) => titled(treatment, TREATMENTS[id].replace(/[.:].*$/, ''), TREATMENTS[id]))),
  'Duration and price of treatments',
  'Duration and price of each treatment.',
  forEachTreatment(() => ({ page: { minutes: { from: 30, to: 60 } } })),
);

const rating = expected('rating');
export const stats = group('Figures on the home page', 'The figures on the home page.', {
  patients: titled(count(1), 'Patients, over', '"Over ... patients".', 2000),
  rating: titled(z.number(rating).min(1, rating).max(5, rating), 'Average rating', 'The average rating.', 4.9),
  reviews: titled(count(1), 'Reviews, over', '"From over ... reviews".', 100),
});

export const advice = group('Figures in the dental advice', 'Figures in the dental advice.', {
  checkUpMonths: titled(count(1), 'Months between two check-ups', 'Months between two check-ups.', 6),
  ulcerWeeks: titled(
    count(1),
    'Weeks until an ulcer needs a dentist',
    'Weeks after which an ulcer needs a dentist.',
    2,
  ),
  brushingHelpUntilAge: titled(
    range,
    'Help with brushing until the age of',
    'The age until which children need help with brushing.',
  ),
});

export const clinicConsultation = group('Consultations', 'What consultations cost.', {
  freeOnlineCount: titled(
    count(0),
    'Free online consultations per branch',
    'Free online consultations, per branch.',
    50,
  ),
  onlinePrice: titled(
    count(0),
    'Price of an online consultation',
    'Price of an online consultation in rupees, after the free ones.',
    99,
  ),
  clinicPrice: titled(
    count(0),
    'Price of a consultation at the clinic',
    'Price of a consultation at the clinic in rupees.',
    99,
  ),
});
