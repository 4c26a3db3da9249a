import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Vite wraps every `import()` in a helper that loads style sheets and further modules ahead. There are none to load: styles
 * are in the pages, and `modulePreload` is off. A helper that does nothing saves three quarters of a kilobyte on each page,
 * and written into the scripts that call it, it is no request of its own.
 */
export function dropPreloadHelper(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const helper of Object.values(bundle)) {
          if (helper.type !== 'chunk' || helper.moduleIds.join() !== HELPER) continue;
          const name = helper.fileName.replace(/^.*\//, '').replace('.', '\\.');
          const statement = new RegExp(`import\\{\\w+ as (\\w+)\\}from"[^"]*/${name}";`);
          for (const chunk of Object.values(bundle)) {
            if (chunk.type === 'chunk') chunk.code = chunk.code.replace(statement, 'const $1=load=>load();');
          }
          delete bundle[helper.fileName];
        }
      },
    },
  };
}
