import type { Config } from 'vike/types';

/**
 * Every page is HTML made at build time; the browser gets `+client.ts` and the islands, never the page's code. Vike only bundles:
 * `scripts/build/renderPages.ts` makes the pages of every variant from one bundle.
 */
export default {
  prerender: false,
  clientRouting: false,
  trailingSlash: false,
  // The first page of a build reads all facts, words and pictures: nobody waits for it, and it may take its time.
  hooksTimeout: false,
  meta: {
    Page: { env: { server: true, client: false } },
    Layout: { env: { server: true } },
  },
} satisfies Config;
