import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildSite } from '../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../branches/model/files/parseFiles.ts';
import { createJsonSchemas } from '../../../branches/model/jsonSchema.ts';
import { newBranchFile } from '../../../branches/model/newBranch.ts';
import { branchFile } from '../../../branches/model/schema/branchFile.ts';
import { findPlaceholders } from '../../../branches/model/warnings/unfilledPlaceholders.ts';
import { CONFIGURATIONS } from '../../fixtures/configurations.ts';

const LANGUAGES = [
  { code: 'ta', nativeName: 'தமிழ்' },
  { code: 'hi', nativeName: 'हिन्दी' },
];
const TODAY = '2026-11-21';
const text = newBranchFile('madurai', LANGUAGES);
const withNew = (id: string) => [
  ...CONFIGURATIONS['two-branches'],
  { path: `branches/${id}.yaml`, text: newBranchFile(id, LANGUAGES) },
];

test('the file of a new branch is valid as written: the branch appears under its name', () => {
  const site = buildSite('combined', parseFiles(withNew('tiruchirappalli-west')), TODAY);
  expect(site.branches.map(({ name }) => name.en)).toContain('Tiruchirappalli West');
});

test('the file of a new branch has every key of the schema, each under its description', () => {
  expect(Object.keys(parse(text))).toEqual(Object.keys(branchFile.shape));
  for (const key of Object.keys(branchFile.shape)) expect(text).toMatch(new RegExp(`\\n# [A-Z].+\\n${key}:`));
  expect(text).not.toMatch(/[&*]a\d/);
});

/** What preflight finds in it. */
const found = parseFiles(withNew('madurai'))
  .sources.filter(({ id }) => id === 'madurai')
  .flatMap(findPlaceholders);

test('the file of a new branch contains nothing real: preflight finds its numbers, addresses and names', () => {
  const said = found.map(({ message }) => message).join('\n');
  for (const part of ['+910000000009', 'madurai@', 'booking.sample', 'area of Madurai', '1 Sample Street']) {
    expect(said).toContain(part);
  }
});

test('the translations of a new branch have a line under every English text, in the language’s script where the text is known', () => {
  const english = text.match(/^ *(?:- )?en: .+$/gm) ?? [];
  expect(english.length).toBeGreaterThan(5);
  const below = text.match(/^ *(?:- )?en: .+\n *ta: மாதிரி உரை\n *hi: Sample text$/gm);
  expect(below).toHaveLength(english.length);
});

test('the translations of a new branch are reported by preflight until they are replaced', () => {
  const translated = text.split('\n').flatMap((line, i) => (/^ *(?:ta|hi): /.test(line) ? [i + 1] : []));
  expect(found.map(({ line }) => line)).toEqual(expect.arrayContaining(translated));
});

test('the translations of a new branch may be deleted, as the file says', () => {
  expect(text).toMatch(/^# Lines with ta: are in தமிழ்\. If you cannot write it, delete them: /m);
  const without = text.replaceAll(/^ *(?:ta|hi): .*\n/gm, '');
  const files = [...CONFIGURATIONS['two-branches'], { path: 'branches/madurai.yaml', text: without }];
  const site = buildSite('combined', parseFiles(files), TODAY);
  expect(site.branches.find(({ id }) => id === 'madurai')?.area).toEqual({ en: 'Sample area of Madurai' });
});

test.each(Object.entries(createJsonSchemas()))(
  'branches/schema/%s, which text editors use, matches the schemas',
  (name, text) => {
    expect(readFileSync(`branches/schema/${name}`, 'utf8'), 'npm run schemas writes it anew').toBe(text);
  },
);
