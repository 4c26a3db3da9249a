#!/usr/bin/env bash
# Expected: Node.js and Chromium, both on V8, write a range of times with the same characters.
# True: in Node.js formatRange has thin spaces (U+2009) around the dash, and before am and pm narrow ones that do not break (U+202F).
# With: Node.js 24.21.0 and Chromium 156, seen 2026-11-28; format(), without a range, is alike in both.
# For us: a range is put together of two times and our own dash, at build time and in the browser.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{}' > package.json
dpkg -s chromium > /dev/null 2>&1 || apt-get install -y -qq --no-install-recommends chromium > /dev/null
npm install --silent --no-audit --no-fund node@24.21.0 playwright-core@1.65.1
dpkg-query -W chromium

node_modules/node/bin/node --input-type=module <<'END' | tee seen
import { chromium } from 'playwright-core';
const write = () => ['en-IN', 'ta-IN'].map((language) => {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const [from, to] = [new Date('2025-01-01T10:30Z'), new Date('2025-01-01T20:30Z')];
  const shown = `${format.formatRange(from, to)}, ${format.format(from)}`;
  return shown.replace(/[^\x20-\x7e\u0b80-\u0bff]/g, (it) => `[${it.codePointAt(0).toString(16)}]`);
});
console.log('Node.js:', write().join('; '));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
console.log('Chromium:', (await (await browser.newPage()).evaluate(write)).join('; '));
await browser.close();
END
diff - seen <<'END'
Node.js: 10:30[202f]am[2009][2013][2009]8:30[202f]pm, 10:30 am; 10:30 AM[2009][2013][2009]8:30 PM, 10:30 AM
Chromium: 10:30 am [2013] 8:30 pm, 10:30 am; 10:30 AM [2013] 8:30 PM, 10:30 AM
END
