/** The build’s report on changed, added and removed pages. */
import { expect, test } from 'vitest';
import { changeReport, nextLine } from '../../../../scripts/build/report.ts';
import { type Files, temporaryFolder } from '../../../support/temporaryFolder.ts';

const reportOf = (last: Files, fresh: Files) => changeReport(temporaryFolder(fresh), temporaryFolder(last));

test('a first build reports totals, and one without changes says so', () => {
  expect(reportOf({ 'index.html': 'x' }, { 'index.html': 'x' })).toEqual(['no page changed since the last build']);
  expect(reportOf({}, { 'index.html': 'a'.repeat(1500), 'offers.html': '' })).toEqual(['2 pages, 1.5 kB']);
});

test('a few changed pages are listed, with those added and removed', () => {
  const last = { 'index.html': 'one', 'contact.html': 'one', 'offers.html': 'offers', 'gone.html': 'gone' };
  const fresh = { 'index.html': 'two', 'contact.html': 'two', 'offers.html': 'offers', 'contact/new.html': 'new.' };
  expect(reportOf(last, fresh)).toEqual([
    '2 pages of 4 changed since the last build, same size: /, /contact',
    'pages added: /contact/new',
    'pages removed: /gone',
  ]);
});

test.each([
  [['combined'], 'dist', 'Look at combined: npm run serve'],
  [['madurai'], 'dist', 'Look at madurai: npm run serve -- madurai'],
  [['madurai'], 'out', 'Look at madurai: npm run serve -- madurai --from out'],
  [['combined', 'madurai', 'trichy'], 'dist', 'Look at combined: npm run serve; at madurai: npm run serve -- madurai'],
])('the command for %s in %s', (sites, outDir, line) => {
  expect(nextLine(sites, outDir)).toBe(line);
});
