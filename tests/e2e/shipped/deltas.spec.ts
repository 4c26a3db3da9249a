/** With deltas, a browser that has one page is sent what another one, or a new build, changes in it. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { COMBINED } from '../../../branches/model/files/branchName.ts';
import { preserveTimes } from '../../../scripts/build/files/compressFiles.ts';
import { findDictionaries, writeDeltas } from '../../../scripts/build/files/writeDeltas.ts';
import { pageFile } from '../../../site/pages/routes.ts';
import { bytesOf, startCountedServer } from '../../support/countedServer.ts';
import { writeFiles } from '../../support/temporaryFolder.ts';
import { expect, test } from '../support/fixtures.ts';

const PAGES = ['/', '/contact', '/about'];

async function buildDeltas(outDir: string, lastDir: string): Promise<void> {
  const site = { outDir, lastDir, pages: PAGES.map((address) => ({ address })) };
  await writeDeltas(site, await findDictionaries(site), {});
  preserveTimes(site);
}

/** Opens a page as a link does: an address that is typed would be asked for anew. @returns the bytes that were sent for it */
async function follow(page: Page, server: Awaited<ReturnType<typeof startCountedServer>>, path: string) {
  await page.evaluate((address) => {
    location.href = address;
  }, path);
  await page.waitForURL(`**${path}`);
  return bytesOf((await server.rest()).filter((each) => each.path === path && !each.ahead));
}

for (const serviceWorkers of ['block', 'allow'] as const)
  test(`the second page costs two thirds at most, a page after a build a sixth, and a changed number is shown at once: with workers, ${serviceWorkers}`, async ({
    browser,
  }, { outputDir }) => {
    test.slow();
    const [now, last] = [join(outputDir, 'now'), join(outputDir, 'last')];
    cpSync(join('dist', COMBINED), now, { recursive: true, preserveTimestamps: true });
    const whole = (path: string) => readFileSync(join(now, `${pageFile(path)}.br`)).length;
    await buildDeltas(now, last);
    const server = await startCountedServer(now);
    const context = await browser.newContext({ serviceWorkers });
    const page = await context.newPage();
    await page.goto(server.origin);
    expect(bytesOf((await server.rest()).filter(({ path }) => path === '/'))).toBeGreaterThan(whole('/'));
    // Headers included, which no delta makes shorter.
    for (const path of ['/contact', '/about'])
      expect(await follow(page, server, path)).toBeLessThan(0.65 * whole(path));
    expect(await follow(page, server, '/contact')).toBeLessThan(1300);

    cpSync(now, last, { recursive: true, preserveTimestamps: true });
    const changed = readFileSync(join(now, 'about.html'), 'utf8').replace(/<h1[^>]*>/, '$&+91 00000 00099 ');
    writeFiles(now, { 'about.html': changed, 'about.html.br': brotliCompressSync(changed) });
    await buildDeltas(now, last);
    const after = await follow(page, server, '/about');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('+91 00000 00099');
    expect(after).toBeLessThan(0.15 * whole('/about'));
    await context.close();
    server.close();
  });
