#!/usr/bin/env bash
# Expected: Intl writes a time of day in Tamil alike in all browsers of one year, up to punctuation.
# True: WebKitGTK takes the system's ICU: half past eight in the evening is பிற்பகல் 8:30 there and 8:30 PM in Chromium; English dates differ, too.
# With: WebKitGTK 2.50.6 on ICU 72 (Debian 12) and Chromium 156, seen 2026-11-28.
# For us: times are written at build time with our own parts of the day; scripts choose among these (`renderer/client/openStatus.ts`).
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{}' > package.json
packages='webkit2gtk-driver xvfb chromium'
dpkg -s $packages > /dev/null 2>&1 || apt-get install -y -qq --no-install-recommends $packages > /dev/null
npm install --silent --no-audit --no-fund playwright-core@1.65.1
dpkg-query -W chromium webkit2gtk-driver
Xvfb -displayfd 3 3> display 2> /dev/null & screen=$!
until [ -s display ]; do sleep 0.2; done
export PORT=$((20000 + RANDOM % 20000))
DISPLAY=:$(cat display) WebKitWebDriver --port="$PORT" & driver=$!
trap 'kill $driver $screen; rm -rf "$dir"' EXIT

node --input-type=module <<'END' | tee seen
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright-core';
const code = `const show = (language, options) =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(new Date('2025-09-03T20:30Z'));
return [show('ta-IN', { timeStyle: 'short' }), show('en-IN', { dateStyle: 'medium' })].join(' | ')`;
const ask = async (method, command, body) => (await (await fetch(`http://127.0.0.1:${process.env.PORT}/session${command}`,
  { method, ...(body && { body: JSON.stringify(body) }) })).json()).value;
let session;
for (let tries = 0; !session && tries < 50; tries++)
  session = await ask('POST', '', { capabilities: {} }).catch(() => setTimeout(200));
console.log('WebKit:', await ask('POST', `/${session.sessionId}/execute/sync`, { script: code, args: [] }));
await ask('DELETE', `/${session.sessionId}`);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
console.log('Chromium:', await (await browser.newPage()).evaluate(`(() => {${code}})()`));
await browser.close();
END
diff - seen <<'END'
WebKit: பிற்பகல் 8:30 | 03-Sept-2025
Chromium: 8:30 PM | 3 Sept 2025
END
