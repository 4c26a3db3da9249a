/** Makes a page's style small: it is in every page, and a page has to fit the first round trip. */
import type { StyledPage } from './styledPage.ts';
import { withConditionsAtEnd } from './withConditionsAtEnd.ts';
import { withFewerValues } from './withFewerValues.ts';
import { withoutQuotes } from './withoutQuotes.ts';
import { withoutUnusedRules } from './withoutUnusedRules.ts';
import { withShortClasses } from './withShortClasses.ts';

/**
 * The same page with the same looks in fewer bytes.
 * @param kept classes that islands look for by name when they wake up
 */
export function compactStyle(page: StyledPage, kept: ReadonlySet<string>): StyledPage {
  const rules = withConditionsAtEnd(withoutUnusedRules(page, kept));
  const style = kept.size > 0 ? rules : withFewerValues(rules);
  return withShortClasses({ style: withoutQuotes(style.replaceAll(';}', '}')), body: page.body }, kept);
}
