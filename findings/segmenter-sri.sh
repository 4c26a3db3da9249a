#!/usr/bin/env bash
# Expected: a grapheme of Intl.Segmenter is what readers take for one letter, in Tamil as in Hindi.
# True: the rule for conjuncts leaves Tamil out: ஸ்ரீ and க்ஷ are two graphemes each, श्री and ക്ഷ are one; ::first-letter cuts there, too.
# With: Node.js 24.21.0 (ICU 78.3, Unicode 17) and Chromium 156, seen 2026-11-28.
# For us: nothing that people see is cut by counted letters, and no style has ::first-letter.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{}' > package.json
dpkg -s chromium fonts-noto-core > /dev/null 2>&1 || apt-get install -y -qq --no-install-recommends chromium fonts-noto-core > /dev/null
npm install --silent --no-audit --no-fund node@24.21.0 playwright-core@1.65.1
dpkg-query -W chromium

node_modules/node/bin/node --input-type=module <<'END' | tee seen
import { chromium } from 'playwright-core';
const count = (texts) => texts.map((text) => `${text} ${[...new Intl.Segmenter('ta').segment(text)].length}`).join(', ');
const TEXTS = ['ஸ்ரீ', 'க்ஷ', 'கௌ', 'श्री', 'ക്ഷ'];
console.log('Node.js:', count(TEXTS));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const page = await browser.newPage();
console.log('Chromium:', await page.evaluate(`(${count})(${JSON.stringify(TEXTS)})`));
await page.setContent(`<meta charset="utf-8"><style>p { float: left; clear: left; font: 40px "Noto Sans Tamil" }
  p:nth-child(even)::first-letter { font-size: 80px }</style><p>ஸ்ரீ<p>ஸ்ரீ<p>கௌ<p>கௌ`);
const widths = await page.evaluate(() => Array.from(document.querySelectorAll('p'), ({ offsetWidth }) => offsetWidth));
const isWhole = (plain, large) => Math.abs(large / plain - 2) < 0.1;
console.log('::first-letter takes ஸ்ரீ whole:', isWhole(...widths), 'and கௌ:', isWhole(...widths.slice(2)));
await browser.close();
END
diff - seen <<'END'
Node.js: ஸ்ரீ 2, க்ஷ 2, கௌ 1, श्री 1, ക്ഷ 1
Chromium: ஸ்ரீ 2, க்ஷ 2, கௌ 1, श्री 1, ക്ഷ 1
::first-letter takes ஸ்ரீ whole: false and கௌ: true
END
