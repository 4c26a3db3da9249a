/** The name of a new page in its URL, its files and the code. */
import { readFileSync } from 'node:fs';
import { isFileName } from '../../branches/model/files/crossChecks.ts';
import { TRANSLATIONS } from '../../locales/languages.ts';

/** First URL segments that are already in use. */
const RESERVED = ['assets', 'index', 'media', 'testimonials', ...TRANSLATIONS.map(({ code }) => code)];

/** Holds the name of every page for menus and breadcrumbs. */
export const COMMON = 'locales/en/common.json';

/** The longest name that fits in the menu, in characters. */
const LONGEST = 40;

/**
 * The last part of the new page's URL.
 * @param typed what was typed, with or without the leading slash
 * @param example a valid one, for messages
 * @throws Error with a sentence if it is not valid
 */
export function newSlug(typed: string, example: string): string {
  const slug = typed.replace(/^\//, '');
  if (!isFileName(slug) || /--|-$/.test(slug) || slug.length > LONGEST) {
    throw new Error(
      `"${typed}" cannot be the address of a page. Expected small letters, digits and single hyphens, at most ${LONGEST}, such as ${example}.`,
    );
  }
  if (RESERVED.includes(slug))
    throw new Error(`"${slug}" has another use in addresses. Choose another, such as ${example}.`);
  return slug;
}

/**
 * Refuses the id of an existing page: one of the two would be shown in place of the other.
 * @param id the new page's id in the code
 * @throws Error with a sentence if it is taken
 */
export function checkId(slug: string, id: string, example: string): void {
  if (Object.hasOwn(JSON.parse(readFileSync(COMMON, 'utf8')).nav, id)) {
    throw new Error(`"${slug}" is taken: ${COMMON} has a text nav.${id} already. Choose another, such as ${example}.`);
  }
}

/** `gum-care` becomes `gumCare`. */
export function camelCase(slug: string): string {
  return slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `gum-care` becomes `Gum care`. */
export function readableName(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
}
