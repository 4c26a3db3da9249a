import type { Config } from 'vike/types';

/**
 * Vike prerenders every page at build time; the browser gets `+client.ts` and the islands, never the page's code. `+onPrerenderStart.ts`
 * lists the pages: those of the site that a build hands over, or of the combined site, which `npx vike build` makes.
 */
export default {
  prerender: {
    enable: true,
    // A site has no page for what none of its branches offers, and none for each of few branches; the build itself reports a page that was not made.
    partial: true,
    // about.html, for /about
    noExtraDir: true,
    // While one page is rendered, others are written and compressed.
    parallel: 4,
  },
  clientRouting: false,
  trailingSlash: false,
  meta: {
    Page: { env: { server: true, client: false } },
    Layout: { env: { server: true } },
  },
} satisfies Config;
