import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSite } from '../../branches/model/build-site.ts';
import { loadFiles } from '../../branches/model/load-files.ts';
import { menu, siteMap } from '../../renderer/routes.ts';
import { SERVICES } from '../../renderer/services.ts';

const site = buildSite('combined', loadFiles('branches'), '2025-08-15');
const routes = siteMap(site);

describe('the site map', () => {
  test('has 25 pages with different ids and addresses', () => {
    expect(new Set(routes.map(({ id }) => id)).size).toBe(25);
    expect(new Set(routes.map(({ path }) => path)).size).toBe(25);
  });

  test('every page has its folder and its words; every folder is a page', () => {
    const folders = readdirSync('pages', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('+Page.tsx'))
      .map((name) => `/${dirname(name).replaceAll('\\', '/')}`);
    const pages = routes.map(({ path, branch }) => {
      if (branch) return '/contact/@booking';
      return path === '/' ? '/index' : path;
    });
    expect([...new Set(pages)].toSorted()).toEqual(folders.filter((folder) => folder !== '/_error').toSorted());
    for (const { namespace } of routes)
      expect(existsSync(join('locales/en', `${namespace}.json`)), namespace).toBe(true);
  });

  test('every page has words of its own', () => {
    const shared = routes.filter(({ branch }) => !branch).map(({ namespace }) => namespace);
    expect(shared).toEqual([...new Set(shared)]);
    for (const { path, namespace, branch } of routes) {
      const folder = path === '/' ? 'home' : path.split('/').at(-1);
      expect(namespace, path).toBe(branch ? 'booking' : folder);
    }
  });

  test('the header has its eleven links in order', () => {
    expect(menu('header').map(({ path }) => path)).toEqual([
      '/',
      '/services',
      '/offers',
      '/reviews',
      '/online-free-consultations-and-appointments',
      '/tooth-pain-relief',
      '/dental-tips',
      '/dental-myths',
      '/about',
      '/contact',
      '/bill-payment',
    ]);
  });

  test('the footer has its ten quick links in order', () => {
    expect(menu('footer').map(({ path }) => path)).toEqual([
      '/',
      '/services',
      '/offers',
      '/reviews',
      '/dental-myths',
      '/tooth-pain-relief',
      '/dental-tips',
      '/online-free-consultations-and-appointments',
      '/about',
      '/contact',
    ]);
  });

  test('the page above in the breadcrumbs is the page above in the address; wisdom teeth belong to the services', () => {
    for (const { id, path, parent } of routes) {
      const above = path.includes('/', 1) ? path.split('/')[1] : undefined;
      expect(parent, path).toBe(id === 'wisdomTooth' ? 'services' : above);
    }
  });
});

describe('the services', () => {
  test('are eleven, eight of them with More Details, four of them featured', () => {
    expect(SERVICES).toHaveLength(11);
    expect(SERVICES.filter(({ showMoreDetails }) => showMoreDetails)).toHaveLength(8);
    expect(SERVICES.filter(({ featured }) => featured)).toHaveLength(4);
  });

  test('each shows the figures of its own treatment', () => {
    expect(SERVICES.flatMap(({ id, treatment }) => (treatment ? [[id, treatment]] : []))).toEqual([
      ['root-canal-treatment', 'rootCanal'],
      ['clear-aligners', 'aligners'],
      ['dental-implants', 'implants'],
      ['cosmetic-dentistry', 'cosmetic'],
      ['teeth-extraction', 'extraction'],
      ['laser-dentistry', 'laser'],
    ]);
  });

  test('every service has a page and a picture', () => {
    for (const { subPage, image } of SERVICES) {
      expect(routes.map(({ path }) => path)).toContain(subPage);
      expect(existsSync(join('media', image)), image).toBe(true);
    }
  });
});
