import type { Root } from 'postcss';
import { readSelector } from './readSelector.ts';

/** Attributes that scripts or the browser set later: their rules are kept, although no element has them yet. */
export const SET_LATER: ReadonlySet<string> = new Set([
  'open',
  'hidden',
  'aria-busy',
  'data-clear',
  'data-far',
  'data-open',
  'data-ended',
  'data-comparison',
  'data-asleep',
  'data-awake',
  'data-failed',
  'data-falling',
  'data-folds',
]);

/** The media condition that components write for styles that apply on no screen. */
const NEVER = 'not all';

/**
 * Removes the rules for attributes that the page does not use: a component's styles include rules for all its variants.
 * @param has whether the page has an attribute, such as `open`, or one with a value, as `withValue` writes it
 * @param kept classes of islands, whose attributes may change
 */
export function purgeRules(root: Root, has: (attribute: string) => boolean, islandClasses: ReadonlySet<string>): void {
  const isUsed = (text: string) => {
    const selector = readSelector(text);
    return (
      selector.classes.some(({ name }) => islandClasses.has(name)) ||
      selector.attributes.every(
        ({ name, value }) => SET_LATER.has(name) || has(value === undefined ? name : withValue(name, value)),
      )
    );
  };

  root.walkAtRules('media', (rule) => {
    if (rule.params === NEVER) rule.remove();
  });
  root.walkRules((rule) => {
    if (!rule.selector.includes('[')) return;
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  root.walkAtRules('media', (rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** An attribute with its value, for `purgeRules`. */
export const withValue = (name: string, value: string) => `${name}="${value}"`;
