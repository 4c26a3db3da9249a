import { expect, test } from 'vitest';
import { minifyCss } from '../../../../renderer/node/minifyStyle.ts';

const withoutSemicolons = (style: string) => style.replaceAll(';}', '}');

test('minified page styles shorten class names in rule order, and change nothing else', () => {
  const page = {
    style: '.css-1abc{color:red}.css-2def a,p:not(.css-1abc){color:blue}',
    body: '<p class="css-2def css-1abc" id="css-1abc" title="a &gt; &quot;b&quot;">class="css-1abc"<a/></p>',
  };
  expect(minifyCss(page)).toEqual({
    style: '.a{color:red}.b a,p:not(.a){color:blue}',
    body: '<p class="b a" id="css-1abc" title="a &gt; &quot;b&quot;">class="css-1abc"<a/></p>',
  });
});

test('minified page styles drop classes without a rule', () => {
  const page = {
    style: '.css-1{top:0}',
    body: '<p class="css-2 css-1"></p><i class="css-3"></i><b class="css-4 other"></b>',
  };
  expect(minifyCss(page).body).toBe('<p class="a"></p><i></i><b class="other"></b>');
});

test('minified page styles drop rules for elements that the page does not have', () => {
  const style =
    ".css-a[data-look='quiet']{border:0;}.css-a[data-look='loud'],.css-a{top:0;}@media (min-width: 45rem){.css-a[data-look='loud']{top:1px;}}";
  const body = '<a class="css-a" data-look="quiet">';
  expect(minifyCss({ style, body }).style).toBe(".a[data-look='quiet']{border:0}.a{top:0}");
});

test('minified page styles drop rules for what is not inside a component, and for looks that only another one has', () => {
  const kept =
    ".css-a p{top:0;}.css-a li>a:hover{top:1px;}.css-b[data-look='loud']{top:2px;}.css-c+p{top:3px;}ul+.css-c{top:3px;}";
  const style = `${kept}.css-a ol{top:4px;}.css-a .css-b li{top:5px;}.css-a[data-look='loud']{top:6px;}ol+.css-c{top:7px;}.css-c+.css-a{top:8px;}`;
  const body = '<ul class="css-a"><li><p></p><a class="css-b" data-look="loud"></a></li></ul><i class="css-c"></i>';
  const names = { 'css-a': 'a', 'css-b': 'b', 'css-c': 'c' };
  const short = Object.entries(names).reduce((text, [long, name]) => text.replaceAll(long, name), kept);
  expect(minifyCss({ style, body }).style).toBe(withoutSemicolons(short));
});

test('minified page styles recognise attributes that React writes in camel case', () => {
  const style = '.x[hreflang]{top:0;}.x[srcset]{top:1px;}.x[hreflang="ta-IN"]{top:2px;}';
  expect(minifyCss({ style, body: '<a class="x" hrefLang="en-IN">' }).style).toBe('.x[hreflang]{top:0}');
});

test('minified page styles recognise attributes without a value or quotes, and ignore text that looks like one', () => {
  const style = '.x[data-picture]{top:0;}.x[data-look="quiet"]{top:1px;}.x[href^="http"]{top:2px;}';
  const body = '<div data-picture><p data-look=quiet href="">The data-wide="" attribute</p></div>';
  expect(minifyCss({ style: `${style}.x[data-wide]{top:3px;}`, body }).style).toBe(withoutSemicolons(style));
});

test('minified page styles keep rules for states set later by scripts and browsers, and for negations', () => {
  const style = 'html[data-clear] .x{top:0;}.x[open]{top:1px;}.x:not([data-x]):has([data-z]){top:2px;}';
  expect(minifyCss({ style, body: '<div>' }).style).toBe(withoutSemicolons(style));
});

test('minified page styles list each media query once: narrow screens before wide ones, print last', () => {
  const style = [
    '@media (min-width: 80rem){.a{top:1px;}}',
    '.b{top:0;}',
    '@media print{.b{display:none;}}',
    '@media (min-width: 45rem){.b{top:2px;}}',
    '@media (max-width: 22rem){.b{top:3px;}}',
    '@media (max-width: 26rem){.b{top:4px;}}',
    '@media (forced-colors: active){.b{top:5px;}}',
    '@media print{section:has(.c){display:none;}}',
    '@media (min-width: 80rem){.b{top:7px;}}',
  ].join('');
  expect(minifyCss({ style, body: '' }).style).toBe(
    [
      '.b{top:0}',
      '@media (max-width: 26rem){.b{top:4px}}',
      '@media (max-width: 22rem){.b{top:3px}}',
      '@media (min-width: 45rem){.b{top:2px}}',
      '@media (min-width: 80rem){.a{top:1px}.b{top:7px}}',
      '@media (forced-colors: active){.b{top:5px}}',
      '@media print{.b{display:none}section:has(.c){display:none}}',
    ].join(''),
  );
});
