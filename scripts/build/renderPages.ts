import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { type Language, pathInLanguage, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { RenderedPage } from '../../renderer/document/renderPage.tsx';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import { createPageModels } from '../../renderer/site/pageModel.ts';
import { pageFolder, type Route, siteMap } from '../../renderer/site/routes.ts';
import type { Bundle } from './bundle/bundlePages.ts';
import type { PageProblem } from './pageProblems.ts';

/**
 * The module of the bundle that makes pages in this process. Vike keeps what it has loaded of the first one as long as the process
 * lives, and would make the pages of any other from that.
 */
let loadedServer: string | undefined;

/** No page has this address, so Vike answers with the page for unknown addresses. */
const NOT_FOUND = '/404';

const OTHER_BUNDLE =
  'This process has already made pages from another bundle, and Vike loads only one. Start another process for each build.';

export type SiteToRender = Pick<LoadedSite, 'words' | 'publication' | 'media' | 'addedLanguages'> &
  Readonly<{
    site: SiteModel;
    /** For a site with more pages than a host takes header rules: `_headers` then has the same for all pages. */
    sharedHeaders: boolean;
  }>;

/** A page that is written, and what belongs to it besides its document. */
export type WrittenPage = Readonly<{ address: string }> & Omit<RenderedPage, 'html'>;

/** What has become of a site's pages. */
export type RenderedPages = Readonly<{ pages: readonly WrittenPage[]; problems: readonly PageProblem[] }>;

/**
 * Writes every page of a variant in each language that it is made in: `about.html`, `ta/about.html`.
 * @param stopped ends it between two pages
 * @throws Error with a sentence when pages of another bundle have been made in this process
 */
export async function renderPages(
  bundle: Bundle,
  outDir: string,
  toRender: SiteToRender,
  stopped?: AbortSignal,
): Promise<RenderedPages> {
  // React and Vike ask for it.
  process.env.NODE_ENV = 'production';
  loadedServer ??= bundle.server;
  if (loadedServer !== bundle.server) throw new Error(OTHER_BUNDLE);
  await import(pathToFileURL(bundle.server).href);
  const { renderPage } = await import('vike/server');
  const createPageModel = createPageModels(toRender);

  async function render({ route, language }: PageToMake, address: string): Promise<RenderedPage | PageProblem> {
    try {
      const made = await renderPage({ urlOriginal: address, pageModel: createPageModel(route, language) });
      // Vike answers with the page for unknown addresses, made from a model that is not for it.
      if (made.is404 && route) return missingPage(route);
      // Vike catches the error of a page whose code does not even load, and renders the error page.
      const error = made.errorWhileRendering ?? made.mistake;
      if (error || !made.rendered) throw error;
      return { html: made.httpResponse.body, ...made.rendered };
    } catch (error) {
      return { address, error: error instanceof Error ? error : new Error(String(error)) };
    }
  }

  const pages: WrittenPage[] = [];
  const problems: PageProblem[] = [];
  for (const page of pagesOf(toRender)) {
    stopped?.throwIfAborted();
    const address = pathInLanguage(page.route?.path ?? NOT_FOUND, page.language);
    const made = await render(page, address);
    if ('error' in made) {
      problems.push(made);
      continue;
    }
    const { html, ...rendered } = made;
    await writePage(join(outDir, address === '/' ? 'index.html' : `${address}.html`), html);
    pages.push({ address, ...rendered });
  }
  return { pages, problems };
}

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** A row of the site map whose page nobody has made: the same in each language. */
function missingPage(route: Route): PageProblem {
  const message = `renderer/site/routes.ts has a row for this address, but no folder has its page. Make pages/${pageFolder(route)}/+Page.tsx, or delete the row.`;
  return { address: route.path, error: new Error(message) };
}

/** A page to make; the page for unknown addresses has no route. */
type PageToMake = Readonly<{ route?: Route; language: Language }>;

function pagesOf({ site, publication, addedLanguages }: SiteToRender): readonly PageToMake[] {
  const pages = siteMap(site).flatMap((route) =>
    publication.languagesOf(route).map((language) => ({ route, language })),
  );
  return [...pages, ...[SOURCE_LANGUAGE, ...addedLanguages].map((language) => ({ language }))];
}
