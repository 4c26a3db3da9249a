import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteModel } from '../../branches/model/site-model.ts';
import { type Language, pathInLanguage, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { Publication } from '../../renderer/publication.ts';
import { type RenderProblem, renderProblems } from '../../renderer/renderProblems.ts';
import { siteMap } from '../../renderer/routes.ts';
import type { Bundle } from './bundlePages.ts';
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

/**
 * Writes every page of a variant in each language that it is made in: `about.html`, `ta/about.html`.
 * @throws InputErrors or Error that names all pages that cannot be made
 */
export async function renderPages(bundle: Bundle, outDir: string, toRender: SiteToRender): Promise<void> {
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
  for (const address of addressesOf(toRender)) {
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: address });
    // Not caught by +onRenderHtml: a page whose code does not even load.
    if (errorWhileRendering) renderProblems().push(problemOf(address, errorWhileRendering));
    const file = join(outDir, address === '/' ? 'index.html' : `${address}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, httpResponse.body);
  }
  throwRenderProblems();
}

function problemOf(page: string, error: unknown): RenderProblem {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { page, message, stack };
}

function addressesOf({ site, publication, addedLanguages }: SiteToRender): readonly string[] {
  const pages = siteMap(site).flatMap((route) =>
    publication.languagesOf(route).map((language) => pathInLanguage(route.path, language)),
  );
  const notFound = [SOURCE_LANGUAGE, ...addedLanguages].map((language) => pathInLanguage(NOT_FOUND, language));
  return [...pages, ...notFound];
}
