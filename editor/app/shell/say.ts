import { useTranslation } from 'react-i18next';
import type { Said } from '../../form/mistakes.ts';

/** A sentence with the day of the week that it names in a person's language. @param t looks up a text */
export function sentenceIn(
  t: (key: string, values?: Record<string, unknown>) => string,
  { key, values }: Said,
): string {
  const given: Record<string, unknown> = { ...values };
  return t(key, given.day ? { ...given, day: t(`editor-fields:choices.${given.day}`) } : given);
}

/** Says what is wrong: in the words of a form, if there are any, otherwise in those of files and commands. */
export function useSay() {
  const { t } = useTranslation('editor-mistakes');
  return ({ said, message }: Readonly<{ said?: Said | undefined; message: string }>): string =>
    said ? sentenceIn(t, said) : message;
}

/** Writes days and times as the day that they are at the clinic, in the editor's language: "4 January 2027", or in full with the day of the week. */
export function useDay(dateStyle: 'long' | 'full' = 'long'): (day: string | number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(`${i18n.language}-IN`, { dateStyle, timeZone: 'Asia/Kolkata' });
  return (day) => format.format(new Date(day));
}
