/** Makes a page's style small: it is in every page, and a page has to fit the first round trip. */

import { groupMediaQueries } from './groupMediaQueries.ts';
import { inlineCustomProperties } from './inlineCustomProperties.ts';
import { minifyClassNames } from './minifyClassNames.ts';
import { purgeRules } from './purgeRules.ts';
import type { StyledPage } from './styledPage.ts';
import { unquoteAttributes } from './unquoteAttributes.ts';

/**
 * The same page with the same looks in fewer bytes.
 * @param kept classes that islands look for by name when they wake up
 */
export function minifyCss(page: StyledPage, kept: ReadonlySet<string>): StyledPage {
  const rules = groupMediaQueries(purgeRules(page, kept));
  const style = kept.size > 0 ? rules : inlineCustomProperties(rules);
  return minifyClassNames({ style: unquoteAttributes(style.replaceAll(';}', '}')), body: page.body }, kept);
}
