/** Which words files patients act on: a dentist signs them off. */
import type { Namespace } from '../../locales/model/english.ts';
import { isEditorWords } from '../../locales/model/isEditorWords.ts';
import { SERVICES, type ServiceId } from './services.ts';

/** Those without advice. A new words file counts as advice until it is listed here. */
const NOT_CLINICAL: readonly string[] = [
  'home',
  'offers',
  'reviews',
  'about',
  'booking',
  'bill-payment',
  'not-found',
  'offline',
] satisfies readonly Namespace[];

/** Whether patients act on a words file. They do on `common`: it has the danger signs. */
export function isClinical(namespace: string): boolean {
  return !NOT_CLINICAL.includes(namespace) && !isEditorWords(namespace);
}

const GENERAL_ADVICE = ['tooth-pain-relief', 'wisdom-tooth-removal', 'dental-tips', 'dental-myths'] as const;

/** The words file of a page that names the sources of its advice and the dentist who has signed it off. */
export type AdviceNamespace = (typeof GENERAL_ADVICE)[number] | ServiceId;

/** All of them. */
export const ADVICE: readonly Namespace[] = [...GENERAL_ADVICE, ...SERVICES.map(({ id }) => id)];
