/**
 * Prerendered pages. Chromium prerenders only for a driver that follows a page from one target to the next, as
 * Puppeteer does and Playwright does not.
 */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { WHOLE_BROWSER } from '../../support/launchOptions.ts';
import { expect, test } from '../support/fixtures.ts';

/** A tracking function that reports each call to the server with the page and whether it was visible. */
const PROBE = `window.fbq = (...words) => {
  const state = document.prerendering ? 'unseen' : 'seen';
  const [{ activationStart }] = performance.getEntriesByType('navigation');
  navigator.sendBeacon('/sent?' + [location.pathname, ...words, state, activationStart > 0 ? 'made ready' : 'opened'].join(' '));
};`;

const ROOT = 'dist/combined';

let server: Server;
let browser: Browser;
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
  const { executablePath, args = [] } = WHOLE_BROWSER;
  browser = await puppeteer.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...args, '--window-size=1280,900'],
    defaultViewport: null,
  });
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
  const link = await page.$('main a[href^="/services/"]');
  const path = String(await link?.evaluate((element) => element.getAttribute('href')));
  await link?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => rendered).toContain(path);
  expect(sent).toEqual([first]);
  await link?.click();
  await expect.poll(() => sent).toEqual([first, `${path} track PageView seen made ready`]);
  // A second one would follow the load event.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(sent).toHaveLength(2);
  await page.close();
});

test('a page is fetched, not prerendered, when its link is pressed: a new renderer would slow it down', async () => {
  const page = await browser.newPage();
  await page.goto(`${origin}/contact`);
  await page.waitForSelector('[data-ahead]');
  const link = await page.$('footer a[href="/about"]');
  await link?.scrollIntoView();
  await link?.hover();
  await page.mouse.down();
  await expect.poll(() => fetched).toContain('/about');
  await page.mouse.up();
  await expect.poll(() => sent).toContain('/about track PageView seen opened');
  expect(rendered).not.toContain('/about');
});
