import { stringify } from 'yaml';
import { formatPhone } from '../../../branches/model/phone.ts';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { formatTime } from '../../../renderer/i18n/figures.ts';

const PHONE = /^\+91\d{10}$/;

/** A value as a person reads it; groups and lists keep their shape. */
export type Said = string | readonly Said[] | Readonly<{ [name: string]: Said }>;

/**
 * Says every value of a group in the shape in which people know it: phone numbers, opening times, amounts.
 * @param name the key of the value in its group
 */
export function sayFacts(value: unknown, name = ''): Said {
  if (typeof value === 'string') return PHONE.test(value) ? formatPhone(value).replaceAll('\u00a0', ' ') : value;
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return name === 'shifts' ? sayTimes(value) : value.map((entry) => sayFacts(entry));
  if ('opens' in value && 'closes' in value) return `${sayTime(value.opens)} to ${sayTime(value.closes)}`;
  if ('exact' in value || 'about' in value || 'from' in value)
    return stringify(value, { collectionStyle: 'flow' }).trim();
  const inner = name === 'hours' ? 'shifts' : undefined;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, sayFacts(entry, inner ?? key)]));
}

function sayTimes(shifts: readonly unknown[]): string {
  return shifts.length === 0 ? 'closed' : shifts.map((shift) => sayFacts(shift)).join(', ');
}

const sayTime = (minutes: unknown) => formatTime(Number(minutes), { language: SOURCE_LANGUAGE });
