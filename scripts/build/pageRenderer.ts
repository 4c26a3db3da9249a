/** Renders single pages from a bundle, in this process. */
import { pathToFileURL } from 'node:url';
import type { RenderedPage } from '../../renderer/document/renderPage.tsx';
import { addressOf } from '../../site/pages/everyPage.ts';
import type { PageModel } from '../../site/pages/pageModel.ts';
import { pageFolder, type Route } from '../../site/pages/routes.ts';
import type { Bundle } from './bundle/bundlePages.ts';
import { isAdvertisingScript } from './bundle/plugins.ts';
import { filesIn } from './files/filesIn.ts';

/** The only one: Vike would render the pages of any other bundle from it, too. */
let loadedServer: string | undefined;

/** @throws MissingPage if no folder has the page; Error if it cannot be rendered */
export type RenderPage = (page: PageModel) => Promise<RenderedPage>;

/** A row of the site map has no page: the same in every language. */
export class MissingPage extends Error {
  constructor(route: Route) {
    super(
      `site/pages/routes.ts has a row for this address, but no folder has its page. Make pages/${pageFolder(route)}/+Page.tsx, or delete the row.`,
    );
  }
}

/** @throws Error if this process has rendered pages of another bundle */
export async function loadPageRenderer({ server, client }: Pick<Bundle, 'server' | 'client'>): Promise<RenderPage> {
  // React and Vike read it.
  process.env.NODE_ENV = 'production';
  loadedServer ??= server;
  if (loadedServer !== server)
    throw new Error(
      'This process has already rendered pages from another bundle, and Vike loads only one. Start a process for each build.',
    );
  await import(pathToFileURL(server).href);
  const { renderPage } = await import('vike/server');
  const script = filesIn(client).find(isAdvertisingScript);
  const shared = script ? { advertisingScript: `/${script}` } : {};

  return async (pageModel) => {
    const result = await renderPage({ urlOriginal: addressOf(pageModel), pageModel, ...shared });
    // Vike has rendered the not-found page with the model of another page.
    if (result.is404 && pageModel.route) throw new MissingPage(pageModel.route);
    // Vike catches the error of a page whose code does not even load, and renders the error page.
    const error = result.errorWhileRendering ?? result.mistake;
    if (error || !result.rendered) throw error;
    return { html: result.httpResponse.body, ...result.rendered };
  };
}
