import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { readVisit } from '../../../branches/model/visit.ts';
import { createCalendar } from '../../../renderer/client/visitCalendar.ts';
import { type VisitWords, visitTime } from '../../../renderer/client/visitTime.ts';

const LINK = 'https://www.sample-dental.example/contact#visit=chennai,2026-12-05T11:00';
const visit = readVisit(new URL(LINK).hash);
if (!visit) throw new Error('No visit.');

const calendarOf = (changes: Partial<Parameters<typeof createCalendar>[0]> = {}) =>
  createCalendar({
    begins: visit.begins,
    now: Date.UTC(2026, 10, 29, 6, 7, 8),
    title: 'Your dental visit',
    place: 'Sample Dental Clinic, Chennai, 70 Feet Road; rear\\near',
    notes: 'Call Chennai: +91 00000 00001',
    link: LINK,
    ...changes,
  });
const entryOf = (calendar: string) => {
  const read = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent');
  if (!read) throw new Error('No entry.');
  return { read, event: new ICAL.Event(read) };
};

test('a calendar reads the entry: the time in India, an hour long, the place, and the link', () => {
  const { read, event } = entryOf(calendarOf());
  expect(event.startDate.toJSDate()).toEqual(new Date('2026-12-05T11:00:00+05:30'));
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-12-05T12:00:00+05:30'));
  expect(`${read.getFirstPropertyValue('dtstamp')}`).toBe('2026-11-29T06:07:08Z');
  expect(event.uid).toBe(LINK);
  expect(event.summary).toBe('Your dental visit');
  expect(event.location).toBe('Sample Dental Clinic, Chennai, 70 Feet Road; rear\\near');
  expect(event.description).toBe(`Call Chennai: +91 00000 00001\n${LINK}`);
});

test('lines end in CRLF, have at most 75 bytes, and keep every letter whole', () => {
  const tamil = 'மாதிரி பல் கிளினிக், சென்னை, பெரம்பூர் நெடுஞ்சாலை\r\nEND:VCALENDAR';
  for (let shift = 0; shift < 75; shift++) {
    const calendar = calendarOf({ place: '-'.repeat(shift) + tamil });
    expect(entryOf(calendar).event.location).toBe(`${'-'.repeat(shift)}${tamil.replace('\r', '')}`);
    expect(calendar.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    for (const line of calendar.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]|^ \p{M}/u);
    }
  }
});

const WORDS: VisitWords = {
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  days: Array.from('abcdefghijkl', (month) => `29 ${month} 2096`),
  times: Array.from({ length: 24 }, (_, hour) => `${hour % 12 || 12}:59 ${hour < 12 ? 'AM' : 'PM'}`),
  when: '{weekday}, {day}, {time}',
  whenInIndia: '{weekday}, {day}, {time} in India',
  passed: '',
  check: '',
};

test.each([
  [330, '2026-12-05T11:05', 'Sat, 5 l 2026, 11:05 AM'],
  [330, '2026-12-29T20:29', 'Tue, 29 l 2026, 8:29 PM'],
  [-480, '2026-12-07T00:30', 'Mon, 7 l 2026, 12:30 AM in India'],
  [840, '2029-01-31T20:59', 'Wed, 31 a 2029, 8:59 PM in India'],
])('%d minutes ahead of UTC, %s is "%s"', (ahead, time, words) => {
  const told = readVisit(`#visit=chennai,${time}`);
  expect(told && visitTime(told, WORDS, ahead)).toBe(words);
});
