import { useTranslation } from 'react-i18next';

/** Writes ISO times as the clinic's day and clock, in the editor's language. */
export function useClock(): (time: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'short',
    hour12: false,
  });
  return (time) => format.format(new Date(time));
}
