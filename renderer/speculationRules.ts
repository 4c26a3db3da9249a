/** Tells the browser to fetch a page of this site when a patient is about to open it. Hand-offs and files are left alone. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
