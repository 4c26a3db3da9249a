import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache, for rendering a page or for its islands. No vendor prefixes: the few that are needed are written
 * by hand.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
