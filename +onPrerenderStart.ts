import type { PageContextServer } from 'vike/types';
import { addressOf, pageModelsOf } from './site/pages/everyPage.ts';
import type { PageModel } from './site/pages/pageModel.ts';
import { pageFolder } from './site/pages/routes.ts';

declare global {
  namespace Vike {
    interface PageContext {
      /** The pages to make, from `pageContextInit`; without it, those of the combined site. */
      pageModels?: readonly PageModel[];
    }
  }
}

/**
 * Tells Vike which pages to make, each with its model. A page whose folder is missing is left out: the build reports the pages that Vike
 * has not made.
 */
export async function onPrerenderStart({ pageContexts }: Readonly<{ pageContexts: readonly PageContextServer[] }>) {
  // Vike has made one context for each folder.
  const contexts = new Map(pageContexts.map((context) => [context.pageId, context]));
  const pageModels = pageContexts[0]?.pageModels ?? (await combinedPages());
  const made = pageModels.flatMap((pageModel) => {
    const context = contexts.get(`/pages/${pageFolder(pageModel.route)}`);
    return context ? [{ ...context, urlOriginal: addressOf(pageModel), pageModel }] : [];
  });
  return { prerenderContext: { pageContexts: made } };
}

/** What reads files is loaded only where no site was handed over. */
async function combinedPages(): Promise<readonly PageModel[]> {
  const { loadCombinedSite } = await import('./scripts/content/loadSiteFromDisk.ts');
  return pageModelsOf(await loadCombinedSite());
}
