import type { Root } from 'postcss';
import type { Attribute } from './readAttributes.ts';
import { readSelector } from './readSelector.ts';

/** What scripts of this site and browsers set later: rules for it stay, though the page does not have it yet. */
export const SET_LATER: ReadonlySet<string> = new Set([
  'open',
  'hidden',
  'data-clear',
  'data-far',
  'data-header',
  'data-open',
  'data-ended',
  'data-comparison',
  'data-asleep',
  'data-awake',
  'data-failed',
  'data-falling',
]);

/** The condition that a component writes for a look that it has on no screen. */
const NEVER = 'not all';

/**
 * Takes out the rules for looks that the page does not use: a component brings the rules of all its looks.
 * @param attributes those of the page
 * @param islandClasses classes of islands, which may change their looks
 */
export function purgeRules(root: Root, attributes: readonly Attribute[], islandClasses: ReadonlySet<string>): void {
  const present = new Set(attributes.flatMap(({ name, value }) => [name, withValue(name, value)]));
  const isUsed = (text: string) => {
    const selector = readSelector(text);
    return (
      selector.classes.some(({ name }) => islandClasses.has(name)) ||
      selector.attributes.every(
        ({ name, value }) => SET_LATER.has(name) || present.has(value === undefined ? name : withValue(name, value)),
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

const withValue = (name: string, value: string) => `${name}="${value}"`;
