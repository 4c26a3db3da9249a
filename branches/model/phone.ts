/**
 * Formats and reads phone numbers. For builds and the editor only: the numbering plans are too large for a patient's browser. Nothing else
 * knows a plan: the small one of the same library takes nine digits after 16001 for a number, and the full one does not.
 *
 * Numbers are written in E.164. Toll-free and shared-cost numbers (1800, 1860) are written as they are dialled, without
 * +91: many networks in India connect them in no other form, and no other country can call them.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expected } from '../../diagnostics/expectations.ts';

/**
 * The first digits of numbers from which telemarketers (140), and authorities and banks (1600, 1601) call: the Department of
 * Telecommunications' memorandum of 28 May 2024. No clinic has one, and nobody can call them back. libphonenumber-js 1.13 takes the latter
 * for mobile numbers.
 */
const ONLY_CALLING = '140|160[01]';
/** A number with a subscriber, who can also have WhatsApp. */
export const OWN_NUMBER = new RegExp(`^\\+91(?!18[06]0|${ONLY_CALLING})\\d{10}$`);
/** A number that patients can call. */
export const CALLED_NUMBER = new RegExp(`${OWN_NUMBER.source}|^18[06]0\\d{6,7}$`);

const SERVICE_NUMBER = /^(?:\+91)?(18[06]0\d{6,7})$/;

const parsed = (number: string) => parsePhoneNumberFromString(number, 'IN');

/**
 * Formats a number in the groups that its country uses: `+91 98400 12345`, `+91 44 2345 6789`, `1800 123 4567`. An invalid
 * Indian number, such as a placeholder, is grouped like a mobile number; anything else is returned unchanged.
 */
export function formatPhone(number: string): string {
  const known = parsed(number);
  if (known?.isValid()) return known.format(SERVICE_NUMBER.test(number) ? 'NATIONAL' : 'INTERNATIONAL');
  return number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2').replace(/^(18[06]0)(\d{3})(\d{3,4})$/, '$1 $2 $3');
}

/** Whether a number is valid in the numbering plan. The plan lags behind: a series opened last month may be missing. */
export const isKnownNumber = (number: string): boolean => parsed(number)?.isValid() ?? false;

export const PLACEHOLDER_NUMBER = /^\+910{7,}\d*$/;

/** A link to a chat; what it leads to is a number with its country code. */
const CHAT_LINK =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:(?:api|web)\.whatsapp\.com|whatsapp:\/)\/send\/?\?(?:.*&)?phone=)(?:\+|%2B)?(\d+)(?:\D.*)?$/i;
const withoutLink = (typed: string) => typed.replace(CHAT_LINK, '+$1').replace(/^tel:/i, '');

const BETWEEN_NUMBERS = /[/,;&|]|\b(?:or|and)\b/i;
const EXTENSION = /[\s,;(-]*(?:extn?|extension|x)[\s.:=#-]*\d{1,6}\)?\s*$/i;
/** The country code; as a separate group, 91 is not part of the ten digits. */
const INDIA = /^\(?(?:\+91|0091|0?91(?!\d))/;

/**
 * Reads an Indian number as people type it: ten digits, with or without country code or trunk prefix 0, grouped or not; a
 * toll-free number; a link to a call or a chat. Undefined if it is ambiguous: wrong number of digits, two numbers, another
 * country.
 */
export function parsePhoneNumber(typed: string): string | undefined {
  const number = withoutLink(typed);
  if (!/^\(?\+?[\d\s().‐-―-]*$/.test(number)) return undefined;
  const digits = number.replace(INDIA, '+91').replace(/[^+\d]/g, '');
  const [, own] = /^(?:\+91|91)?0?([1-9]\d{9,10})$/.exec(digits) ?? [];
  return own && [own, `+91${own}`].find((each) => CALLED_NUMBER.test(each));
}

/** The numbers in a text that has several, or one with an extension. */
export function numbersIn(typed: string): readonly string[] {
  const parts = withoutLink(typed).split(BETWEEN_NUMBERS);
  const numbers = [typed, ...parts].map((part) =>
    parsePhoneNumber(part.replace(EXTENSION, '').replace(/^[^\w+(]+|[^\w)]+$/g, '')),
  );
  return [...new Set(numbers.filter((number) => number !== undefined))];
}

/**
 * What is expected in place of what was typed for a number, with the reason.
 * @param isChat whether it is to be a number for WhatsApp
 */
export function expectedNumber(typed: unknown, isChat: boolean): string {
  const text = withoutLink(String(typed ?? ''));
  const isService = SERVICE_NUMBER.test(parsePhoneNumber(text) ?? '');
  if (isService && isChat) return expected('noChat');
  if (isService) return expected('tollFree');
  const usual = expected('phone', { quotes: typeof typed === 'string' ? '' : ', in quotes' });
  if (parsePhoneNumber(text) || !/\d/.test(text)) return usual;
  if (text.split(BETWEEN_NUMBERS).filter((part) => /\d/.test(part)).length > 1) return expected('oneNumber');
  if (EXTENSION.test(text)) return expected('noExtension');
  if (/^\s*(?:\+|00)(?!91)/.test(text)) return expected('indianNumber');
  const [word] = /\p{L}+/u.exec(text) ?? [];
  if (word) return expected('digitsOnly', { word });
  const digits = text.replace(INDIA, '').replace(/\D/g, '').replace(/^0/, '');
  const { length } = digits;
  if (length === 10 && new RegExp(`^(?:${ONLY_CALLING})`).test(digits)) return expected('onlyCalling');
  if (/^(?:91)?\d{10}$/.test(digits)) return usual;
  if (length < 6) return expected('shortNumber');
  return expected('tenDigits', { length, landline: length < 10 ? ', for a landline with its area code' : '' });
}
