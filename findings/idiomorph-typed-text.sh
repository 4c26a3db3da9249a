#!/usr/bin/env bash
# Expected: morphing a page into the HTML that it was made of changes nothing, and state that no attribute holds stays.
# True: Idiomorph empties what was typed and chosen, closes details and takes `open` from a modal dialog that stays modal.
# With: idiomorph 0.8.0, Chromium 156, seen 2026-11-28.
# For us: the preview keeps values and what scripts set out of the change (`editor/preview/frame/showDocument.ts`).
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{}' > package.json
dpkg -s chromium > /dev/null 2>&1 || apt-get install -y -qq --no-install-recommends chromium > /dev/null
npm install --silent --no-audit --no-fund idiomorph@0.8.0 playwright-core@1.65.1
dpkg-query -W chromium

node --input-type=module <<'END' | tee seen
import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const page = await browser.newPage();
const html = `<main><input value="name"><input type="checkbox"><select><option>1<option>2</select>
<details><summary>More</summary>text</details><dialog>text</dialog></main>`;
await page.setContent(html);
await page.addScriptTag({ path: 'node_modules/idiomorph/dist/idiomorph.js' });
const show = async (when) => console.log(when, JSON.stringify(await page.evaluate(() => {
  const at = (selector) => document.querySelector(selector);
  const [dialog, details] = [at('dialog'), at('details')];
  return { typed: at('input').value, ticked: at('[type=checkbox]').checked, chosen: at('select').value,
    details: details.open, dialog: dialog.open, modal: dialog.matches(':modal') };
})));
await page.fill('input', 'typed');
await page.check('[type=checkbox]');
await page.selectOption('select', '2');
await page.evaluate(() => { document.querySelector('details').open = true; document.querySelector('dialog').showModal(); });
await show('before');
await page.evaluate((same) => Idiomorph.morph(document.querySelector('main'), same), html);
await show('after');
await browser.close();
END
diff - seen <<'END'
before {"typed":"typed","ticked":true,"chosen":"2","details":true,"dialog":true,"modal":true}
after {"typed":"name","ticked":false,"chosen":"1","details":false,"dialog":false,"modal":true}
END
