/** Formats and reads phone numbers. For builds only: the numbering plans are too large for a browser. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Formats an E.164 number in the groups that its country uses: `+91 98400 12345`, `+91 44 2345 6789`. An invalid Indian
 * number, such as a placeholder, is grouped like a mobile number; anything else is returned unchanged.
 */
export function formatPhone(e164: string): string {
  const number = parsePhoneNumberFromString(e164);
  if (number?.isValid()) return number.formatInternational();
  return e164.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}

/** Whether an E.164 number is valid in the numbering plan. The plan lags behind: a series opened last month may be missing. */
export const isKnownNumber = (e164: string): boolean => parsePhoneNumberFromString(e164)?.isValid() ?? false;

export const PLACEHOLDER_NUMBER = /^\+910{7,}\d*$/;

/**
 * Reads an Indian number as people type it and returns it in E.164: ten digits, with or without country code or trunk
 * prefix 0, grouped or not. Undefined if it is ambiguous: wrong number of digits, two numbers, another country.
 */
export function dialled(typed: string): string | undefined {
  if (!/^\(?\+?[\d\s().‐-―-]*$/.test(typed)) return undefined;
  // As a separate group, 91 is the country code and not part of the ten digits.
  const digits = typed.replace(/^\(?0?91(?!\d)/, '+91').replace(/[^+\d]/g, '');
  const [, number] = /^(?:\+91|0091|91)?0?([1-9]\d{9})$/.exec(digits) ?? [];
  return number && `+91${number}`;
}
