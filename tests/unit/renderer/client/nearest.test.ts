/** The clinics are sorted by nearness to what is typed, in the browser alone. */
import { describe, expect, test } from 'vitest';
import { type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../../../locales/languages.ts';
import { findNearest } from '../../../../renderer/client/finder/nearest.ts';
import { distanceTo, soundsOf } from '../../../../renderer/client/finder/placeNames.ts';
import { POSTAL_DISTRICTS } from '../../../../renderer/client/finder/postalDistricts.ts';
import { clinicPlace } from '../../../../site/pages/clinicFacts.ts';
import { siteOf } from '../../../support/siteOf.ts';

const { branches } = siteOf('2026-11-22', 'fifty-branches');
const inLanguage = (language: Language | undefined) =>
  branches.map((branch) => clinicPlace(branch, language ?? SOURCE_LANGUAGE));
const FIFTY = inLanguage(SOURCE_LANGUAGE);

type Clinic = Parameters<typeof findNearest>[1][number];

function order(typed: string, clinics: readonly Clinic[] = FIFTY, language = 'en') {
  const found = findNearest(typed, clinics, language);
  return typeof found === 'string' ? found : found.nearestFirst.map(({ name }) => name);
}

const first = (typed: string) => order(typed).slice(0, 1);

/** A clinic of no fixture. */
const clinic = (name: string, pin: string, at?: number[]): Clinic => ({ name, pin, at, names: [[name]] });

test.each([
  ['627105', 'Kavalkinaru'],
  ['600082', 'Chennai'],
  ['600 045', 'Tambaram'],
  ['PIN: 643001', 'Udhagamandalam'],
])('%s puts the clinic with this PIN code first', (typed, name) => {
  expect(first(typed)).toEqual([name]);
});

test('a clinic to which people of a place come is nearer than the middle of its district', () => {
  expect(first('Valliyur')).toEqual(['Kavalkinaru']);
  expect(first('Madurai')).toEqual(['Madurai']);
});

test('the same six digits come before the same three, these before the distance, ties by the alphabet', () => {
  const at = [8.3, 77.5];
  const clinics = [
    clinic('Far', '600001'),
    clinic('Zone', '627002'),
    clinic('Area', '627001'),
    clinic('Same', '627105', [8.8, 77.4]),
    clinic('Close', '629001', at),
    clinic('Also close', '629002', at),
  ];
  expect(order('627105', clinics)).toEqual(['Same', 'Area', 'Zone', 'Also close', 'Close', 'Far']);
});

test('ties follow the alphabet of the page', () => {
  const named = (ta: string) => clinic(ta, '625001');
  expect(order('625999', ['மதுரை', 'அண்ணா நகர்', 'கே.கே. நகர்'].map(named), 'ta')).toEqual([
    'அண்ணா நகர்',
    'கே.கே. நகர்',
    'மதுரை',
  ]);
});

test('a clinic stands at its coordinates, or else in the middle of its postal district', () => {
  const clinics = [clinic('Chennai', '600001'), clinic('Moved', '643001', [13, 80.2]), clinic('Salem', '636001')];
  expect(order('631501', clinics)).toEqual(['Moved', 'Chennai', 'Salem']);
});

test('a PIN code that is typed half sorts by what is known', () => {
  expect(new Set(order('627').slice(0, 3))).toEqual(new Set(['Kavalkinaru', 'Tenkasi', 'Tirunelveli']));
  expect(first('6271')).toEqual(['Kavalkinaru']);
});

test.each([
  [
    'Tirunelveli',
    ['Thirunelveli', 'tirunelvely', 'Trinelveli', 'TIRUNELVELLI', 'Nellai', 'திருநெல்வேலி', 'திருனெல்வேளி', 'நெல்லை'],
  ],
  ['Coimbatore', ['Koimbatore', 'Coimbtore', 'Kovai', 'Coimbathur', 'கோயம்புத்தூர்', 'கோயம்பத்தூர்', 'கோவை']],
  ['Thoothukudi', ['Tuticorin', 'Thoothukkudi', 'Tuthukudi', 'தூத்துகுடி']],
  ['Tiruchirappalli', ['Trichy', 'Thiruchirapalli', 'Tiruchi', 'திருச்சி']],
  ['Palani', ['Pazhani', 'Palany', 'பழனி', 'பளனி']],
  ['Madurai', ['Mathurai', 'Maduri', 'மதுறை']],
  ['Thanjavur', ['Tanjore', 'Tanjavoor', 'தஞ்சாவுர்']],
  ['Kumbakonam', ['Kumbakonum', 'Kumbakonam, Thanjavur district']],
  ['Virudhunagar', ['Virudunagar', 'Viruthunagar']],
  ['Chennai', ['Perambur', 'பெரம்பூர்', 'Velachery', 'வேளச்சேரி', 'Chenai']],
  ['Salem', ['Selam', 'Salam', 'Salen']],
  ['Udhagamandalam', ['Ooty', 'ஊட்டி', 'Coonoor', 'The Nilgiris']],
])('%s is first for other spellings of it and for its area', (name, spellings) => {
  for (const typed of spellings) expect(first(typed), typed).toEqual([name]);
});

test.each([
  ['Azhagar', 'Alagar', 'அழகர்'],
  ['Dharmapuri', 'Tharmapuri', 'தர்மபுரி'],
  ['Thoothukkudi', 'Tutukudi', 'தூத்துக்குடி'],
  ['Pazhavoor', 'Palavur', 'பழவூர்', 'பளவூர்'],
  ['Chinnamanoor', 'Sinnamanur', 'சின்னமனூர்', 'சிண்ணமணூர்'],
])('%s is the same name as its other spellings', (name, ...spellings) => {
  for (const other of spellings) expect(distanceTo(soundsOf(name).join(''), soundsOf(other)), other).toBe(0);
});

test('a clinic comes before those of the district that has its name', () => {
  expect(first('Thanjavur')).toEqual(['Thanjavur']);
  expect(first('Coimbatore')).toEqual(['Coimbatore']);
});

test('a town without a clinic is found, and told as it was understood', () => {
  const told = (typed: string) => {
    const found = findNearest(typed, inLanguage(TRANSLATIONS[0]), 'ta');
    return typeof found === 'string' ? found : [found.place, found.nearestFirst[0]?.name];
  };
  expect(told('காங்கேயம்')).toEqual(['காங்கேயம்', 'ஈரோடு']);
  expect(told('kangeym')).toEqual(['Kangeyam', 'ஈரோடு']);
});

describe('what is no place here', () => {
  test.each(['Delhi', 'Mumbai', 'Kochi', 'Hyderabad', 'asdfgh', 'டெல்லி'])('%s is unknown', (typed) => {
    expect(order(typed)).toBe('unknown');
  });

  test.each(['560001', '110', '633001', '6271050'])('%s is no PIN code of Tamil Nadu', (typed) => {
    expect(order(typed)).toBe('elsewhere');
  });

  test.each(['', ' ', 'T', '62', '…', 'ஊ'])('"%s" is too short', (typed) => {
    expect(order(typed)).toBe('short');
  });

  test('a PIN code of another state is known where the clinic has a branch', () => {
    expect(order('560095', [clinic('Salem', '636001'), clinic('Bengaluru', '560001')])[0]).toBe('Bengaluru');
  });
});

test('every town of the table is found in its own postal district, by each of its names', () => {
  const rows = POSTAL_DISTRICTS.trim().split('\n');
  const here = rows.map((row) => clinic(row.slice(0, 3), `${row.slice(0, 3)}001`));
  expect(rows).toHaveLength(36);
  for (const row of rows) {
    const [, digits, north, east, towns = ''] = /^(6[0-4]\d) (\d+\.\d\d) (\d\d\.\d\d) (.+)$/.exec(row) ?? [];
    expect([Number(north) > 8 && Number(north) < 13.6, Number(east) > 76 && Number(east) < 80.4], row).toEqual([
      true,
      true,
    ]);
    for (const name of towns.split(/, |\//)) expect(order(name, here)[0], name).toBe(digits);
  }
});
