import type { ComponentType, ReactNode } from 'react';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { NODE_TOOLS } from './document/nodeTools.ts';
import { type RenderedPage, renderPage } from './document/renderPage.tsx';
import { ADVERTISING_MODULE } from './site/advertising.ts';
import type { PageModel } from './site/pageModel.ts';

declare global {
  namespace Vike {
    interface PageContext {
      /** The page's data, passed to Vike together with its address. */
      pageModel: PageModel;
      /** Address of the script that asks about advertising, if the site has it. */
      advertisingScript?: string;
      /** The policy and pictures that belong to the document. */
      rendered?: Omit<RenderedPage, 'html'>;
      /** What the page threw while it was rendered. */
      mistake?: unknown;
    }
  }
}

/** Returned for a page that could not be rendered. It is never shown or written. */
const FAILED_PAGE = dangerouslySkipEscape('<!DOCTYPE html><title>No page</title>');

/**
 * Vike's hook: renders a page model to its document. Errors are returned, not thrown, so that a build can report all
 * failing pages at once and the dev server can show the error in the browser.
 */
export function onRenderHtml({ pageModel: page, Page, config, advertisingScript }: PageContextServer) {
  const { Layout } = config as { Layout: ComponentType<{ children: ReactNode }> };
  try {
    const withCsp = import.meta.env.PROD;
    const { html, ...rendered } = renderPage({
      Page: Page as ComponentType,
      Layout,
      page,
      withCsp,
      ...NODE_TOOLS,
      advertisingScript: advertisingScript ?? (import.meta.env.DEV ? `/${ADVERTISING_MODULE}` : undefined),
    });
    return { documentHtml: dangerouslySkipEscape(html), pageContext: { rendered } };
  } catch (error) {
    const mistake = error instanceof Error ? error : new Error(String(error));
    return { documentHtml: FAILED_PAGE, pageContext: { mistake } };
  }
}
