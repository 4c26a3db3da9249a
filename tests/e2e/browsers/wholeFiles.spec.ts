/**
 * Pictures and scripts that a host answers wrongly for a while: the worker keeps none of it, and the next visit is whole.
 * Nothing is routed here: the driver would switch off the cache of the browser, which keeps wrong answers, too.
 */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { filesIn } from '../../../scripts/build/files/filesIn.ts';
import { fixtureDist } from '../../support/fixtureSite.ts';
import { type Answer, WRONG_FILES } from '../../support/rewriters.ts';
import { CONSULTATION, form, wakeForm } from '../support/consultationForm.ts';
import { expect, test } from '../support/fixtures.ts';
import { openAndKeep, PATIENT } from '../support/keptPages.ts';
import { type FaultyServer, startFaultyServer } from '../support/sites/faultyServer.ts';
import { everyNth } from '../support/takeTurns.ts';

test.use({ serviceWorkers: 'allow', expectedNoise: /Failed to load|net::ERR|[Pp]olicy|Unexpected (?:token|end)/ });
test.describe.configure({ timeout: 90_000 });

const BUILD = join(fixtureDist('preview'), 'combined');
const PAGE_HEADERS = { 'content-type': 'text/html' };
const isFile = (path: string) => /^\/(?:media|assets)\//.test(path);

let server: FaultyServer;
test.beforeEach(async ({ page }) => {
  server = await startFaultyServer(BUILD);
  await openAndKeep(page, `${server.origin}/`);
});
test.afterEach(() => server.close());

/** Pages are answered as by a host that lets others embed them. */
const changeFiles = (change: (answer: Answer) => Answer) =>
  server.change((answer, path) => (isFile(path) ? change(answer) : { ...answer, headers: PAGE_HEADERS }));

/** Opens a page that has pictures, and a form that is useless without its script. */
async function visit(page: Page): Promise<void> {
  await page.goto(server.origin + CONSULTATION);
  await form(page).scrollIntoViewIfNeeded();
}

/** Kept pictures and scripts by their paths, and whether they are of the type and length that their names say. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const files: (readonly [path: string, isRight: boolean])[] = [];
    for (const name of ['pictures', 'scripts']) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const [response, { pathname }] = [await cache.match(request), new URL(request.url)];
        const [, bytes, ending = ''] = /\.(\d+)(?:\.\d+)?\.(\w+)$/.exec(pathname) ?? [];
        const isOfKind = response?.headers.get('Content-Type')?.includes(ending === 'js' ? 'javascript' : ending);
        const length = (await response?.arrayBuffer())?.byteLength;
        files.push([pathname, isOfKind === true && length === Number(bytes)]);
      }
    }
    return files;
  });
const keptPaths = async (page: Page, isRight: boolean) =>
  (await kept(page)).filter(([, each]) => each === isRight).map(([path]) => path);

/** The pictures and scripts that a page has loaded. */
const loaded = async (page: Page) => {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return urls.map((url) => new URL(url).pathname).filter(isFile);
};

/** Shows the page with its pictures and a form that works, and keeps all of them, with a connection and then without one. */
async function expectWhole(page: Page): Promise<void> {
  for (const fault of [undefined, 'down'] as const) {
    server.suffer(fault);
    await visit(page);
    await wakeForm(page);
    const picture = page.getByRole('main').getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const files = await loaded(page);
    expect(files.length).toBeGreaterThan(3);
    await expect.poll(() => keptPaths(page, true), PATIENT).toEqual(expect.arrayContaining(files));
  }
  server.suffer();
}

// `whole.test.ts` shows that the worker tells each of them apart.
for (const [wrong, give] of everyNth(Object.entries(WRONG_FILES), 4)) {
  test(`${wrong} in place of each picture and script is not kept, and the next visit is whole`, async ({ page }) => {
    changeFiles((answer) => give(answer, server.origin.replace('localhost', '127.0.0.1')));
    await visit(page);
    await expect(form(page)).toHaveAttribute('data-failed', '');
    expect(await keptPaths(page, false)).toEqual([]);
    server.change();
    await expectWhole(page);
  });
}

test('what an earlier worker has kept wrongly is replaced when it is needed', async ({ page }) => {
  const known = await loaded(page);
  const others = filesIn(BUILD)
    .map((name) => `/${name}`)
    .filter((path) => isFile(path) && /\.(?:avif|webp|js)$/.test(path) && !known.includes(path));
  await page.evaluate(async (paths) => {
    const wrong = ['text/html', 'image/avif', 'image/webp', 'text/javascript'].map(
      (type) => new Response('<h1>Wait</h1>', { headers: { 'Content-Type': type } }),
    );
    const [pictures, scripts] = [await caches.open('pictures'), await caches.open('scripts')];
    for (const [i, path] of paths.entries())
      await (path.endsWith('.js') ? scripts : pictures).put(path, wrong[i % wrong.length]?.clone() as Response);
  }, others);
  expect(await keptPaths(page, false)).toHaveLength(others.length);
  await expectWhole(page);
});
