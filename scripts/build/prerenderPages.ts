/** Has Vike make pages from a bundle, in this process. */
import type { RenderedPage } from '../../renderer/document/renderPage.tsx';
import type { PageModel } from '../../site/pages/pageModel.ts';
import type { Bundle } from './bundle/bundlePages.ts';

/** It has either been rendered or a mistake. */
export type PrerenderedPage = Readonly<{
  address: string;
  html: string;
  rendered?: Omit<RenderedPage, 'html'>;
  mistake?: unknown;
}>;

/** What Vike hands over for each page. */
type PageContext = Readonly<{ urlOriginal: string; _prerenderResult: Readonly<{ fileContent: string }> }> &
  Pick<PrerenderedPage, 'rendered' | 'mistake'>;

/**
 * Pages without a folder are left out.
 * @param onPage awaited for each page, a few at a time; after its first error it is not called again
 * @throws that error, or that of a page whose code does not even load
 */
export async function prerenderPages(
  { folder }: Pick<Bundle, 'folder'>,
  pageModels: readonly PageModel[],
  onPage: (page: PrerenderedPage) => Promise<void>,
): Promise<void> {
  // React and Vike read it.
  process.env.NODE_ENV = 'production';
  const { prerender } = await import('vike/api');
  const errors: unknown[] = [];
  const prerendering = prerender({
    // The next site is made from the same bundle.
    vikeConfig: { prerender: { keepDistServer: true } },
    viteConfig: { configFile: false, build: { outDir: folder } },
    pageContextInit: { pageModels },
    onPagePrerender: async ({ urlOriginal, _prerenderResult, rendered, mistake }: PageContext) => {
      if (errors.length > 0) return;
      const page = { address: urlOriginal, html: _prerenderResult.fileContent, rendered, mistake };
      // Thrown here, Vike would end while it still makes other pages.
      await onPage(page).catch((error) => errors.push(error));
    },
  });
  await prerendering.catch(throwWithScript);
  if (errors.length > 0) throw errors[0];
}

/** Of a page whose code does not load, Vike says nothing but the error. */
function throwWithScript(error: unknown): never {
  const [, script] = (error instanceof Error && /\/server\/\w+\/([\w-]+\.m?js)/.exec(error.stack ?? '')) || [];
  throw script ? new Error(`${script}: ${(error as Error).message}`, { cause: error }) : error;
}
