/** What a build says last: how to look at what it has made. */
import { expect, test } from 'vitest';
import { nextLine } from '../../../../scripts/build/report/nextLine.ts';

test.each([
  [['combined'], 'dist', 'Look at combined: npm run serve'],
  [['madurai'], 'dist', 'Look at madurai: npm run serve -- madurai'],
  [['combined'], 'out', 'Look at combined: npm run serve -- --from out'],
  [['madurai'], 'out', 'Look at madurai: npm run serve -- madurai --from out'],
])('the command for %s in %s', (sites, outDir, line) => {
  expect(nextLine(sites, outDir)).toBe(line);
});

test('of many sites the first two are named', () => {
  expect(nextLine(['combined', 'madurai', 'trichy'], 'dist')).toBe(
    'Look at combined: npm run serve; at madurai: npm run serve -- madurai',
  );
});
