/** Phone numbers as people write and read them. For builds only: the plan of all numbers is too large for a browser. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Writes an E.164 number for people to read, in the groups that its country uses: `+91 98400 12345`, `+91 44 2345 6789`. One
 * that nobody can have, such as a placeholder, has the groups of a mobile number; one of another shape comes back as it is.
 */
export function formatPhone(e164: string): string {
  const number = parsePhoneNumberFromString(e164);
  if (number?.isValid()) return number.formatInternational().replaceAll(' ', '\u00a0');
  return e164.replace(/^\+91(\d{5})(\d{5})$/, '+91\u00a0$1\u00a0$2');
}

/** Whether the plan of numbers has this E.164 number. It lags behind: a series that was opened last month may be missing. */
export const isKnownNumber = (e164: string): boolean => parsePhoneNumberFromString(e164)?.isValid() ?? false;

/** A number that evidently stands for one that is still to come: `+910000000001`. */
export const PLACEHOLDER_NUMBER = /^\+910{7,}\d*$/;

/**
 * The number that a person means by an Indian number, E.164: ten digits, with or without the code of the country or the 0
 * of long-distance calls, in groups or not. Undefined where it is not certain: digits too many or too few, two numbers,
 * another country.
 */
export function dialled(typed: string): string | undefined {
  if (!/^\(?\+?[\d\s().‐-―-]*$/.test(typed)) return undefined;
  // As a group of its own, 91 is the code of the country, and no part of the ten digits.
  const digits = typed.replace(/^\(?0?91(?!\d)/, '+91').replace(/[^+\d]/g, '');
  const [, number] = /^(?:\+91|0091|91)?0?([1-9]\d{9})$/.exec(digits) ?? [];
  return number && `+91${number}`;
}
