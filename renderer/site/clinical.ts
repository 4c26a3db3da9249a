/** Which words files patients act on. A page with one of them is public in a translation only when a named person has reviewed it. */
import type { Namespace } from '../../locales/model/english.ts';
import { SERVICES } from './services.ts';

/** Those without advice. A new words file counts as advice until it is listed here. */
const NOT_CLINICAL: readonly string[] = [
  'home',
  'offers',
  'reviews',
  'about',
  'booking',
  'bill-payment',
  'not-found',
] satisfies readonly Namespace[];

/** Whether patients act on a words file. They do on `common`: it has the danger signs. */
export function isClinical(namespace: string): boolean {
  return !NOT_CLINICAL.includes(namespace);
}

/** The words files of pages that name the sources of their advice and the dentist who has signed it off. */
export const ADVICE: readonly Namespace[] = [
  'tooth-pain-relief',
  'wisdom-tooth-removal',
  'dental-tips',
  'dental-myths',
  ...SERVICES.map(({ id }) => id),
];
