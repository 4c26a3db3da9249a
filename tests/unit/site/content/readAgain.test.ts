/** The site of a draft is read again where a file has changed, and only there: the page follows each keystroke. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSiteFromDisk } from '../../../../scripts/content/loadSiteFromDisk.ts';
import { FIXTURE_FACTS, FIXTURE_WORDS } from '../../../fixtures/folders.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

function copy() {
  const folder = temporaryFolder();
  const [branches, locales] = [join(folder, 'branches'), join(folder, 'locales')];
  cpSync(FIXTURE_FACTS, branches, { recursive: true });
  cpSync(FIXTURE_WORDS, locales, { recursive: true });
  const load = () => loadSiteFromDisk({ today: '2026-11-22', branches, locales });
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(folder, file), text.replace(from, to));
  };
  return { load, edit };
}

test('a changed fact is shown, and the words are not checked again', async () => {
  const { load, edit } = copy();
  const before = await load();
  edit('branches/chennai.yaml', 'sunday: [11:00-13:30]', 'sunday: [11:00-13:45]');
  const after = await load();
  expect(after.files.branches.find(({ id }) => id === 'chennai')?.file.hours.sunday).toEqual(['11:00-13:45']);
  expect(after.content.words).toEqual(before.content.words);
  for (const [i, file] of after.content.words.entries()) expect(file).toBe(before.content.words[i]);
});
