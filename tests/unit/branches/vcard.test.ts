import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { Branch, LocalText } from '../../../branches/model/siteModel.ts';
import { createVcard } from '../../../branches/model/vcard.ts';
import { siteOf } from '../../support/siteOf.ts';

const site = siteOf('2026-11-21');
const [branch] = site.branches;
if (!branch) throw new Error('There is no branch.');

const inEnglish = {
  uid: 'https://www.sample-dental.example/#chennai',
  today: '2026-11-21',
  page: 'https://www.sample-dental.example/contact',
  say: ({ en }: LocalText) => en,
};
const cardOf = (changes: Partial<Branch>, name = site.clinic.name) =>
  createVcard({ ...branch, ...changes }, { ...site.clinic, name }, inEnglish);

/** What a phone reads: each property with its value. */
const readCard = (card: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(ICAL.parse(card)[1].map(([name, , , value]: readonly unknown[]) => [name, value]));

test('a phone can save a branch as a contact', () => {
  const card = cardOf({});
  expect(readCard(card)).toEqual({
    version: '3.0',
    uid: 'https://www.sample-dental.example/#chennai',
    rev: '2026-11-21',
    n: ['', 'Sample Dental Clinic, Chennai', '', '', ''],
    fn: 'Sample Dental Clinic, Chennai',
    org: ['Sample Dental Clinic', 'Chennai'],
    tel: '+910000000001',
    email: 'chennai@sample-dental.example',
    adr: [
      '',
      '',
      '1 Sample Building, 70 Feet Road, Periyar Nagar, Perambur',
      'Chennai',
      'Tamil Nadu',
      '600082',
      'India',
    ],
    url: 'https://www.sample-dental.example/contact',
  });
  expect(card.split('\r\n')).toEqual(expect.arrayContaining(['TEL;TYPE=WORK,VOICE:+910000000001', 'END:VCARD', '']));
  expect(cardOf({ whatsapp: '+910000000005' })).toContain('\r\nTEL;TYPE=CELL:+910000000005\r\n');
});

test.each([
  ['separators and a line break', 'Door 1; rear\\side, "Old, Post" Office\nEND:VCARD', 1],
  ['long Tamil', 'ஸ்ரீகிருஷ்ணமூர்த்தி பல் மருத்துவமனை, பெரம்பூர் நெடுஞ்சாலை அருகில் உள்ள கட்டிடம்', 3],
  ['emoji of several parts', 'Clinic 👨‍👩‍👧‍👦🦷🇮🇳👩🏽‍⚕️❤️', 6],
  ['letters of more bytes than a line has', `e${'\u0301'.repeat(60)}`, 2],
])('a contact keeps %s whole, at whichever byte a line ends', (_what, text, times) => {
  for (let shift = 0; shift < 75; shift++) {
    const long = '-'.repeat(shift) + text.repeat(times);
    const card = cardOf({ name: { en: long }, address: { ...branch.address, lines: [{ en: long }] } }, { en: long });
    const [name, street] = [`${long}, ${long}`, long].map((part) => expect.arrayContaining([part]));
    expect(readCard(card)).toMatchObject({ n: name, org: [long, long], adr: street });
    expect(card.match(/^END:VCARD/gm)).toHaveLength(1);
    const lines = card.split('\r\n');
    // A continued line never starts inside a letter.
    for (const line of lines) {
      expect(line).not.toMatch(/^ (?:\p{M}|\u200d|\p{Emoji_Modifier})|\u200d$/u);
      if (!text.startsWith('e')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  }
});
