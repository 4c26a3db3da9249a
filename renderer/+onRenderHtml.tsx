import type { ComponentType, ReactNode } from 'react';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { errorPage } from './errorPage.ts';
import { readPageModel } from './pageModel.ts';
import { renderPage } from './renderPage.tsx';
import { renderProblems } from './renderProblems.ts';

/**
 * Called by Vike for each page: from its address to its document. A page that cannot be made is noted for the build, which
 * then fails with all of them; the dev server shows the reason in the browser.
 */
export async function onRenderHtml(pageContext: PageContextServer) {
  try {
    return dangerouslySkipEscape(await render(pageContext));
  } catch (error) {
    const { message, stack = '' } = error as Error;
    if (import.meta.env.PROD) renderProblems().push({ page: pageContext.urlOriginal, message, stack });
    return dangerouslySkipEscape(errorPage(message));
  }
}

async function render({ urlOriginal, is404, Page, config }: PageContextServer): Promise<string> {
  const page = await readPageModel(urlOriginal, is404 === true);
  const { Layout } = config as { Layout: ComponentType<{ children: ReactNode }> };
  return renderPage({ Page: Page as ComponentType, Layout, page, withCsp: import.meta.env.PROD });
}
