/** Pages of this site; hand-offs lead elsewhere, and a contact for the address book is a file to keep. */
const PAGES = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.vcf' } }] };

/**
 * Tells the browser to fetch a page when a patient seems about to open it (a pointer that rests on a link), and to make it
 * ready when they do (a finger that goes down).
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: PAGES, eagerness: 'moderate' }],
  prerender: [{ where: PAGES, eagerness: 'conservative' }],
});
