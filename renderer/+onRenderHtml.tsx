import type { ComponentType, ReactNode } from 'react';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { type RenderedPage, renderPage } from './document/renderPage.tsx';
import { renderProblems } from './document/renderProblems.ts';
import { readPageModel } from './site/pageModel.ts';

declare global {
  namespace Vike {
    interface PageContext {
      /** On the dev server: why the page could not be made. */
      mistake?: unknown;
      /** On the dev server: the page's folder has no row in `renderer/site/routes.ts`, or no branch has this address. */
      hasNoRoute?: boolean;
      /** What belongs to the page besides its document. */
      rendered?: Omit<RenderedPage, 'html'>;
    }
  }
}

/** Stands for a page that could not be made. Nobody gets to see it. */
const NO_PAGE = dangerouslySkipEscape('<!DOCTYPE html><title>No page</title>');

/**
 * Called by Vike for each page: from its address to its document. A page that cannot be made is noted for the build, which
 * then fails with all of them; the dev server (`vite/dev/devPages.ts`) is told the reason, and shows it in the browser.
 */
export async function onRenderHtml(pageContext: PageContextServer) {
  try {
    return await render(pageContext);
  } catch (error) {
    if (import.meta.env.DEV) return { documentHtml: NO_PAGE, pageContext: { mistake: error } };
    const { message, stack = '' } = error as Error;
    renderProblems().push({ page: pageContext.urlOriginal, message, stack });
    return NO_PAGE;
  }
}

async function render({ urlOriginal, is404, Page, config }: PageContextServer) {
  const page = await readPageModel(urlOriginal, is404 === true);
  if (import.meta.env.DEV && !is404 && !page.route) return { documentHtml: NO_PAGE, pageContext: { hasNoRoute: true } };
  const { Layout } = config as { Layout: ComponentType<{ children: ReactNode }> };
  const withCsp = import.meta.env.PROD;
  const { html, ...rendered } = renderPage({ Page: Page as ComponentType, Layout, page, withCsp });
  return { documentHtml: dangerouslySkipEscape(html), pageContext: { rendered } };
}
