import { getI18n, useTranslation } from 'react-i18next';
import type { FormMessage } from '../../content/refusal.ts';

/** The message of a problem for forms, if there is one, otherwise for files and commands. @param t looks up a text */
export function sentenceIn(
  t: (key: string, values?: Record<string, unknown>) => string,
  { formMessage, message }: Readonly<{ formMessage?: FormMessage | undefined; message: string }>,
): string {
  if (!formMessage) return message;
  const given: Record<string, unknown> = { ...formMessage.values };
  return t(formMessage.key, given.day ? { ...given, day: t(`editor-fields:choices.${given.day}`) } : given);
}

/** The same in the language of the editor. `QuotaExceededError` gets a message of its own. */
export const say = (wrong: Parameters<typeof sentenceIn>[1] & Readonly<{ name?: string }>): string =>
  sentenceIn(
    getI18n().getFixedT(null, 'editor-mistakes'),
    wrong.name === 'QuotaExceededError' ? { ...wrong, formMessage: { key: 'refused.noRoom' } } : wrong,
  );

/** Returns a function that formats a day or time as the clinic's date, in the editor's language: "4 January 2027", or in full with the day of the week. */
export function useDay(dateStyle: 'long' | 'full' = 'long'): (day: string | number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(`${i18n.language}-IN`, { dateStyle, timeZone: 'Asia/Kolkata' });
  return (day) => format.format(new Date(day));
}
