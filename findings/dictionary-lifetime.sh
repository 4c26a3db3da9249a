#!/usr/bin/env bash
# Expected: a page that offers itself as a dictionary (RFC 9842) is used for the next one, also if the browser must ask for it each time.
# True: with no-cache or must-revalidate, Chromium drops the dictionary without a word; only a lifetime, or one after it has ended, keeps it.
# With: Chromium 156 (Debian 12), seen 2026-11-29.
# For us: pages say no-cache, so deltas between pages would need another header (`docs/speed.md`).
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
const HEADERS = ['no-cache', 'max-age=0, must-revalidate', 'max-age=0', 'max-age=60',
  'max-age=0, stale-while-revalidate=60', 'no-cache, stale-while-revalidate=60'];
const offered = new Map();
const server = createServer(({ url, headers }, response) => {
  const [, which, page] = url.split('/');
  offered.set(url, headers['available-dictionary'] !== undefined);
  response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': HEADERS[which] ?? 'no-store',
    'Use-As-Dictionary': `match="/${which}/*"` });
  response.end(`<title>${page}</title><a href="/${which}/second">Next</a>`);
}).listen(0, 'localhost');
await once(server, 'listening');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', chromiumSandbox: false });
const page = await browser.newPage();
for (const [which, header] of HEADERS.entries()) {
  await page.goto(`http://localhost:${server.address().port}/${which}/first`);
  await page.waitForTimeout(1000);
  await page.click('a');
  await page.waitForURL('**/second');
  console.log(`${header}: ${offered.get(`/${which}/second`) ? 'the dictionary is offered' : 'no dictionary'}`);
}
await browser.close();
server.close();
END
diff - seen <<'END'
no-cache: no dictionary
max-age=0, must-revalidate: no dictionary
max-age=0: no dictionary
max-age=60: the dictionary is offered
max-age=0, stale-while-revalidate=60: the dictionary is offered
no-cache, stale-while-revalidate=60: no dictionary
END
