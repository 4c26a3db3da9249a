import type { ComponentType, ReactNode } from 'react';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { type RenderedPage, renderPage } from './document/renderPage.tsx';
import type { PageModel } from './site/pageModel.ts';

declare global {
  namespace Vike {
    interface PageContext {
      /** What the page is made from: given to Vike together with the page's address. */
      pageModel: PageModel;
      /** What belongs to the page besides its document. */
      rendered?: Omit<RenderedPage, 'html'>;
      /** Why the page could not be made. */
      mistake?: unknown;
    }
  }
}

/** Stands for a page that could not be made. Nobody gets to see it. */
const NO_PAGE = dangerouslySkipEscape('<!DOCTYPE html><title>No page</title>');

/**
 * Called by Vike for each page: from its model to its document. What a page throws is returned, not thrown: a build tells of
 * all such pages at once, and the dev server shows the mistake in the browser.
 */
export function onRenderHtml({ pageModel: page, Page, config }: PageContextServer) {
  const { Layout } = config as { Layout: ComponentType<{ children: ReactNode }> };
  try {
    const withCsp = import.meta.env.PROD;
    const { html, ...rendered } = renderPage({ Page: Page as ComponentType, Layout, page, withCsp });
    return { documentHtml: dangerouslySkipEscape(html), pageContext: { rendered } };
  } catch (error) {
    const mistake = error instanceof Error ? error : new Error(String(error));
    return { documentHtml: NO_PAGE, pageContext: { mistake } };
  }
}
