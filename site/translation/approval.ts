import { textFault } from '../../locales/model/check/textFault.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import type { Reviews } from './nextRecord.ts';

/**
 * The approval of texts by a person who has read them.
 * @param day ISO day
 * @throws Error with a sentence if one of them is missing or broken
 */
export function approvalOf(texts: readonly TextStatus[], by: string, day: string): Reviews {
  const broken = texts.filter(
    ({ text, english, faults }) => text === undefined || faults.length > 0 || textFault(text, english) !== undefined,
  );
  if (broken.length > 0) {
    throw new Error(`Missing or broken, so it cannot be approved: ${broken.map(({ key }) => key).join(', ')}.`);
  }
  return { reviewed: texts.map(({ namespace, key }) => `${namespace}: ${key}`), note: `${by}, ${day}` };
}
