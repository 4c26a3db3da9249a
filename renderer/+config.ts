import type { Config } from 'vike/types';

/**
 * Every page is rendered to HTML at build time; the browser gets `+client.ts` and the islands, never the page's code. Vike
 * bundles once, and `scripts/build/renderPages.ts` renders the pages of every variant from that bundle. Decision 2 explains
 * why not `prerender`.
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
