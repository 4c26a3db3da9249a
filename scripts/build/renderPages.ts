import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { type Language, pathInLanguage, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { RenderedPage } from '../../renderer/document/renderPage.tsx';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import { createPageModels } from '../../renderer/site/pageModel.ts';
import { pageFolder, type Route, siteMap, unlistedPages } from '../../renderer/site/routes.ts';
import { isAdvertisingScript } from '../../vite/build/advertisingScript.ts';
import type { Bundle } from './bundle/bundlePages.ts';
import { outputFiles } from './files/outputFiles.ts';
import type { PageProblem } from './pageProblems.ts';

/**
 * The server entry that this process has loaded. Vike keeps the first one for the lifetime of the process and would render the pages
 * of any other bundle from it.
 */
let loadedServer: string | undefined;

/** No page has this address, so Vike renders the not-found page. */
const NOT_FOUND = '/404';

const OTHER_BUNDLE =
  'This process has already rendered pages from another bundle, and Vike loads only one. Start a process for each build.';

export type SiteToRender = Pick<LoadedSite, 'words' | 'publication' | 'signatures' | 'media' | 'addedLanguages'> &
  Readonly<{
    site: SiteModel;
    /** For a site with more pages than a host accepts header rules: `_headers` is then the same for all pages. */
    sharedHeaders: boolean;
  }>;

/** A page that has been written, with its policy and pictures. */
export type WrittenPage = Readonly<{ address: string }> & Omit<RenderedPage, 'html'>;

/** The pages of a site that were written, and those that failed. */
export type RenderedPages = Readonly<{ pages: readonly WrittenPage[]; problems: readonly PageProblem[] }>;

/**
 * Writes every page of a variant in each of its languages: `about.html`, `ta/about.html`.
 * @param stopped aborts between two pages
 * @throws Error if this process has rendered pages of another bundle
 */
export async function renderPages(
  bundle: Bundle,
  outDir: string,
  toRender: SiteToRender,
  stopped?: AbortSignal,
): Promise<RenderedPages> {
  // React and Vike read it.
  process.env.NODE_ENV = 'production';
  loadedServer ??= bundle.server;
  if (loadedServer !== bundle.server) throw new Error(OTHER_BUNDLE);
  await import(pathToFileURL(bundle.server).href);
  const { renderPage } = await import('vike/server');
  const createPageModel = createPageModels(toRender);
  const script = (await outputFiles(bundle.client, '.js')).find(isAdvertisingScript);
  const shared = script ? { advertisingScript: `/${relative(bundle.client, script).split(sep).join('/')}` } : {};

  async function render({ route, language }: PageToRender, address: string): Promise<RenderedPage | PageProblem> {
    try {
      const result = await renderPage({ urlOriginal: address, pageModel: createPageModel(route, language), ...shared });
      // Vike has rendered the not-found page with the model of another page.
      if (result.is404 && route) return missingPage(route);
      // Vike catches the error of a page whose code does not even load, and renders the error page.
      const error = result.errorWhileRendering ?? result.mistake;
      if (error || !result.rendered) throw error;
      return { html: result.httpResponse.body, ...result.rendered };
    } catch (error) {
      return { address, error: error instanceof Error ? error : new Error(String(error)) };
    }
  }

  const pages: WrittenPage[] = [];
  const problems: PageProblem[] = [];
  for (const page of pagesOf(toRender)) {
    stopped?.throwIfAborted();
    const address = pathInLanguage(page.route?.path ?? NOT_FOUND, page.language);
    const result = await render(page, address);
    if ('error' in result) {
      problems.push(result);
      continue;
    }
    const { html, ...rendered } = result;
    await writePage(join(outDir, address === '/' ? 'index.html' : `${address}.html`), html);
    pages.push({ address, ...rendered });
  }
  return { pages, problems };
}

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** A row of the site map that has no page: the same in every language. */
function missingPage(route: Route): PageProblem {
  const message = `renderer/site/routes.ts has a row for this address, but no folder has its page. Make pages/${pageFolder(route)}/+Page.tsx, or delete the row.`;
  return { address: route.path, error: new Error(message) };
}

/** A page to render; the not-found page has no route. */
type PageToRender = Readonly<{ route?: Route; language: Language }>;

function pagesOf({ site, publication, addedLanguages }: SiteToRender): readonly PageToRender[] {
  const pages = [...siteMap(site), ...unlistedPages(site)].flatMap((route) =>
    publication.languagesOf(route).map((language) => ({ route, language })),
  );
  return [...pages, ...[SOURCE_LANGUAGE, ...addedLanguages].map((language) => ({ language }))];
}
