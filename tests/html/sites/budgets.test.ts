import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isAdvertisingScript } from '../../../vite/build/advertisingScript.ts';
import { scriptClosure } from '../checks/scriptClosure.ts';
import { BUILT, EVERY_PAGE } from '../support/built.ts';

/** Brotli-compressed bytes. On a slow connection, anything larger needs another round trip. */
const HTML_LIMIT = 14_000;
const SCRIPT_LIMIT = 2_500;
const ISLANDS_LIMIT = 80_000;

/** Arrows, stars, emoji: few fonts have them, so a browser searches all its fonts before it draws the page. */
const SYMBOL = /[\u2190-\u2bff]|\p{Emoji_Presentation}/gu;

/** The transfer size. `files.test.ts` checks the compressed content. */
const brotli = (file: string) => statSync(`${file}.br`).size;
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + brotli(file), 0);

describe('budgets', () => {
  test.each(EVERY_PAGE)('the HTML of $name, styles included, fits one round trip', ({ file }) => {
    expect(brotli(file)).toBeLessThanOrEqual(HTML_LIMIT);
  });

  test.each(EVERY_PAGE)('$name runs little script before the first interaction', ({ document, variant }) => {
    const root = join('dist', variant);
    // Sites that ask about advertising have one more: decision 9.
    const entries = document
      .querySelectorAll('script[src]')
      .map((script) => join(root, script.getAttribute('src') ?? ''))
      .filter((script) => !isAdvertisingScript(script));
    expect(entries).toHaveLength(1);
    expect(document.querySelectorAll('link[rel=stylesheet], link[rel=modulepreload]')).toHaveLength(0);
    expect(sum(scriptClosure(entries, { lazy: false }))).toBeLessThanOrEqual(SCRIPT_LIMIT);
  });

  test.each(EVERY_PAGE)('$name uses symbols and emoji only in offer stickers', ({ document }) => {
    const stickers = document.querySelectorAll('[data-offer] [aria-hidden]').map(({ text }) => text);
    const words = stickers.reduce(
      (text, sticker) => text.replace(sticker, ''),
      document.querySelector('body')?.text ?? '',
    );
    expect(words.length).toBeGreaterThan(100);
    expect(words.match(SYMBOL) ?? []).toEqual([]);
  });

  test.each(BUILT)('all scripts of $variant, with every island and React, fit the budget', ({ root, pages }) => {
    const entries = pages.flatMap(({ document }) =>
      document.querySelectorAll('script[src]').map((script) => join(root, script.getAttribute('src') ?? '')),
    );
    const all = scriptClosure(entries, { lazy: true });
    expect(all.size).toBeGreaterThan(3);
    expect(sum(all)).toBeLessThanOrEqual(ISLANDS_LIMIT);
  });
});
