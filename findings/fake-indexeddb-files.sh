#!/usr/bin/env bash
# Expected: a File put into fake-indexeddb comes back as a File, as in browsers.
# True: it comes back as a Blob without name and date (in Node.js 20 and 22), so a test of kept photographs tests something else.
# With: fake-indexeddb 6.2.8, seen 2026-11-28; Chromium 156 keeps the File.
# For us: drafts keep bytes under a path, which come back alike everywhere (`editor/session/draftDatabase.ts`).
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{}' > package.json
dpkg -s chromium > /dev/null 2>&1 || apt-get install -y -qq --no-install-recommends chromium > /dev/null
npm install --silent --no-audit --no-fund fake-indexeddb@6.2.8 idb@7.1.1 playwright-core@1.65.1
dpkg-query -W chromium

node --input-type=module <<'END' | tee seen
import 'fake-indexeddb/auto';
import { createServer } from 'node:http';
import { openDB } from 'idb';
import { chromium } from 'playwright-core';
const keep = async (openDB) => {
  const database = await openDB('drafts', 1, { upgrade: (it) => void it.createObjectStore('pictures') });
  await database.put('pictures', new File(['bytes'], 'door.jpg', { type: 'image/jpeg' }), 'key');
  const kept = await database.get('pictures', 'key');
  return `${kept.constructor.name} ${kept.name} ${kept.type} ${kept.size}`;
};
console.log('fake-indexeddb:', await keep(openDB));
const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}`);
await page.addScriptTag({ path: 'node_modules/idb/build/umd.js' });
console.log('Chromium:', await page.evaluate(`(${keep})(idb.openDB)`));
await browser.close();
server.close();
END
diff - seen <<'END'
fake-indexeddb: Blob undefined image/jpeg 5
Chromium: File door.jpg image/jpeg 5
END
