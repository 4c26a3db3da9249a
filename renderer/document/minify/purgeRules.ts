import { isConditional, splitRules, takeApart } from './splitRules.ts';
import { CLASS, type StyledPage } from './styledPage.ts';

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
const NEVER = '@media not all';

/** What a selector asks for that a page may lack: attributes, maybe with a value. */
const ATTRIBUTE = /\[([a-z-]+)(?:=['"]?([^'"\]]*)['"]?)?\]/gi;

/**
 * The same rules without those for looks that the page does not use: a component brings the rules of all its looks.
 * @param kept classes of islands, which may change their looks
 */
export function purgeRules({ style, body }: StyledPage, kept: ReadonlySet<string>): string {
  const there = attributesOf(body);
  const isWanted = (selector: string) => {
    if (Array.from(selector.matchAll(CLASS)).some(([name]) => kept.has(name))) return true;
    // What must not be there, and what only may be, says nothing.
    const certain = selector.replace(/:(?:not|has|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
    return Array.from(certain.matchAll(ATTRIBUTE)).every(([, attribute = '', value]) => {
      const name = attribute.toLowerCase();
      return SET_LATER.has(name) || there.has(value === undefined ? name : `${name}="${value}"`);
    });
  };
  return filterRules(style, isWanted);
}

/** An opening tag: React escapes the signs that would end it early. */
const TAG = /<[a-z][^>]*>/gi;

/** An attribute in it, with a value in quotes, without quotes, or with none. */
const WRITTEN = /\s([\w:-]+)(?:=(?:"([^"]*)"|([^\s">]+)))?/g;

/** The attributes of a page, by name and by name with value. React writes some with capitals, such as `srcSet`. */
function attributesOf(body: string): ReadonlySet<string> {
  const attributes = new Set<string>();
  for (const [tag] of body.matchAll(TAG)) {
    for (const [, attribute = '', quoted, plain] of tag.matchAll(WRITTEN)) {
      const name = attribute.toLowerCase();
      attributes.add(name).add(`${name}="${quoted ?? plain ?? ''}"`);
    }
  }
  return attributes;
}

function filterRules(css: string, isWanted: (selector: string) => boolean): string {
  return splitRules(css)
    .map((rule) => {
      const [head, inside] = takeApart(rule);
      if (head === NEVER) return '';
      if (isConditional(rule)) {
        const left = filterRules(inside, isWanted);
        return left && `${head}{${left}}`;
      }
      if (!head.includes('[')) return rule;
      const selectors = head.split(/,(?![^(]*\))/).filter(isWanted);
      return selectors.length > 0 ? `${selectors.join(',')}{${inside}}` : '';
    })
    .join('');
}
