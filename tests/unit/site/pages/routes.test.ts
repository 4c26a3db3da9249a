import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../../../branches/model/buildSite.ts';
import { pageFolder, pagePaths, siteMap, unlistedPages } from '../../../../site/pages/routes.ts';
import { FIXTURE_FACTS } from '../../../fixtures/folders.ts';
import { fifty } from '../../../support/fiftySite.ts';
import { loadFiles } from '../../../support/loadFiles.ts';

const site = buildSite('combined', loadFiles(FIXTURE_FACTS), '2025-08-15');
const routes = siteMap(fifty);

test('the site map has unique ids and addresses', () => {
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

test('the site map has a folder and words for every page, and a page for every folder', () => {
  const folders = readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('+Page.tsx'))
    .map((name) => dirname(name).replaceAll('\\', '/'));
  const pages = [...routes, ...unlistedPages(site), undefined].map(pageFolder);
  expect([...new Set(pages)].toSorted()).toEqual(folders.toSorted());
  for (const { namespace } of routes) expect(existsSync(join('locales/en', `${namespace}.json`)), namespace).toBe(true);
});

test('the site map has separate words for every page', () => {
  const shared = routes.filter(({ branch }) => !branch).map(({ namespace }) => namespace);
  expect(shared).toEqual([...new Set(shared)]);
  for (const { path, namespace, branch } of routes) {
    const folder = path === '/' ? 'home' : path.split('/').at(-1);
    const ofBranch = path.startsWith('/clinics/') ? 'clinic' : 'booking';
    expect(namespace, path).toBe(branch ? ofBranch : folder);
  }
});

test('up to eight branches have no pages besides their booking pages; nine have one each, and a list', () => {
  const pathsOf = (count: number) =>
    siteMap({ ...fifty, branches: fifty.branches.slice(0, count) })
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/clinics'));
  expect(pathsOf(8)).toEqual([]);
  expect(pathsOf(9)).toHaveLength(10);
  expect(pathsOf(9)).toEqual(expect.arrayContaining(['/clinics', '/clinics/chennai', '/clinics/ambur']));
  expect(pagePaths(fifty.branches)).toEqual(expect.arrayContaining(pathsOf(50)));
});
