import { Parser } from 'htmlparser2';
import { keepTogether } from '../i18n/keepTogether.ts';

/** Elements whose content is not read as text. */
const PROGRAMS: ReadonlySet<string> = new Set(['script', 'style', 'textarea']);

/**
 * Puts no-break characters into all texts of a page's body. Attributes stay as they are, and so do islands: React compares
 * their text with what it renders in the browser.
 */
export function keepTextsTogether(body: string): string {
  let output = '';
  let from = 0;
  /** How many elements deep inside an island or a program. */
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (depth > 0 || PROGRAMS.has(name) || 'data-island' in attributes) depth += 1;
    },
    onclosetag() {
      if (depth > 0) depth -= 1;
    },
    ontext() {
      if (depth > 0) return;
      const end = parser.endIndex + 1;
      output += body.slice(from, parser.startIndex) + keepTogether(body.slice(parser.startIndex, end));
      from = end;
    },
  });
  parser.end(body);
  return output + body.slice(from);
}
