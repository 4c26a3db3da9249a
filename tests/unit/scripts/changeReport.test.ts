import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildSite } from '../../../branches/model/build-site.ts';
import { parseFiles } from '../../../branches/model/parse-files.ts';
import type { SiteModel } from '../../../branches/model/site-model.ts';
import { changeReport, keepFacts } from '../../../scripts/build/changeReport.ts';
import { CONFIGURATIONS } from '../../fixtures/configurations.ts';
import { withMistakes } from '../model/mistakes.ts';

const root = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const TODAY = '2025-08-15';
const before = buildSite('combined', parseFiles(CONFIGURATIONS['two-branches']), TODAY);
const after = buildSite(
  'combined',
  parseFiles(
    withMistakes(
      ['chennai', 'phone: "+910000000001"', 'phone: "+910000000021"'],
      ['chennai', '[11:00-13:30]', '[11:00-12:45]'],
    ),
  ),
  TODAY,
);

function write(dir: string, pages: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(pages)) {
    const file = join(root, dir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

async function reportOf(name: string, old: Record<string, string>, fresh: Record<string, string>, site: SiteModel) {
  write(`${name}/combined`, old);
  write(`${name}.partial/combined`, fresh);
  if (Object.keys(old).length > 0) await keepFacts(join(root, name), before);
  return changeReport(join(root, `${name}.partial/combined`), join(root, name), site);
}

test('a first build says how much there is', async () => {
  expect(await reportOf('first', {}, { 'index.html': 'a'.repeat(1500), 'offers.html': '' }, after)).toEqual([
    '2 pages, 1.5 kB',
  ]);
});

test('a build that changes nothing says so', async () => {
  expect(await reportOf('same', { 'index.html': 'x' }, { 'index.html': 'x' }, before)).toEqual([
    'no page changed since the last build',
  ]);
});

test('a branch that is new is told in one word', async () => {
  const grown = buildSite('combined', parseFiles(CONFIGURATIONS['three-branches']), TODAY);
  const fresh = { 'index.html': 'Chennai, Kavalkinaru and Madurai' };
  expect(await reportOf('branch', { 'index.html': 'Chennai and Kavalkinaru' }, fresh, grown)).toContain(
    'madurai: the whole branch on 1 page',
  );
});

test('a changed number and changed hours are told with the pages that say them', async () => {
  const old = {
    'index.html': '<a href="tel:+910000000001">',
    'contact.html': 'tel:+910000000001 11:00 AM to 1:30 PM',
    'offers.html': 'offers',
    'gone.html': 'gone',
  };
  const fresh = {
    'index.html': '<a href="tel:+910000000021">',
    'contact.html': 'tel:+910000000021 11:00 AM to 12:45 PM',
    'offers.html': 'offers',
    'contact/new.html': 'new',
  };
  expect(await reportOf('edit', old, fresh, after)).toEqual([
    '2 pages of 4 changed since the last build, same size',
    'chennai: phone on 2 pages, hours on 1 page',
    'pages added: /contact/new',
    'pages removed: /gone',
  ]);
});
