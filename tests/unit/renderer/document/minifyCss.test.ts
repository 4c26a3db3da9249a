import { describe, expect, test } from 'vitest';
import { groupMediaQueries } from '../../../../renderer/document/minify/groupMediaQueries.ts';
import { inlineCustomProperties } from '../../../../renderer/document/minify/inlineCustomProperties.ts';
import { minifyClassNames } from '../../../../renderer/document/minify/minifyClassNames.ts';
import { minifyCss } from '../../../../renderer/document/minify/minifyCss.ts';
import { purgeRules } from '../../../../renderer/document/minify/purgeRules.ts';

const NONE: ReadonlySet<string> = new Set();

describe('a page’s style in fewer bytes', () => {
  test('calls classes by short names, in the order of the rules, and leaves what is no class alone', () => {
    const page = minifyClassNames(
      {
        style: '.css-1abc{color:red}.css-2def a{color:blue}',
        body: '<p class="css-2def css-1abc" id="css-1abc">css-1abc</p>',
      },
      NONE,
    );
    expect(page).toEqual({
      style: '.a{color:red}.b a{color:blue}',
      body: '<p class="b a" id="css-1abc">css-1abc</p>',
    });
  });

  test('leaves out classes without a rule, but not those that islands look for', () => {
    const page = {
      style: '.css-1{top:0}',
      body: '<p class="css-2 css-1"></p><i class="css-3"></i><b class="css-4 other"></b>',
    };
    expect(minifyClassNames(page, NONE).body).toBe('<p class="a"></p><i></i><b class="other"></b>');
    expect(minifyClassNames(page, new Set(['css-3', 'css-4'])).body).toBe(
      '<p class="a"></p><i class="css-3"></i><b class="css-4 other"></b>',
    );
  });

  test('has names for more than 26 classes', () => {
    const style = Array.from({ length: 30 }, (_, i) => `.css-x${i}{top:${i}px}`).join('');
    expect(minifyClassNames({ style, body: '' }, NONE).style).toContain('.z{top:25px}.aa{top:26px}.ab{top:27px}');
  });

  test('keeps the names that islands look for', () => {
    const kept = new Set(['css-2def']);
    const page = { style: '.css-1abc{color:red}.css-2def{color:blue}', body: '<i class="css-2def"></i>' };
    expect(minifyClassNames(page, kept)).toEqual({ ...page, style: '.a{color:red}.css-2def{color:blue}' });
  });

  test('has no rules for looks that the page does not have', () => {
    const style =
      ".css-a[data-look='quiet']{border:0;}.css-a[data-look='loud'],.css-a{top:0;}@media (min-width: 45rem){.css-a[data-look='loud']{top:1px;}}";
    const body = '<a class="css-a" data-look="quiet">';
    expect(purgeRules({ style, body }, NONE)).toBe(".css-a[data-look='quiet']{border:0;}.css-a{top:0;}");
  });

  test('has no rules for a condition that is never met, and quotes only where a value needs them', () => {
    const page = {
      style: `@media not all{.css-a{top:0;}}.css-a[data-look='quiet']{top:1px;}.css-a[href^='http']{top:2px;}.css-a[href*='?']{top:3px;}`,
      body: '<a class="css-a" data-look="quiet" href="?">',
    };
    expect(minifyCss(page, NONE).style).toBe(
      ".a[data-look=quiet]{top:1px}.a[href^=http]{top:2px}.a[href*='?']{top:3px}",
    );
  });

  test('knows attributes that React writes with capitals', () => {
    const style = '.css-a[hreflang]{top:0;}.css-a[srcset]{top:1px;}.css-a[hreflang="ta-IN"]{top:2px;}';
    const body = '<a class="css-a" hrefLang="en-IN">';
    expect(purgeRules({ style, body }, NONE)).toBe('.css-a[hreflang]{top:0;}');
  });

  test('knows attributes without a value and without quotes, and no words of the text that look like one', () => {
    const style = '.css-a[data-picture]{top:0;}.css-a[data-look="quiet"]{top:1px;}.css-a[data-wide]{top:2px;}';
    const body = '<div class="css-a" data-picture><p data-look=quiet>The data-wide="" attribute</p></div>';
    expect(purgeRules({ style, body }, NONE)).toBe(style.replace('.css-a[data-wide]{top:2px;}', ''));
  });

  test('keeps the rules for what scripts and browsers set later, for what must not be there, and for islands', () => {
    const style =
      'html[data-clear] .css-a{top:0;}.css-a[open]{top:1px;}.css-a:not([data-x]){top:2px;}.css-b[data-y]{top:3px;}';
    expect(purgeRules({ style, body: '<div>' }, new Set(['css-b']))).toBe(style);
  });

  test('names a condition once, narrow screens before wide ones, paper last with all that is hidden in one rule', () => {
    const style = [
      '@media (min-width: 80rem){.a{top:1px;}}',
      '.b{top:0;}',
      '@media print{.b{display:none;}}',
      '@media (min-width: 45rem){.b{top:2px;}}',
      '@media (max-width: 22rem){.b{top:3px;}}',
      '@media (max-width: 26rem){.b{top:4px;}}',
      '@media (forced-colors: active){.b{top:5px;}}',
      '@media print{.c{display:none;}}',
      '@media print{.c{top:6px;}}',
      '@media (min-width: 80rem){.b{top:7px;}}',
    ].join('');
    expect(groupMediaQueries(style)).toBe(
      [
        '.b{top:0;}',
        '@media (max-width: 26rem){.b{top:4px;}}',
        '@media (max-width: 22rem){.b{top:3px;}}',
        '@media (forced-colors: active){.b{top:5px;}}',
        '@media (min-width: 45rem){.b{top:2px;}}',
        '@media (min-width: 80rem){.a{top:1px;}.b{top:7px;}}',
        '@media print{.c{top:6px;}.b,.c{display:none;}}',
      ].join(''),
    );
  });

  test('joins no rule for paper with a selector that makes older browsers pass over the whole rule', () => {
    const style =
      '@media print{.a{display:none;}section:has(.b){display:none;}.c::details-content{display:none;}.d{display:none;}}';
    expect(groupMediaQueries(style)).toBe(
      '@media print{section:has(.b){display:none;}.c::details-content{display:none;}.a,.d{display:none;}}',
    );
  });

  test('names no value that is used once or never, unless it changes', () => {
    const style =
      ':root{--a:red;--b:1px;--c:2px;--d:3px;}@media print{:root{--d:4px;}}.x{color:var(--a);top:var(--b);left:var(--b);right:var(--d);}';
    expect(inlineCustomProperties(style)).toBe(
      ':root{--b:1px;--d:3px;}@media print{:root{--d:4px;}}.x{color:red;top:var(--b);left:var(--b);right:var(--d);}',
    );
  });

  test('follows values into values, whichever stands first', () => {
    const style = ':root{--a:1px;--b:calc(2*var(--a));--c:var(--d);--d:4px;}.x{top:var(--b);left:var(--d);}';
    expect(inlineCustomProperties(style)).toBe(':root{}.x{top:calc(2*1px);left:4px;}');
  });

  test('keeps every value where an island may bring rules that use it', () => {
    const page = { style: ':root{--a:red;}.css-1{top:0;}', body: '' };
    expect(minifyCss(page, new Set(['css-1'])).style).toBe(':root{--a:red}.css-1{top:0}');
    expect(minifyCss(page, NONE).style).toBe(':root{}.a{top:0}');
  });
});
