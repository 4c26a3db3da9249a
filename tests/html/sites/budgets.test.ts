import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { isAdvertisingScript } from '../../../scripts/build/bundle/plugins.ts';
import { scriptClosure } from '../checks/scriptClosure.ts';
import { BUILT, EVERY_PAGE } from '../support/built.ts';
import { scriptsOf, textOf, valuesOf, withoutFacts } from '../support/readBuilt.ts';

/** Brotli-compressed bytes. On a slow connection, anything larger needs another round trip. */
const HTML_LIMIT = 14_000;
const SCRIPT_LIMIT = 2_500;
/** Uncompressed: it is part of every page. */
const INLINE_SCRIPT_LIMIT = 250;
const ISLANDS_LIMIT = 6_500;
const VISIT_LIMIT = 1_500;

/** What may be fetched before it is asked for: the page that is made ready, and what is kept for later. Each answer has some 900 bytes of headers. */
const AHEAD_LIMIT = 25_000;
const KEPT_LIMIT = 13_500;
const HEADERS = 900;

/** Arrows, stars, emoji: few fonts have them, so a browser searches all its fonts before it draws the page. */
const SYMBOL = /[\u2190-\u2bff]|\p{Emoji_Presentation}/gu;

/** The transfer size. `files.test.ts` checks the compressed content. */
const brotli = (file: string) => statSync(`${file}.br`).size;
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + brotli(file), 0);

/** The picture that a page opens with, as phones of 390 px with two pixels to each fetch it. */
function firstPicture({ document, root }: { document: HTMLElement; root: string }): number {
  const [sources = ''] = valuesOf(document, 'picture:has(img[loading=eager]) source', 'srcset');
  const [phone] = [...sources.matchAll(/(\S+) (\d+)w/g)].filter(([, , width]) => Number(width) <= 640).slice(-1);
  return phone ? statSync(join(root, phone[1] ?? '')).size : 0;
}

test.each(EVERY_PAGE)('the HTML of $name, styles included, fits one round trip', ({ file }) => {
  expect(brotli(file)).toBeLessThanOrEqual(HTML_LIMIT);
});

test.each(EVERY_PAGE)('$name runs little script before the first interaction', ({ document, variant }) => {
  // Sites that ask about advertising have one more: decision 17.
  const entries = scriptsOf(join('dist', variant), { document }).filter((script) => !isAdvertisingScript(script));
  expect(entries).toHaveLength(1);
  expect(document.querySelectorAll('link[rel=stylesheet], link[rel=modulepreload]')).toHaveLength(0);
  expect(sum(scriptClosure(entries, { lazy: false }))).toBeLessThanOrEqual(SCRIPT_LIMIT);
  const inline = document.querySelectorAll('script:not([src], [type])').map(({ text }) => text);
  expect(Buffer.byteLength(inline.join(''))).toBeLessThanOrEqual(INLINE_SCRIPT_LIMIT);
});

test.each(BUILT)('the costliest page that $variant makes ready fits the budget', ({ root, pages }) => {
  const whole = pages.map(({ file, document }) => brotli(file) + firstPicture({ document, root }));
  expect(Math.max(...whole) + 2 * HEADERS).toBeLessThanOrEqual(AHEAD_LIMIT);
});

test.each(BUILT)('what $variant keeps for later on every phone fits the budget', ({ root }) => {
  expect(sum([join(root, 'sw.js'), join(root, 'offline.html')]) + 2 * HEADERS).toBeLessThanOrEqual(KEPT_LIMIT);
});

test.each(BUILT)('the pages of $variant use symbols and emoji only where the clinic does', ({ site, pages }) => {
  for (const { path, document } of pages) {
    const words = withoutFacts(textOf(document.querySelector('body') ?? document), site);
    expect(words.length, path).toBeGreaterThan(100);
    expect(words.match(SYMBOL) ?? [], path).toEqual([]);
  }
});

test.each(BUILT)('all scripts of $variant, with every island, fit the budget', ({ root, pages }) => {
  const entries = pages.flatMap((page) => scriptsOf(root, page));
  const all = scriptClosure(entries, { lazy: true });
  expect(all.size).toBeGreaterThan(3);
  const visit = [...all].filter((file) => readFileSync(file, 'utf8').includes('VCALENDAR'));
  expect(visit, 'only for who opens the link to a visit').toHaveLength(1);
  expect(sum(visit)).toBeLessThanOrEqual(VISIT_LIMIT);
  expect(sum(all) - sum(visit)).toBeLessThanOrEqual(ISLANDS_LIMIT);
});
