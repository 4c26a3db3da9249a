#!/usr/bin/env bash
# Expected: a worker that answers a navigation with `fetch(event.request)` changes nothing: the visitor gets the page as without the worker.
# True: with stale-while-revalidate, Chromium asks for every page it navigates to; through such a worker it shows the old page.
#   With `cache: 'no-cache'` in the worker, it asks again.
# With: Chromium 156 (Debian 12), seen 2026-11-29.
# For us: pages keep the header no-cache; with another one, the worker would have to ask by itself.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{}' > package.json
dpkg -s chromium > /dev/null 2>&1 || apt-get install -y -qq --no-install-recommends chromium > /dev/null
npm install --silent --no-audit --no-fund playwright-core@1.65.1
dpkg-query -W chromium

node --input-type=module <<'END' | tee seen
import { createServer } from 'node:http';
import { once } from 'node:events';
import { chromium } from 'playwright-core';
const ANSWERS = { without: '', plain: 'fetch(event.request)', asking: "fetch(event.request.url, { cache: 'no-cache' })" };
let phone = 1;
const server = createServer(({ url }, response) => {
  const [, which, page] = url.split('/');
  const isWorker = page === 'worker.js';
  response.writeHead(200, { 'Content-Type': isWorker ? 'text/javascript' : 'text/html',
    'Cache-Control': 'max-age=0, stale-while-revalidate=600' });
  if (isWorker) return response.end(`self.onactivate = (event) => event.waitUntil(clients.claim());
    self.onfetch = (event) => event.request.mode === 'navigate' && event.respondWith(${ANSWERS[which]});`);
  response.end(`<title>phone ${phone}</title><a id="contact" href="contact">Contact</a><a id="about" href="about">About</a>`);
}).listen(0, 'localhost');
await once(server, 'listening');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', chromiumSandbox: false });
for (const [which, answer] of Object.entries(ANSWERS)) {
  const page = await browser.newPage();
  const go = async (name) => { await page.click(`#${name}`); await page.waitForURL(`**/${name}`); await page.waitForTimeout(300); };
  await page.goto(`http://localhost:${server.address().port}/${which}/about`);
  if (answer) await page.evaluate(async () => {
    await navigator.serviceWorker.register('worker.js');
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
  });
  phone = 1;
  await go('contact');
  await go('about');
  phone = 2;
  await go('contact');
  console.log(`${answer || 'no worker'}: after a change to phone 2, ${await page.title()}`);
}
await browser.close();
server.close();
END
diff - seen <<'END'
no worker: after a change to phone 2, phone 2
fetch(event.request): after a change to phone 2, phone 1
fetch(event.request.url, { cache: 'no-cache' }): after a change to phone 2, phone 2
END
