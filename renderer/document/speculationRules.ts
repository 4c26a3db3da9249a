/** Pages of this site, without its downloads (contact cards). */
const PAGES = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.vcf' } }] };

/**
 * Lets the browser prefetch a page when a patient is likely to open it (the pointer hovers over a link), and prerender it
 * on pointer down.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: PAGES, eagerness: 'moderate' }],
  prerender: [{ where: PAGES, eagerness: 'conservative' }],
});
