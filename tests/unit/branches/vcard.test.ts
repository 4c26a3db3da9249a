import { expect, test } from 'vitest';
import { buildSite } from '../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../branches/model/files/parseFiles.ts';
import type { LocalText } from '../../../branches/model/siteModel.ts';
import { createVcard } from '../../../branches/model/vcard.ts';
import { CONFIGURATIONS } from '../../fixtures/configurations.ts';

const site = buildSite('combined', parseFiles(CONFIGURATIONS['two-branches']), '2026-11-21');
const [branch] = site.branches;
if (!branch) throw new Error('There is no branch.');

const inEnglish = { page: 'https://www.sample-dental.example/contact', say: ({ en }: LocalText) => en };

test('a phone can save a branch as a contact', () => {
  expect(createVcard(branch, site.clinic, inEnglish).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;Sample Dental Clinic\\, Chennai;;;',
    'FN:Sample Dental Clinic\\, Chennai',
    'ORG:Sample Dental Clinic;Chennai',
    'TEL;TYPE=WORK,VOICE:+910000000001',
    'EMAIL;TYPE=INTERNET,WORK:chennai@sample-dental.example',
    // Lines over 75 bytes continue on the next one, after a space.
    'ADR;TYPE=WORK:;;1 Sample Building\\, 70 Feet Road\\, Periyar Nagar\\, Perambur',
    ' ;Chennai;;600082;India',
    'URL:https://www.sample-dental.example/contact',
    'END:VCARD',
    '',
  ]);
});

test('escapes special characters in a text and never splits a character', () => {
  const lines = [{ en: 'Door 1; rear\\side, பெரம்பூர் நெடுஞ்சாலை அருகில் உள்ள கட்டிடம்\nEND:VCARD' }];
  const card = createVcard(
    { ...branch, whatsapp: '+910000000005', address: { ...branch.address, lines } },
    site.clinic,
    inEnglish,
  );
  expect(card).toContain('TEL;TYPE=CELL:+910000000005');
  expect(card.match(/^END:VCARD/gm)).toHaveLength(1);
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain(
    'Door 1\\; rear\\\\side\\, பெரம்பூர் நெடுஞ்சாலை அருகில் உள்ள கட்டிடம்\\nEND:VCARD',
  );
  expect(card).not.toContain('\ufffd');
});
