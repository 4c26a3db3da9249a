import type { ComponentType } from 'react';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { Layout } from '../components/site/Layout.tsx';
import { readPageModel } from './pageModel.ts';
import { renderPage } from './renderPage.tsx';

/** Called by Vike for each page: from its address to its document. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const page = await readPageModel(pageContext.urlOriginal, pageContext.is404 === true);
  const html = renderPage({
    Page: pageContext.Page as ComponentType,
    Layout,
    page,
    withCsp: import.meta.env.PROD,
  });
  return dangerouslySkipEscape(html);
}
