import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildSite } from '../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../branches/model/files/parseFiles.ts';
import { createJsonSchemas } from '../../../branches/model/jsonSchema.ts';
import { branchFile } from '../../../branches/model/schema/branchFile.ts';
import { findPlaceholders } from '../../../branches/model/warnings/unfilledPlaceholders.ts';
import { CONFIGURATIONS } from '../../fixtures/configurations.ts';
import { runHere } from '../../support/runHere.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const TODAY = '2026-11-21';
const folder = temporaryFolder({}, afterAll);
for (const id of ['madurai', 'tiruchirappalli-west']) await runHere('scripts/newBranch.ts', [id, '--branches', folder]);
const text = readFileSync(`${folder}/madurai.yaml`, 'utf8');
const withNew = (id: string) => [
  ...CONFIGURATIONS['two-branches'],
  { path: `branches/${id}.yaml`, text: readFileSync(`${folder}/${id}.yaml`, 'utf8') },
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

test.each(Object.entries(createJsonSchemas()))(
  'branches/schema/%s, which text editors use, matches the schemas',
  (name, text) => {
    expect(readFileSync(`branches/schema/${name}`, 'utf8'), 'npm run schemas writes it anew').toBe(text);
  },
);
