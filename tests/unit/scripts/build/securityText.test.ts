/** The contact for vulnerability reports, and its expiry (RFC 9116). */
import { expect, test } from 'vitest';
import { buildSite } from '../../../../branches/model/buildSite.ts';
import { KOLKATA_AHEAD } from '../../../../branches/model/day.ts';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { createSecurityText } from '../../../../scripts/build/files/writeSiteFiles.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { LANGUAGE_TABLES } from '../../../fixtures/languages.ts';

const files = parseFiles(CONFIGURATIONS['two-branches']);
const textOn = (today: string) => createSecurityText(buildSite('combined', files, today));
const expiryOn = (today: string) => Date.parse(/^Expires: (.+)$/m.exec(textOn(today))?.[1] ?? '');

const DAY = 86_400_000;

/** Every day of two years, one of them a leap year. */
const DAYS = Array.from({ length: 731 }, (_, i) =>
  new Date(Date.parse('2027-01-01') + i * DAY).toISOString().slice(0, 10),
);

test('security.txt has the clinic’s address, its languages, and its own location', () => {
  const { clinic, siteUrl } = buildSite('combined', files, '2026-11-21');
  const languages = LANGUAGE_TABLES['two languages'];
  expect(createSecurityText(buildSite('combined', files, '2026-11-21'), languages)).toBe(
    [
      `Contact: mailto:${clinic.email}`,
      'Expires: 2027-10-28T00:00:00Z',
      'Preferred-Languages: en, ta',
      `Canonical: ${siteUrl}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
});

test('security.txt expires in the future, within a year, whatever day it is built on, and changes only monthly', () => {
  expect(DAYS).toContain('2028-02-29');
  for (const day of DAYS) {
    const dayBegins = Date.parse(day) - KOLKATA_AHEAD;
    const daysAhead = (expiryOn(day) - dayBegins) / DAY;
    expect(daysAhead, day).toBeGreaterThan(330);
    expect(daysAhead, day).toBeLessThan(365);
  }
  expect(new Set(DAYS.map(expiryOn)).size).toBe(24);
  expect(textOn('2026-11-01')).toBe(textOn('2026-11-30'));
});
