/** Checks that the browsers of decision 16 can read the output: one unknown feature makes them drop a whole script or rule. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import type { HTMLElement } from 'node-html-parser';
import postcss, { type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { filesIn } from '../../../scripts/build/files/filesIn.ts';
import { BUILT, EVERY_PAGE } from '../support/built.ts';

const SCRIPTS = BUILT.flatMap(({ root }) =>
  filesIn(root)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name: join(root, name), code: readFileSync(join(root, name), 'utf8') })),
);

/** Newer than Chrome 87, Firefox 79 or Safari 14, or missing in one of them. */
const NEWER = new RegExp(
  [
    String.raw`\.(?:at|findLast|findLastIndex|toSorted|toReversed|toSpliced|hasOwn|groupBy|isWellFormed|toWellFormed)\(`,
    String.raw`\.(?:requestSubmit|checkVisibility|showPopover|togglePopover|startViewTransition|setHTMLUnsafe)\(`,
    String.raw`\b(?:structuredClone|withResolvers|randomUUID|Segmenter|canParse|reportError|scheduler|URLPattern)\b`,
    String.raw`\baria[A-Z]\w+\s*=[^=]`,
    String.raw`\bAbortSignal\.`,
    // Lookbehind: Safari 16.4.
    String.raw`\(\?<[=!]`,
  ].join('|'),
);

/** Selectors that some browsers of decision 16 do not support. */
const NEWER_SELECTOR = /:has\(|::details-content|:user-(?:in)?valid|:popover-open|:open\b|:modal/;

/**
 * Chrome supports logical floats since 118, individual transforms since 104 (without them the skip link covers
 * the clinic’s name), and unprefixed masks since 120.
 */
const NEWER_DECLARATION = /[;{]\s*(?:(?:float|clear):inline-|(?:translate|rotate|scale|mask|mask-[a-z]+):)[^;}]*/;

/** All rules of a page's style sheet, nested ones too. */
function rulesOf(document: HTMLElement): readonly Rule[] {
  const rules: Rule[] = [];
  postcss.parse(document.querySelector('style')?.textContent ?? '').walkRules((rule) => {
    rules.push(rule);
  });
  return rules;
}

test.each(SCRIPTS)('$name is ES2020, and calls no newer API', ({ code }) => {
  expect(() => parse(code, { ecmaVersion: 2020, sourceType: 'module' })).not.toThrow();
  expect(NEWER.exec(code)?.[0]).toBeUndefined();
});

test.each(EVERY_PAGE)(
  'the styles of $name lose no rule because of one selector, and need no newer property or viewport unit',
  ({ document }) => {
    const rules = rulesOf(document);
    expect(rules.length).toBeGreaterThan(50);
    const lost = rules
      .map(({ selectors }) => selectors)
      .filter((selectors) => new Set(selectors.map((selector) => NEWER_SELECTOR.test(selector))).size > 1);
    expect(lost).toEqual([]);
    const withoutFallback = rules.flatMap(({ nodes }) => {
      const declarations = nodes.filter((node) => node.type === 'decl');
      return declarations.filter(
        ({ prop, value }, i) =>
          /\d[dsl]v[hw]\b/.test(value) && !declarations.slice(0, i).some((earlier) => earlier.prop === prop),
      );
    });
    expect(withoutFallback).toEqual([]);
    expect(document.querySelector('style')?.textContent?.match(NEWER_DECLARATION)?.[0]).toBeUndefined();
  },
);
