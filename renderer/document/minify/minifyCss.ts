/** Minifies a page's inlined styles, because a page has to fit the first round trip. */

import postcss from 'postcss';
import sortMediaQueries from 'postcss-sort-media-queries';
import { type MinifiedStyle, minifyClassNames, renameClasses } from './minifyClassNames.ts';
import { purgeRules, withValue } from './purgeRules.ts';
import { type Attribute, readAttributes } from './readAttributes.ts';

/** A page as rendered by React and Emotion. */
export type StyledPage = Readonly<{
  /** The rules of exactly this page. */
  style: string;
  body: string;
}>;

/** The order in which components write media queries: narrow to wide screens, other conditions, print. */
const groupMediaQueries = sortMediaQueries({ sort: 'desktop-first' });

/**
 * The same page, with the same rendering, in fewer bytes. Decision 13 lists what each step saves.
 * @param kept classes of islands, which Emotion expects unchanged when they hydrate
 */
export function minifyCss({ style, body }: StyledPage, islandClasses: ReadonlySet<string>): StyledPage {
  const attributes = readAttributes(body);
  const minified = minifyOnce(style, attributes, islandClasses);
  return { style: minified.style, body: renameClasses(body, attributes, minified.names, islandClasses) };
}

/** Minified styles, with the attributes that they depend on and whether the page had each. */
type Known = Readonly<{ minified: MinifiedStyle; answers: ReadonlyMap<string, boolean> }>;

/** By the styles and the classes of islands: the same page of several sites, and pages of a kind, have the same. */
const known = new Map<string, readonly Known[]>();
/** The number of styles that are kept: enough for all pages of a site, and little memory for a site of ten thousand. */
const MOST = 100;

function minifyOnce(
  style: string,
  attributes: readonly Attribute[],
  islandClasses: ReadonlySet<string>,
): MinifiedStyle {
  const present = new Set(attributes.flatMap(({ name, value }) => [name, withValue(name, value)]));
  const key = JSON.stringify([style, ...islandClasses]);
  const before = known.get(key) ?? [];
  const found = before.find(({ answers }) => [...answers].every(([name, answer]) => present.has(name) === answer));
  if (found) return found.minified;

  const answers = new Map<string, boolean>();
  const has = (attribute: string) => {
    answers.set(attribute, present.has(attribute));
    return present.has(attribute);
  };
  const minified = minify(style, has, islandClasses);
  if (known.size >= MOST || before.length >= MOST) known.clear();
  known.set(key, [...before, { minified, answers }]);
  return minified;
}

function minify(style: string, has: (attribute: string) => boolean, islandClasses: ReadonlySet<string>): MinifiedStyle {
  const root = postcss.parse(style);
  purgeRules(root, has, islandClasses);
  const grouped = postcss([groupMediaQueries]).process(root, { from: undefined }).root;
  return minifyClassNames(grouped, islandClasses);
}
