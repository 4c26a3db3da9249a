import type { Root } from 'postcss';
import type { Attribute } from './readAttributes.ts';
import { readSelector } from './readSelector.ts';

/** A page as React and Emotion have made it. */
export type StyledPage = Readonly<{
  /** The rules of exactly this page. */
  style: string;
  body: string;
}>;

/** How Emotion's names of classes begin. */
const PREFIX = 'css-';

/**
 * The same page with short class names, and without those that no rule is left for.
 * @param attributes those of its body
 * @param islandClasses classes that islands look for by name when they wake up
 */
export function minifyClassNames(
  { root, body }: Readonly<{ root: Root; body: string }>,
  attributes: readonly Attribute[],
  islandClasses: ReadonlySet<string>,
): StyledPage {
  const names = new Map<string, string>();
  const shorten = (selector: string) => {
    let written = '';
    let from = 0;
    for (const { name, start } of readSelector(selector).classes) {
      if (!name.startsWith(PREFIX) || islandClasses.has(name)) continue;
      const short = names.get(name) ?? shortName(names.size);
      names.set(name, short);
      written += selector.slice(from, start) + short;
      from = start + name.length;
    }
    return written + selector.slice(from);
  };
  root.walkRules((rule) => {
    if (rule.selector.includes(PREFIX)) rule.selectors = rule.selectors.map(shorten);
  });
  const shortOf = (name: string) => (!name.startsWith(PREFIX) || islandClasses.has(name) ? name : names.get(name));
  return { style: root.toString(), body: renameIn(body, attributes, shortOf) };
}

/** The body with other classes; an attribute without any is left out. */
function renameIn(
  body: string,
  attributes: readonly Attribute[],
  shortOf: (name: string) => string | undefined,
): string {
  let written = '';
  let from = 0;
  for (const { name, value, start, end } of attributes) {
    if (name !== 'class') continue;
    const classes = value.split(' ').map(shortOf).filter(Boolean).join(' ');
    // With the space before it.
    written += body.slice(from, start - 1) + (classes && ` class="${classes}"`);
    from = end;
  }
  return written + body.slice(from);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** a, b … z, aa, ab … */
function shortName(index: number): string {
  const last = LETTERS[index % LETTERS.length] ?? '';
  return index < LETTERS.length ? last : shortName(Math.floor(index / LETTERS.length) - 1) + last;
}
