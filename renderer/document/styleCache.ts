import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates Emotion's cache, for rendering a page or for its islands in the browser. It adds no vendor prefixes: the few
 * that supported browsers need are written by hand.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
