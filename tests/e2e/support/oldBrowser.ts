/** Makes Chromium lack what browsers of 2021 lacked: `docs/decisions/0022-old-browsers.md`. */
import type { Page } from '@playwright/test';
import { splitRules, takeApart } from '../../../renderer/document/minify/splitRules.ts';

/** Selectors that make an old browser drop the whole rule, all of its selectors. */
const UNKNOWN_SELECTOR = /:has\(|::details-content|:user-(?:in)?valid|:popover-open|:open\b|:modal/;
/** Blocks that it passes over. */
const UNKNOWN_BLOCK =
  /^@(?:view-transition|container|layer|property|scope|starting-style)|^@media[^{]*\((?:scripting|width|height)\b/;
/** Declarations that it passes over. */
const UNKNOWN_PROPERTY =
  /^(?:translate|rotate|scale|mask-image|mask-composite|text-wrap|field-sizing|inset-area|accent-color|content-visibility|view-transition-name|interpolate-size)$/;
const UNKNOWN_VALUE =
  /\d(?:[dsl]v[hwib]|r?lh|cq[wh])\b|color-mix\(|light-dark\(|oklch\(|\bround\(|^subgrid$|^inline-(?:start|end)$/;

/** The rules that are left where nothing newer is known. */
export function asInOldBrowser(css: string): string {
  return splitRules(css)
    .map((rule) => {
      const [head, inside] = takeApart(rule);
      if (UNKNOWN_BLOCK.test(head) || UNKNOWN_SELECTOR.test(head)) return '';
      if (/^@(?:media|supports|keyframes)/.test(head)) return `${head}{${asInOldBrowser(inside)}}`;
      const known = inside.split(';').filter((declaration) => {
        const [property = '', value = ''] = declaration.split(/:(.*)/s);
        return !UNKNOWN_PROPERTY.test(property.trim()) && !UNKNOWN_VALUE.test(value);
      });
      return `${head}{${known.join(';')}}`;
    })
    .join('');
}

/** Serves the pages with the rules that an old browser knows, and takes away what it cannot do. */
export async function makeOld(page: Page): Promise<void> {
  await page.route(/^http:\/\/localhost:\d+\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      // Its hash would not be that of the style any more.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(/(<style[^>]*>)([\s\S]*?)(<\/style>)/, (_all, start, css, end) => start + asInOldBrowser(css) + end);
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
  await page.addInitScript(() => {
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'requestIdleCallback', 'structuredClone']) {
      Reflect.deleteProperty(window, name);
    }
    for (const name of ['navigation', 'scheduler', 'reportError', 'ViewTransition', 'PageRevealEvent']) {
      Reflect.deleteProperty(window, name);
    }
    Reflect.deleteProperty(Intl, 'Segmenter');
    Reflect.deleteProperty(HTMLScriptElement, 'supports');
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    Reflect.deleteProperty(Document.prototype, 'prerendering');
    Reflect.deleteProperty(Navigator.prototype, 'connection');
    Reflect.deleteProperty(Element.prototype, 'ariaValueText');
    for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    for (const name of ['at', 'findLast', 'toSorted', 'toReversed', 'with', 'group']) {
      Reflect.deleteProperty(Array.prototype, name);
    }
    for (const name of ['hasOwn', 'groupBy']) Reflect.deleteProperty(Object, name);
    for (const name of ['at', 'isWellFormed', 'toWellFormed']) Reflect.deleteProperty(String.prototype, name);
  });
}
