import type { Plugin } from 'vite';

/**
 * Vite wraps every `import()` in a helper that loads style sheets and further modules ahead. There are none to load: styles
 * are in the pages, and `modulePreload` is off. A helper that does nothing saves three quarters of a kilobyte on each page.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
