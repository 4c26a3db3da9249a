import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The styles of a page while its HTML is made, or of its islands in the browser. Browsers that run this site need no
 * vendor prefixes but the few that are written out.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
