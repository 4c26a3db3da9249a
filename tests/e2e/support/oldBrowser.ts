/** Removes features from Chromium that browsers of 2021 lacked: `docs/decisions/0016-old-browsers-and-early-presses.md`. */
import type { Page } from '@playwright/test';
import postcss from 'postcss';

/** Selectors that make an old browser drop the whole rule, with all its selectors. */
const UNKNOWN_SELECTOR = /:has\(|::details-content|:user-(?:in)?valid|:popover-open|:open\b|:modal/;
/** At-rules that it ignores. */
const UNKNOWN_BLOCK = /^(?:view-transition|container|layer|property|scope|starting-style)$/;
const UNKNOWN_CONDITION = /\((?:scripting|width|height)\b/;
/** Declarations that it ignores. */
const UNKNOWN_PROPERTY =
  /^(?:translate|rotate|scale|mask-image|mask-composite|text-wrap|field-sizing|inset-area|accent-color|content-visibility|view-transition-name|interpolate-size)$/;
const UNKNOWN_VALUE =
  /\d(?:[dsl]v[hwib]|r?lh|cq[wh])\b|color-mix\(|light-dark\(|oklch\(|\bround\(|^subgrid$|^inline-(?:start|end)$/;

/** Returns the CSS that an old browser keeps. */
export function cssForOldBrowser(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    if (UNKNOWN_BLOCK.test(rule.name) || UNKNOWN_CONDITION.test(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    if (UNKNOWN_SELECTOR.test(rule.selector)) rule.remove();
  });
  root.walkDecls((declaration) => {
    if (UNKNOWN_PROPERTY.test(declaration.prop) || UNKNOWN_VALUE.test(declaration.value)) declaration.remove();
  });
  return root.toString();
}

/** Serves pages with old-browser CSS and removes newer APIs. */
export async function emulateOldBrowser(page: Page): Promise<void> {
  await page.route(/^http:\/\/localhost:\d+\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      // The policy’s style hash would no longer match.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(/(<style[^>]*>)([\s\S]*?)(<\/style>)/, (_all, start, css, end) => start + cssForOldBrowser(css) + end);
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
  await page.addInitScript(() => {
    const newer: readonly (readonly [owner: object, ...names: string[]])[] = [
      [window, 'IntersectionObserver', 'ResizeObserver', 'requestIdleCallback', 'structuredClone'],
      [window, 'navigation', 'scheduler', 'reportError', 'ViewTransition', 'PageRevealEvent'],
      [HTMLElement.prototype, 'onbeforematch', 'showPopover', 'hidePopover', 'togglePopover', 'popover'],
      [Intl, 'Segmenter'],
      [HTMLScriptElement, 'supports'],
      [HTMLFormElement.prototype, 'requestSubmit'],
      [Document.prototype, 'startViewTransition', 'prerendering'],
      [Navigator.prototype, 'connection', 'userActivation'],
      [Element.prototype, 'ariaValueText'],
      [Array.prototype, 'at', 'findLast', 'toSorted', 'toReversed', 'with', 'group'],
      [Object, 'hasOwn', 'groupBy'],
      [String.prototype, 'at', 'isWellFormed', 'toWellFormed'],
    ];
    for (const [owner, ...names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}
