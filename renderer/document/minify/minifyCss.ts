/** Minifies a page's inlined styles, because a page has to fit the first round trip. */

import postcss from 'postcss';
import sortMediaQueries from 'postcss-sort-media-queries';
import { minifyClassNames, type StyledPage } from './minifyClassNames.ts';
import { purgeRules } from './purgeRules.ts';
import { readAttributes } from './readAttributes.ts';

/** The order in which components write media queries: narrow to wide screens, other conditions, print. */
const groupMediaQueries = sortMediaQueries({ sort: 'desktop-first' });

/**
 * The same page, with the same rendering, in fewer bytes. Decision 35 lists what each step saves.
 * @param kept classes of islands, which Emotion expects unchanged when they hydrate
 */
export function minifyCss(page: StyledPage, islandClasses: ReadonlySet<string>): StyledPage {
  const attributes = readAttributes(page.body);
  const root = postcss.parse(page.style);
  purgeRules(root, attributes, islandClasses);
  const grouped = postcss([groupMediaQueries]).process(root, { from: undefined }).root;
  return minifyClassNames({ root: grouped, body: page.body }, attributes, islandClasses);
}
