/** Makes a page's style small: it is in every page, and a page has to fit the first round trip. */

import postcss from 'postcss';
import sortMediaQueries from 'postcss-sort-media-queries';
import { minifyClassNames, type StyledPage } from './minifyClassNames.ts';
import { purgeRules } from './purgeRules.ts';
import { readAttributes } from './readAttributes.ts';

/** Narrow screens, wider and wider ones, other conditions, paper: the order in which a component writes them. */
const groupMediaQueries = sortMediaQueries({ sort: 'desktop-first' });

/**
 * The same page with the same looks in fewer bytes. What each step saves is in decision 35.
 * @param page as React and Emotion have made it
 * @param islandClasses classes that islands look for by name when they wake up
 */
export function minifyCss(page: StyledPage, islandClasses: ReadonlySet<string>): StyledPage {
  const attributes = readAttributes(page.body);
  const root = postcss.parse(page.style);
  purgeRules(root, attributes, islandClasses);
  const grouped = postcss([groupMediaQueries]).process(root, { from: undefined }).root;
  return minifyClassNames({ root: grouped, body: page.body }, attributes, islandClasses);
}
