import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Vite wraps every `import()` in a helper that loads style sheets and further modules ahead. There are none to load: styles
 * are in the pages, and `modulePreload` is off. A helper that does nothing saves three quarters of a kilobyte on each page. Each
 * script has one of its own: a helper that scripts share would be a request of its own.
 */
export function dropPreloadHelper(): Plugin {
  return {
    name: 'drop-preload-helper',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: (_id, importer) => `${HELPER}?${importer}`,
    },
    load: {
      filter: { id: /^\0vite\/preload-helper\.js\?/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
