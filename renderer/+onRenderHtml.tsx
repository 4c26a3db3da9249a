import type { ComponentType } from 'react';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { Layout } from '../components/site/Layout.tsx';
import { devErrorPage } from './devErrorPage.ts';
import { readPageModel } from './pageModel.ts';
import { renderPage } from './renderPage.tsx';

/** Called by Vike for each page: from its address to its document. */
export async function onRenderHtml(pageContext: PageContextServer) {
  try {
    return dangerouslySkipEscape(await render(pageContext));
  } catch (error) {
    if (!import.meta.env.DEV) throw error;
    return dangerouslySkipEscape(devErrorPage(error));
  }
}

async function render({ urlOriginal, is404, Page }: PageContextServer): Promise<string> {
  const page = await readPageModel(urlOriginal, is404 === true);
  return renderPage({ Page: Page as ComponentType, Layout, page, withCsp: import.meta.env.PROD });
}
