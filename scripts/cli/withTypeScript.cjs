// Lets Node.js run the project's TypeScript, after checking its version: node -r ./scripts/cli/withTypeScript.cjs scripts/build.ts
// There is only one process, so Ctrl-C and exit codes need no forwarding; with --import tsx an old Node.js fails before it can say why.
'use strict';

require('./checkNode.cjs');

const { isMainThread } = require('node:worker_threads');

// From 22.18 on, Node.js runs TypeScript itself, and starts twice as fast. It also runs this file in worker threads, including the one of tsx.
if (!process.features.typescript && isMainThread) require('tsx');
// Every command imports the table of languages.
if (isMainThread && !isTableFine()) require('./loadBefore.cjs')('./refuseLanguages.ts');

function isTableFine() {
  const texts = ['code', 'nativeName', 'hreflang', 'intl'];
  const isRow = (row) => texts.every((key) => typeof row[key] === 'string') && /^(published|preview)$/.test(row.status);
  try {
    const text = require('node:fs').readFileSync('locales/languages.json', 'utf8');
    return JSON.parse(text.replace(/^\uFEFF/, '')).every(isRow);
  } catch (error) {
    return error.code === 'ENOENT';
  }
}
