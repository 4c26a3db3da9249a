import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { RenderedPage } from '../../renderer/document/renderPage.tsx';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import { createPageModels } from '../../renderer/site/pageModel.ts';
import { type Route, siteMap, unlistedPages } from '../../renderer/site/routes.ts';
import type { Bundle } from './bundle/bundlePages.ts';
import type { PageProblem } from './pageProblems.ts';
import { addressOf, loadPageRenderer, MissingPage } from './pageRenderer.ts';
import { inParallel } from './run/inParallel.ts';
import type { RunningStep } from './run/run.ts';

export type SiteToRender = Pick<LoadedSite, 'words' | 'publication' | 'signatures' | 'media' | 'addedLanguages'> &
  Readonly<{ site: SiteModel }>;

/** A page that has been written, with its policy and pictures. */
export type WrittenPage = Readonly<{ address: string }> & Omit<RenderedPage, 'html'>;

/** The pages of a site that were written, and those that failed. */
export type RenderedPages = Readonly<{ pages: readonly WrittenPage[]; problems: readonly PageProblem[] }>;

/** Does more with a page that was written, while the next ones are rendered. */
export type AfterPage = (file: string, html: Buffer) => Promise<void>;

/**
 * Writes every page of a variant in each of its languages: `about.html`, `ta/about.html`.
 * @param run the step that counts the pages; its signal aborts between two of them
 * @throws Error if this process has rendered pages of another bundle
 */
export async function renderPages(
  bundle: Bundle,
  outDir: string,
  toRender: SiteToRender,
  run?: RunningStep,
  afterPage: AfterPage = async () => undefined,
): Promise<RenderedPages> {
  const renderPage = await loadPageRenderer(bundle);
  const createPageModel = createPageModels(toRender);

  async function render({ route, language }: PageToRender, address: string): Promise<RenderedPage | PageProblem> {
    try {
      return await renderPage(createPageModel(route, language));
    } catch (error) {
      if (error instanceof MissingPage) return { address: route?.path ?? address, error };
      return { address, error: error instanceof Error ? error : new Error(String(error)) };
    }
  }

  const pages: WrittenPage[] = [];
  const problems: PageProblem[] = [];
  async function* renderAll(): AsyncGenerator<Readonly<{ file: string; html: Buffer }>> {
    for (const page of pagesOf(toRender)) {
      const address = addressOf(page);
      const result = await render(page, address);
      if ('error' in result) {
        problems.push(result);
        run?.step.done();
        continue;
      }
      const { html, ...rendered } = result;
      pages.push({ address, ...rendered });
      yield { file: join(outDir, address === '/' ? 'index.html' : `${address}.html`), html: Buffer.from(html) };
    }
  }

  const write = async ({ file, html }: Readonly<{ file: string; html: Buffer }>) => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    await afterPage(file, html);
    run?.step.done();
  };
  await inParallel(renderAll(), write, run?.stopped);
  return { pages, problems };
}

/** A page to render; the not-found page has no route. */
export type PageToRender = Readonly<{ route: Route | undefined; language: Language }>;

/** All pages of a site, each in its languages. */
export function pagesOf({
  site,
  publication,
  addedLanguages,
}: Pick<SiteToRender, 'site' | 'publication' | 'addedLanguages'>): readonly PageToRender[] {
  const pages = [...siteMap(site), ...unlistedPages(site)].flatMap((route) =>
    publication.languagesOf(route).map((language) => ({ route, language })),
  );
  return [...pages, ...[SOURCE_LANGUAGE, ...addedLanguages].map((language) => ({ route: undefined, language }))];
}
