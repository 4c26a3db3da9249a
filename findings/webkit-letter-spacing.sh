#!/usr/bin/env bash
# Expected: letter-spacing adds its width once to a Tamil letter, however many glyphs it is drawn with.
# True: WebKitGTK adds it after each glyph and tears கொ into three; Chromium adds it once.
# With: WebKitGTK 2.50.6 and Chromium 156 (Debian 12, Noto Sans Tamil), seen 2026-11-28.
# For us: nothing in Tamil has letter-spacing, not even where Chromium shows it well.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{}' > package.json
packages='webkit2gtk-driver xvfb chromium fonts-noto-core'
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
const code = `const width = (text, spacing) => {
  const element = document.body.appendChild(document.createElement('span'));
  element.style.cssText = 'position: absolute; font: 40px "Noto Sans Tamil"; letter-spacing: ' + spacing;
  element.textContent = text;
  return element.getBoundingClientRect().width;
};
return ['க', 'கி', 'கெ', 'கொ'].map((text) => text + ' ' + Math.round(width(text, '20px') - width(text, '0'))).join(', ')`;
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
WebKit: க 20, கி 40, கெ 40, கொ 60
Chromium: க 20, கி 20, கெ 20, கொ 20
END
