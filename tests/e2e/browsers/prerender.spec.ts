/** Prerendered pages. Chromium prerenders none for a driver that is attached to pages only, as Playwright's is. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test } from '../support/fixtures.ts';
import { launchQuietBrowser, type QuietBrowser } from '../support/quietBrowser/quietBrowser.ts';

/** A tracking function that reports each call to the server with the page and whether it was visible. */
const PROBE = `window.fbq = (...words) => {
  const state = document.prerendering ? 'unseen' : 'seen';
  const [{ activationStart }] = performance.getEntriesByType('navigation');
  navigator.sendBeacon('/sent?' + [location.pathname, ...words, state, activationStart > 0 ? 'made ready' : 'opened'].join(' '));
};`;

const ROOT = 'dist/combined';

let server: Server;
let browser: QuietBrowser;
let origin: string;
/** Paths of pages whose script was requested while they were prerendered, and of pages fetched before they were opened. */
const rendered: string[] = [];
const fetched: string[] = [];
/** Calls of the tracking functions on all pages. */
const sent: string[] = [];

/** Serves a file of the built site, with the tracking function before the scripts of pages. */
function answer(path: string): { type: string; body: string | Buffer } {
  if (path.startsWith('/sent?')) return { type: 'text/plain', body: '' };
  if (path === '/probe.js') return { type: 'text/javascript', body: PROBE };
  if (extname(path) === '') {
    const html = readFileSync(join(ROOT, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    return { type: 'text/html', body: html.replace('<title>', '<script src="/probe.js"></script><title>') };
  }
  return { type: path.endsWith('.js') ? 'text/javascript' : '', body: readFileSync(join(ROOT, path)) };
}

test.beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    const { 'sec-purpose': purpose = '', referer = origin } = headers;
    if (purpose.includes('prerender') && url.startsWith('/assets/entries/')) rendered.push(new URL(referer).pathname);
    if (purpose.includes('prefetch') && extname(url) === '') fetched.push(url);
    if (url.startsWith('/sent?')) sent.push(decodeURIComponent(url.slice('/sent?'.length)));
    const { type, body } = answer(url);
    response.writeHead(200, { 'Content-Type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await launchQuietBrowser();
});

test.afterAll(async () => {
  await browser?.close();
  server?.close();
});

test('a page whose link is in sight prerenders and sends one PageView, when it is shown', async () => {
  const page = await browser.newPage();
  await page.goto(`${origin}/services`);
  const first = '/services track PageView seen opened';
  await expect.poll(() => sent).toEqual([first]);
  const link = 'main a[href^="/services/"]';
  const path = String(await page.evaluate((wanted) => document.querySelector(wanted)?.getAttribute('href'), link));
  await page.evaluate((wanted) => document.querySelector(wanted)?.scrollIntoView({ block: 'center' }), link);
  await expect.poll(() => rendered).toContain(path);
  expect(sent).toEqual([first]);
  await page.hover(link);
  await page.press();
  await page.release();
  await expect.poll(() => sent).toEqual([first, `${path} track PageView seen made ready`]);
  // A second one would follow the load event.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(sent).toHaveLength(2);
});

test('a page is fetched, not prerendered, when its link is pressed: a new renderer would slow it down', async () => {
  const page = await browser.newPage();
  await page.goto(`${origin}/contact`);
  await expect.poll(() => page.evaluate((sign) => Boolean(document.querySelector(sign)), '[data-ahead]')).toBe(true);
  await page.hover('footer a[href="/about"]');
  await page.press();
  await expect.poll(() => fetched).toContain('/about');
  await page.release();
  await expect.poll(() => sent).toContain('/about track PageView seen opened');
  expect(rendered).not.toContain('/about');
});
