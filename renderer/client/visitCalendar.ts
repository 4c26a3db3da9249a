/** A visit as a calendar's entry: iCalendar (RFC 5545), in UTC, which every calendar shows in its own zone. */
import { escapeValue, joinLines } from '../../branches/model/contentLine.ts';
import { VISIT_LENGTH } from '../../branches/model/visit.ts';

type CalendarEntry = Readonly<{
  /** When it begins, in milliseconds since 1970, UTC. */
  begins: number;
  /** When it is written. */
  now: number;
  title: string;
  place: string;
  notes: string;
  /** The link to the visit. */
  link: string;
}>;

/** 20261205T053000Z */
const utc = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

/** The calendar file of a visit, in UTF-8. */
export const createCalendar = ({ begins, now, title, place, notes, link }: CalendarEntry): string =>
  joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//clinic//EN',
    'BEGIN:VEVENT',
    // The same link is the same entry, also when it is added twice.
    `UID:${escapeValue(link)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(begins)}`,
    `DTEND:${utc(begins + VISIT_LENGTH)}`,
    `SUMMARY:${escapeValue(title)}`,
    `LOCATION:${escapeValue(place)}`,
    `DESCRIPTION:${escapeValue(`${notes}\n${link}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
