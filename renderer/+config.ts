import type { Config } from 'vike/types';

/** Every page is HTML made at build time; the browser gets `+client.ts` and the islands, never the page's code. */
export default {
  prerender: { noExtraDir: true },
  clientRouting: false,
  trailingSlash: false,
  meta: {
    Page: { env: { server: true, client: false } },
    Layout: { env: { server: true } },
  },
} satisfies Config;
