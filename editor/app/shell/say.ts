import { getI18n, useTranslation } from 'react-i18next';
import type { FormMessage } from '../../content/refusal.ts';

/** The message of a problem for forms, if there is one, otherwise for files and commands. @param t looks up a text */
export function sentenceIn(
  t: (key: string, values?: Record<string, unknown>) => string,
  { formMessage, message }: Readonly<{ formMessage?: FormMessage | undefined; message: string }>,
): string {
  if (!formMessage) return message;
  const given: Record<string, unknown> = { ...formMessage.values };
  if (given.day) given.day = t(`editor-fields:choices.${given.day}`);
  if (given.on) given.on = dayIn(getI18n()?.language ?? 'en').format(new Date(String(given.on)));
  return t(formMessage.key, given);
}

/** A part of the editor that is loaded when it is needed, in the words of each browser. */
const NOT_LOADED = /dynamically imported module|importing a module script/i;

/** The same in the language of the editor, for errors of the browser and the device, too. */
export function say(wrong: Parameters<typeof sentenceIn>[1] & Readonly<{ name?: string; code?: unknown }>): string {
  const t = getI18n().getFixedT(null, 'editor-mistakes');
  if (wrong.name === 'NotStored') return t(`editor-signin:device.${wrong.code}`);
  return sentenceIn(
    t,
    NOT_LOADED.test(wrong.message) ? { ...wrong, formMessage: { key: 'refused.notLoaded' } } : wrong,
  );
}

/** Returns a function that formats a day or time as the clinic's date, in the editor's language: "4 January 2027", or in full with the day of the week. */
export function useDay(dateStyle: 'long' | 'full' = 'long'): (day: string | number) => string {
  const { i18n } = useTranslation();
  const format = dayIn(i18n.language, dateStyle);
  return (day) => format.format(new Date(day));
}

const dayIn = (language: string, dateStyle: 'long' | 'full' = 'long') =>
  new Intl.DateTimeFormat(`${language}-IN`, { dateStyle, timeZone: 'Asia/Kolkata' });
