import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The styles of a page while its HTML is made, or of its islands in the browser. Browsers that run this site need no
 * vendor prefixes but the few that are written out.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}

const islandClasses = new WeakMap<EmotionCache, Set<string>>();

/** The classes in the HTML of a page's islands, by the cache of the page. They keep their names. */
export function classesOfIslands(cache: EmotionCache): Set<string> {
  const classes = islandClasses.get(cache) ?? new Set<string>();
  islandClasses.set(cache, classes);
  return classes;
}
