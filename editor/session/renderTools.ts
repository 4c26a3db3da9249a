import drawings from 'virtual:drawings';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';

/** What a worker renders pages with. Nobody downloads them, so they stay as large as they are. */
export const WORKER_TOOLS: RenderTools = {
  drawings(name) {
    const drawing = drawings[name];
    if (!drawing) throw new Error(`There is no icon "${name}" in this editor.`);
    return drawing;
  },
  minify: (page) => page,
};
