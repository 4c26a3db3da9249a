/** The code of the site's pages. It is bundled in the background, so that the editor itself opens at once. */
import { type Bundle, bundlePages } from '../../scripts/build/bundle/bundlePages.ts';
import { loadPageRenderer, type RenderPage } from '../../scripts/build/pageRenderer.ts';
import { openWorkFolder, removeWorkFolder } from '../../scripts/output/stage.ts';

/** What renders pages, and the files that they load. */
export type LoadedCode = Readonly<{ render: RenderPage; bundle: Bundle }>;

export type PageCode = Readonly<{
  /** Undefined while it is being bundled. @throws Error with the bundler's message */
  loaded(): LoadedCode | undefined;
  /** Resolves when it is ready. @throws Error with the bundler's message */
  ready: Promise<LoadedCode>;
  close(): void;
}>;

export function bundlePageCode(): PageCode {
  const folder = openWorkFolder();
  const stop = new AbortController();
  let state: Readonly<{ code?: LoadedCode; error?: unknown }> = {};
  const ready = load(folder, stop.signal);
  ready.then(
    (code) => {
      state = { code };
    },
    (error: unknown) => {
      state = { error };
    },
  );
  return {
    ready,
    loaded() {
      if ('error' in state) throw state.error;
      return state.code;
    },
    close() {
      stop.abort();
      removeWorkFolder(folder);
    },
  };
}

async function load(folder: string, stopped: AbortSignal): Promise<LoadedCode> {
  const bundle = await bundlePages(folder, stopped);
  return { render: await loadPageRenderer(bundle), bundle };
}
