/** The build’s report on changed, added and removed pages. */
import { expect, test } from 'vitest';
import { changeReport, nextLine } from '../../../../scripts/build/report.ts';
import { type Files, temporaryFolder } from '../../../support/temporaryFolder.ts';

const reportOf = (last: Files, fresh: Files) => changeReport(temporaryFolder(fresh), temporaryFolder(last));

const numbered = (count: number, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}.html`, text]));

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

test('many changed pages are counted, or called all', () => {
  const [many] = reportOf(numbered(8, 'a'), { ...numbered(7, 'b'), 'p7.html': 'a' });
  expect(many).toBe('7 pages of 8 changed since the last build, same size');
  const [all] = reportOf(numbered(8, 'a'), numbered(8, 'bc'));
  expect(all).toBe('every page changed since the last build (8 pages), +8 B');
  const [, added] = reportOf({ 'p0.html': 'a' }, numbered(9, 'b'));
  expect(added).toBe('pages added: 8, among them /p1, /p2, /p3');
});

test.each([
  [['combined'], 'dist', 'Look at combined: npm run serve'],
  [['madurai'], 'dist', 'Look at madurai: npm run serve -- madurai'],
  [['combined'], 'out', 'Look at combined: npm run serve -- --from out'],
  [['madurai'], 'out', 'Look at madurai: npm run serve -- madurai --from out'],
  [['combined', 'madurai', 'trichy'], 'dist', 'Look at combined: npm run serve; at madurai: npm run serve -- madurai'],
])('the command for %s in %s', (sites, outDir, line) => {
  expect(nextLine(sites, outDir)).toBe(line);
});
