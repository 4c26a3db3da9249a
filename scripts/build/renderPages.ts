import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageContextServer } from 'vike/types';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { type Language, pathInLanguage, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { RenderedPage } from '../../renderer/document/renderPage.tsx';
import { type RenderProblem, renderProblems } from '../../renderer/document/renderProblems.ts';
import type { Publication } from '../../renderer/site/publication.ts';
import { pageFolder, type Route, siteMap } from '../../renderer/site/routes.ts';
import type { Bundle } from './bundle/bundlePages.ts';
import { throwRenderProblems } from './throwRenderProblems.ts';

/** No page has this address, so Vike answers with the page for unknown addresses. */
const NOT_FOUND = '/404';

export type SiteToRender = Readonly<{
  site: SiteModel;
  branchesDir: string;
  publication: Publication;
  /** Their pages are made too, ready or not, for people who review them. */
  addedLanguages: readonly Language[];
  /** For a site with more pages than a host takes header rules: `_headers` then has the same for all pages. */
  sharedHeaders: boolean;
}>;

/** A page that is written, and what belongs to it besides its document. */
export type WrittenPage = Readonly<{ address: string }> & Omit<RenderedPage, 'html'>;

/** What Vike tells of a page that it was asked for, with what `+onRenderHtml.tsx` adds. */
type VikeResult = Awaited<ReturnType<typeof import('vike/server').renderPage>> & Partial<PageContextServer>;

/**
 * Writes every page of a variant in each language that it is made in: `about.html`, `ta/about.html`.
 * @param stopped ends it between two pages
 * @returns all of them
 * @throws InputErrors or Error that names all pages that cannot be made
 */
export async function renderPages(
  bundle: Bundle,
  outDir: string,
  toRender: SiteToRender,
  stopped?: AbortSignal,
): Promise<readonly WrittenPage[]> {
  const { site, branchesDir, addedLanguages } = toRender;
  Object.assign(process.env, {
    NODE_ENV: 'production',
    SITE: site.variant,
    SITE_TODAY: site.today,
    SITE_BRANCHES: branchesDir,
    SITE_LANGUAGES: addedLanguages.map(({ code }) => code).join(','),
  });
  await import(pathToFileURL(bundle.server).href);
  const { renderPage } = await import('vike/server');
  const pages: WrittenPage[] = [];
  for (const { address, route } of addressesOf(toRender)) {
    stopped?.throwIfAborted();
    const result: VikeResult = await renderPage({ urlOriginal: address });
    const { httpResponse, errorWhileRendering, is404, rendered } = result;
    // Not caught by +onRenderHtml: a page whose code does not even load.
    if (errorWhileRendering) renderProblems().push(problemOf(address, errorWhileRendering));
    // Vike answers with the page for unknown addresses, in each language.
    else if (is404 && route && address === route.path) renderProblems().push(missingPage(route));
    const file = join(outDir, address === '/' ? 'index.html' : `${address}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, httpResponse.body);
    if (rendered) pages.push({ address, ...rendered });
  }
  throwRenderProblems();
  return pages;
}

function problemOf(page: string, error: unknown): RenderProblem {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { page, message, stack };
}

function missingPage(route: Route): RenderProblem {
  const message = `renderer/site/routes.ts has a row for this address, but no folder has its page. Make pages/${pageFolder(route)}/+Page.tsx, or delete the row.`;
  return { page: route.path, message, stack: message };
}

/** An address to make a page for; the page for unknown addresses has no route. */
type Address = Readonly<{ address: string; route?: Route }>;

function addressesOf({ site, publication, addedLanguages }: SiteToRender): readonly Address[] {
  const pages = siteMap(site).flatMap((route) =>
    publication.languagesOf(route).map((language) => ({ address: pathInLanguage(route.path, language), route })),
  );
  const notFound = [SOURCE_LANGUAGE, ...addedLanguages].map((language) => ({
    address: pathInLanguage(NOT_FOUND, language),
  }));
  return [...pages, ...notFound];
}
