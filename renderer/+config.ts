import type { Config } from 'vike/types';

/**
 * Every page is rendered at build time; the browser gets `+client.ts` and the islands, never the page's code. Vike
 * bundles once for every variant: decision 2 says why not with `prerender`.
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
