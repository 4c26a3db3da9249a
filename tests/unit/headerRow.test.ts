import { expect, test } from 'vitest';
import { mediaForRow } from '../../components/shell/header/headerRow.ts';
import { from } from '../../components/ui/style/tokens.ts';

const ENGLISH =
  'Home Services Offers Reviews Free_Consultation Tooth_Pain_Relief Dental_Tips Dental_Myths About Contact'
    .concat(' Bill_Payment Book_Appointment Dental Clinic')
    .split(' ')
    .map((label) => label.replaceAll('_', ' '));

test('the row of links shows from the width where its texts fit, or never if no screen is wide enough', () => {
  expect(mediaForRow(ENGLISH)).toBe(from.wide);
  expect(mediaForRow([...ENGLISH, 'Tooth and Gum Hospital'])).toBe(from.wider);
  expect(mediaForRow(ENGLISH.map((label) => `${label} ${label}`))).toBe('@media not all');
});

test('on the widest screens it has no more room than the header, which stops growing', () => {
  const ofWidth = (rem: number) => ['a'.repeat(Math.floor(rem / 0.46))];
  expect(mediaForRow(ofWidth(74))).toBe(from.wider);
  expect(mediaForRow(ofWidth(77))).toBe('@media not all');
});

test('scripts wider than Latin need more room', () => {
  const tamil = Array.from({ length: 12 }, () => 'பல் மருத்துவம்');
  const latin = Array.from({ length: 12 }, () => 'aaaaaaa');
  expect(mediaForRow(latin)).toBe(from.wide);
  expect(mediaForRow(tamil)).not.toBe(from.wide);
});
