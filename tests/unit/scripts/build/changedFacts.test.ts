/** The site of one branch: its address is told once. */
import { expect, test } from 'vitest';
import { buildSite } from '../../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { changedFacts } from '../../../../scripts/build/report/changedFacts.ts';
import { factsOf } from '../../../../scripts/build/report/keptFacts.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';

const files = CONFIGURATIONS['three-branches'];
const addressed = (variant: string, from: string, to: string) =>
  factsOf(
    buildSite(variant, parseFiles(files.map((file) => ({ ...file, text: file.text.replace(from, to) }))), '2025-08-15'),
  );

test('an address that the branch has of its own is told as the fact of the branch', () => {
  const changed = changedFacts(
    addressed('madurai', '', ''),
    addressed('madurai', 'siteUrl: https://madurai.', 'siteUrl: https://new.'),
  );
  expect(changed.map(({ path }) => path.join(' '))).toEqual(['madurai siteUrl']);
});

test('an address that follows from the clinic is told as the address of the site', () => {
  const changed = changedFacts(
    addressed('chennai', '', ''),
    addressed('chennai', 'siteUrl: https://www.', 'siteUrl: https://new.'),
  );
  expect(changed.map(({ path }) => path.join(' '))).toEqual(['the address of the site']);
});
