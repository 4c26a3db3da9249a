import type { Config } from 'vike/types';

/**
 * Every page is HTML made at build time; the browser gets `+client.ts` and the islands, never the page's code. Vike bundles and
 * renders; `scripts/build/renderPages.ts` asks it for the pages of each variant, from one bundle. Decision 32 says why not `prerender`.
 */
export default {
  prerender: false,
  clientRouting: false,
  trailingSlash: false,
  meta: {
    Page: { env: { server: true, client: false } },
    Layout: { env: { server: true } },
  },
} satisfies Config;
