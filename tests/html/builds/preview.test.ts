/** A site with the pages of every language that is not published yet, held to what holds for published ones. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite, listVariants } from '../../../branches/model/buildSite.ts';
import { todayInKolkata } from '../../../branches/model/day.ts';
import { loadFiles } from '../../../branches/model/files/loadFiles.ts';
import { siteMap } from '../../../renderer/site/routes.ts';
import { runScript } from '../../support/runScript.ts';
import { findLeaks } from '../checks/leaks.ts';
import { faultsOfNames } from '../checks/names.ts';
import { addressesOf, brokenAddresses } from '../checks/references.ts';
import { findInvalid } from '../checks/validator.ts';
import { type BuiltPage, type BuiltSite, readBuilt } from '../support/readBuilt.ts';

/** The site of one branch alone, whichever there are. */
const VARIANT = listVariants(loadFiles('branches')).at(-1) ?? 'combined';
const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const today = todayInKolkata(new Date());

let built: BuiltSite;
let tamil: readonly BuiltPage[];

beforeAll(() => {
  const options = [VARIANT, '--preview', '--out', folder, '--today', today];
  const { status, stderr } = runScript('scripts/build.ts', options);
  if (status !== 0) throw new Error(stderr);
  built = readBuilt(join(folder, VARIANT), buildSite(VARIANT, loadFiles('branches'), today));
  tamil = built.pages.filter(({ path }) => path === '/ta' || path.startsWith('/ta/'));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a site with pages under review', () => {
  test('has every page in Tamil, the one for unknown addresses too', () => {
    expect(tamil).toHaveLength(siteMap(built.site).length + 1);
    for (const { document, path } of tamil) {
      expect(document.querySelector('html')?.getAttribute('lang'), path).toBe('ta');
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content'), path).toBe('noindex');
    }
  });

  test('is valid HTML in Tamil, no id twice', async () => {
    for (const { html, path } of tamil) expect(await findInvalid(html), path).toEqual([]);
  });

  test('names nothing that is not there', () => {
    const broken = built.pages.flatMap((page) =>
      brokenAddresses(addressesOf(page), built, page).map((address) => `${page.path} -> ${address}`),
    );
    expect(broken).toEqual([]);
  });

  test('gives nothing away and has files that every host takes', () => {
    const names = readdirSync(built.root, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(built.root, name)).isFile())
      .map((name) => name.replaceAll('\\', '/'));
    expect(faultsOfNames(names)).toEqual([]);
    expect(built.pages.flatMap(({ path, html }) => findLeaks(path, html))).toEqual([]);
  });
});
