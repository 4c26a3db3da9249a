/** Writes an E.164 number for people to read: `+91 98400 12345`. A number of another shape comes back as it is. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+91(\d{5})(\d{5})$/, '+91\u00a0$1\u00a0$2');
}

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
