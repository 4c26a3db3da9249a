import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { forEachTreatment, PRICE_IDS } from '../treatments.ts';
import { amount, price, range } from './amounts.ts';
import { group, named } from './manual.ts';
import { count } from './values.ts';

export const prices = group(
  'clinic.prices',
  {
    painDiagnosis: named(price, 'prices.painDiagnosis', { from: 200 }),
    filling: named(price, 'prices.filling', { from: 200, to: 2000 }),
    rootCanal: named(price, 'prices.rootCanal', { from: 2500, to: 6000 }),
    extraction: named(price, 'prices.extraction', { from: 400, to: 5000 }),
    wisdomCheck: named(price, 'prices.wisdomCheck', {
      exact: 300,
    }),
    wisdomSimple: named(price, 'prices.wisdomSimple', {
      from: 2500,
      to: 4000,
    }),
    wisdomSurgical: named(price, 'prices.wisdomSurgical', {
      from: 5000,
      to: 9000,
    }),
  },
  Object.fromEntries(PRICE_IDS.map((id) => [id, { from: 200, to: 2000 }])),
);

export const figures = z
  .strictObject({
    sittings: named(amount, 'figures.sittings', { from: 1, to: 2 }).optional(),
    minutes: named(amount, 'figures.minutes').optional(),
    days: named(amount, 'figures.days', { from: 2, to: 7 }).optional(),
    months: named(amount, 'figures.months', { from: 6, to: 24 }).optional(),
    price: named(price, 'figures.price').optional(),
  })
  .meta({ examples: [{ minutes: { from: 30, to: 60 }, price: { from: 2500, to: 6000 } }] });

const treatment = z
  .strictObject({
    page: named(figures, 'treatment.page'),
    card: named(figures, 'treatment.card').optional(),
  })
  .meta({ examples: [{ page: { minutes: { from: 30, to: 60 }, price: { from: 2500, to: 6000 } } }] });

export const treatments = named(
  z.strictObject(forEachTreatment((id) => named(treatment, `treatments.${id}`))),
  'clinic.treatments',
  forEachTreatment(() => ({ page: { minutes: { from: 30, to: 60 } } })),
);

/** In the file of a branch: only the figures that differ, for the treatment's page and its card alike. */
export const ownTreatments = named(
  z.strictObject(forEachTreatment((id) => named(figures, `treatments.${id}`).optional())),
  'branch.treatments',
  { rootCanal: { price: { from: 3000, to: 7000 } } },
);

export const ownPrices = named(prices.partial(), 'branch.prices', { filling: { from: 300, to: 2500 } });

const rating = expected('rating');
export const stats = group('clinic.stats', {
  patients: named(count(1), 'stats.patients', 2000),
  rating: named(z.number(rating).min(1, rating).max(5, rating), 'stats.rating', 4.9),
  reviews: named(count(1), 'stats.reviews', 100),
});

export const advice = group('clinic.advice', {
  checkUpMonths: named(count(1), 'advice.checkUpMonths', 6),
  ulcerWeeks: named(count(1), 'advice.ulcerWeeks', 2),
  brushingHelpUntilAge: named(range, 'advice.brushingHelpUntilAge'),
});

export const clinicConsultation = group('clinic.consultation', {
  freeOnlineCount: named(count(0), 'consultation.freeOnlineCount', 50),
  onlinePrice: named(count(0), 'consultation.onlinePrice', 99),
  clinicPrice: named(count(0), 'consultation.clinicPrice', 99),
});
