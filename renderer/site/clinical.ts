/** The words files that patients act on. A page with one of them is public in a translation only when a named person has reviewed it. */
import type { Namespace } from '../../locales/model/english.ts';
import { SERVICES } from './services.ts';

/** Those whose pages give advice: they name its sources and the dentist who has signed it off. */
export const ADVICE: readonly Namespace[] = [
  'tooth-pain-relief',
  'wisdom-tooth-removal',
  'dental-tips',
  'dental-myths',
  ...SERVICES.map(({ id }) => id),
];

/** All of them. `common` has the danger signs. */
export const CLINICAL: readonly Namespace[] = [
  'common',
  'services',
  'contact',
  'online-free-consultations-and-appointments',
  ...ADVICE,
];
