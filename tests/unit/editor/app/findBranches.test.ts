import { expect, test } from 'vitest';
import { findBranches } from '../../../../editor/app/staff/branches/findBranches.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { createTestStore, openTestEditor } from '../../../support/editorSession.ts';

const chain = Object.fromEntries(CONFIGURATIONS['fifty-branches'].map(({ path, text }) => [path, text]));
const salem = chain['branches/salem.yaml']?.replace('address:', 'address:\n  district: { en: Mango Hills }');
const store = createTestStore({ ...chain, 'branches/salem.yaml': undefined, 'branches/steel-city.yaml': salem });
const files = openTestEditor(store).forms.files();

test.each([
  ['its name', ' TENKASI ', ['tenkasi']],
  ['a part of its name in Tamil', 'நெல்வே', ['tirunelveli']],
  ['its Tamil name, a vowel sign in two parts', 'க\u0bc7\u0bbeயம்புத்தூர்', ['coimbatore', 'mettupalayam', 'pollachi']],
  ['its area', 'udhagamandalam bus', ['udhagamandalam']],
  ['its district', 'virudhunagar', ['rajapalayam', 'sivakasi', 'virudhunagar']],
  ['its district in Tamil', 'தூத்துக்குடி', ['kovilpatti', 'thoothukudi']],
  ['its PIN', '638452', ['gobichettipalayam']],
  ['its PIN in two parts', '600 082', ['chennai']],
  ['the beginning of its PIN', '6384', ['gobichettipalayam']],
  ['its region', 'erode district', ['erode', 'gobichettipalayam']],
  ['a district that its region does not name', 'mango', ['steel-city']],
  ['its id and its name', 'steel-city Salem', ['steel-city']],
  ['a name that no branch has', 'Mumbai', []],
])('a branch of fifty is found by %s: %s', async (_what, search, found) => {
  const branches = (await files).filter(({ kind }) => kind === 'branch');
  expect(findBranches(branches, search).map(({ id }) => id)).toEqual(found);
});

test('all branches are listed before anything is searched, each with its area and PIN', async () => {
  expect(findBranches(await files, ' ')).toHaveLength(51);
  expect((await files).slice(0, 3).map(({ name, where }) => [name, where])).toEqual([
    ['Sample Dental Clinic', ''],
    ['Chennai', 'Perambur, 600082'],
    ['Ambur', 'Old Bus Stand, 635802'],
  ]);
});
