/** An exact or rounded number, a range, or a lower bound. */
export type Amount =
  | Readonly<{ exact: number }>
  | Readonly<{ about: number }>
  | Readonly<{ from: number; to?: number }>;

/** A price in whole rupees. `onwards`: the upper figure is not a limit. `each`: per item, such as one implant. */
export type Price = Amount & Readonly<{ onwards?: boolean; each?: boolean }>;

export const PRICE_IDS = [
  'painDiagnosis',
  'filling',
  'rootCanal',
  'extraction',
  'wisdomCheck',
  'wisdomSimple',
  'wisdomSurgical',
] as const;

/** Every treatment that has figures in the clinic file. */
export const TREATMENT_IDS = [
  'rootCanal',
  'aligners',
  'implants',
  'kids',
  'cosmetic',
  'extraction',
  'laser',
  'wisdomSimple',
  'wisdomSurgical',
  'wisdomRecovery',
] as const;
export type TreatmentId = (typeof TREATMENT_IDS)[number];

export function forEachTreatment<Value>(make: (id: TreatmentId) => Value): Record<TreatmentId, Value> {
  return Object.fromEntries(TREATMENT_IDS.map((id) => [id, make(id)])) as Record<TreatmentId, Value>;
}

/** Duration and cost of a treatment; absent figures are not shown. */
export type TreatmentFigures = Readonly<
  Partial<Record<'sittings' | 'minutes' | 'days' | 'months', Amount> & { price: Price }>
>;

/** On its own page and on its card, which are equal unless the clinic file says otherwise. */
export type Treatment = Readonly<{ page: TreatmentFigures; card: TreatmentFigures }>;
