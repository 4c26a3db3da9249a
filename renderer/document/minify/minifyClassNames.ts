import type { Root } from 'postcss';
import type { Attribute } from './readAttributes.ts';
import { readSelector } from './readSelector.ts';

/** Styles with short class names, and the short name of each class. */
export type MinifiedStyle = Readonly<{ style: string; names: ReadonlyMap<string, string> }>;

/** The prefix of Emotion's class names. */
const PREFIX = 'css-';

/**
 * Shortens the class names of styles.
 * @param kept classes of islands, which Emotion expects unchanged when they hydrate
 */
export function minifyClassNames(root: Root, islandClasses: ReadonlySet<string>): MinifiedStyle {
  const names = new Map<string, string>();
  const shorten = (selector: string) => {
    let output = '';
    let from = 0;
    for (const { name, start } of readSelector(selector).classes) {
      if (!name.startsWith(PREFIX) || islandClasses.has(name)) continue;
      const short = names.get(name) ?? shortName(names.size);
      names.set(name, short);
      output += selector.slice(from, start) + short;
      from = start + name.length;
    }
    return output + selector.slice(from);
  };
  root.walkRules((rule) => {
    if (rule.selector.includes(PREFIX)) rule.selectors = rule.selectors.map(shorten);
  });
  return { style: root.toString(), names };
}

/**
 * The body with short class names, without those that no rule uses and without class attributes that are left empty.
 * @param attributes all attributes in the body
 */
export function renameClasses(
  body: string,
  attributes: readonly Attribute[],
  names: MinifiedStyle['names'],
  islandClasses: ReadonlySet<string>,
): string {
  const shortOf = (name: string) => (!name.startsWith(PREFIX) || islandClasses.has(name) ? name : names.get(name));
  let output = '';
  let from = 0;
  for (const { name, value, start, end } of attributes) {
    if (name !== 'class') continue;
    const classes = value.split(' ').map(shortOf).filter(Boolean).join(' ');
    // Drops the space before the attribute too.
    output += body.slice(from, start - 1) + (classes && ` class="${classes}"`);
    from = end;
  }
  return output + body.slice(from);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The names a, b … z, aa, ab … in order. */
function shortName(index: number): string {
  const last = LETTERS[index % LETTERS.length] ?? '';
  return index < LETTERS.length ? last : shortName(Math.floor(index / LETTERS.length) - 1) + last;
}
