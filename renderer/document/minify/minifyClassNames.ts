import { CLASS, type StyledPage } from './styledPage.ts';

/**
 * The same page with short class names, and without those that no rule is left for.
 * @param kept classes that islands look for by name when they wake up
 */
export function minifyClassNames({ style, body }: StyledPage, kept: ReadonlySet<string>): StyledPage {
  const names = new Map<string, string>();
  for (const [name] of style.matchAll(CLASS)) {
    if (!names.has(name) && !kept.has(name)) names.set(name, shortName(names.size));
  }
  const rename = (name: string) => names.get(name) ?? (kept.has(name) ? name : '');
  return {
    style: style.replace(/\.css-[a-z0-9]+/g, (selector) => selector.replace(CLASS, rename)),
    body: body.replace(/ class="([^"]*)"/g, (_, classes: string) => {
      const left = classes.replace(CLASS, rename).trim().replace(/ +/g, ' ');
      return left && ` class="${left}"`;
    }),
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** a, b … z, aa, ab … */
function shortName(index: number): string {
  const last = LETTERS[index % LETTERS.length] ?? '';
  return index < LETTERS.length ? last : shortName(Math.floor(index / LETTERS.length) - 1) + last;
}
