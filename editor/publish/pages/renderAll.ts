/** Every page of a site, for whoever compares them, from the bundle of the build. */
import { buildSite } from '../../../branches/model/buildSite.ts';
import { addressOf, pagesOf } from '../../../renderer/site/everyPage.ts';
import type { LoadedSite } from '../../../renderer/site/loadSite.ts';
import { createPageModels } from '../../../renderer/site/pageModel.ts';
import { bundlePages } from '../../../scripts/build/bundle/bundlePages.ts';
import { loadPageRenderer, type RenderPage } from '../../../scripts/build/pageRenderer.ts';
import { openWorkFolder, removeWorkFolder } from '../../../scripts/output/stage.ts';

export type AllPages = Readonly<{
  /**
   * Renders every page of a variant in each of its languages, as the build does. The first call bundles the pages.
   * @returns the documents by address
   * @throws Error if the pages cannot be bundled, or one cannot be rendered
   */
  renderAll(loaded: LoadedSite, variant: string, day: string): Promise<ReadonlyMap<string, string>>;
  close(): void;
}>;

/** @param bundle bundles the pages into a folder */
export function createAllPages(
  bundle = async (folder: string, stopped: AbortSignal): Promise<RenderPage> =>
    loadPageRenderer(await bundlePages(folder, stopped)),
): AllPages {
  const stop = new AbortController();
  let folder: string | undefined;
  let loading: Promise<RenderPage> | undefined;
  return {
    async renderAll(loaded, variant, day) {
      folder ??= openWorkFolder();
      loading ??= bundle(folder, stop.signal);
      const render = await loading;
      const site = buildSite(variant, loaded.files, day);
      const model = createPageModels({ ...loaded, site });
      const documents = new Map<string, string>();
      for (const page of pagesOf({ ...loaded, site })) {
        documents.set(addressOf(page), (await render(model(page.route, page.language))).html);
      }
      return documents;
    },
    close() {
      stop.abort();
      if (folder) removeWorkFolder(folder);
    },
  };
}
