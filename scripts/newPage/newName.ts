/** The name of a new page, as its address, its files and the code say it. */
import { readFileSync } from 'node:fs';
import { isFileName } from '../../branches/model/files/crossChecks.ts';
import { TRANSLATIONS } from '../../locales/languages.ts';

/** What else begins an address of the site. */
const RESERVED = ['assets', 'index', 'media', 'testimonials', ...TRANSLATIONS.map(({ code }) => code)];

/** Has a text for every page that menus and breadcrumbs name. */
export const COMMON = 'locales/en/common.json';

/** As many characters as a name has room for in the menu. */
const LONGEST = 40;

/**
 * The last part of the new page's address.
 * @param typed what a person typed, with or without the slash before it
 * @param example a good one
 * @throws Error with a sentence when it cannot be one
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
 * Refuses a page whose id another page has: one of the two would be shown in place of the other.
 * @param id what the code calls the new page
 * @throws Error with a sentence when it is taken
 */
export function checkId(slug: string, id: string, example: string): void {
  if (Object.hasOwn(JSON.parse(readFileSync(COMMON, 'utf8')).nav, id)) {
    throw new Error(`"${slug}" is taken: ${COMMON} has a text nav.${id} already. Choose another, such as ${example}.`);
  }
}

/** As a variable: `gum-care` is `gumCare`. */
export function camelCase(slug: string): string {
  return slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** As people read it: `gum-care` is `Gum care`. */
export function readableName(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
}
