/** Where no files can be read, the editor has the drawings of its bundle. */
import { expect, test } from 'vitest';
import { createPreview } from '../../../editor/preview/preview.ts';
import { readDrawings } from '../../../editor/session/drawings.plugin.ts';
import { NODE_TOOLS } from '../../../renderer/document/nodeTools.ts';
import { createTestSession } from '../../support/editorSession.ts';
import { loadFixtureSite } from '../../support/renderFixturePage.ts';

test('every page finds its drawings among those of the bundle', async () => {
  const bundled = readDrawings();
  const missing = new Set<string>();
  const drawings: typeof NODE_TOOLS.drawings = (name) => {
    if (!bundled[name]) missing.add(name);
    return NODE_TOOLS.drawings(name);
  };
  const [session, loaded] = [createTestSession(), await loadFixtureSite()];
  const site = { ...session.site, load: async () => loaded };
  const preview = createPreview({ ...session, site }, { ...NODE_TOOLS, drawings });
  const view = { variant: 'combined', language: 'en', path: '/' };
  const pages = (await preview.page(view))?.pages ?? [];
  for (const { path } of pages) expect((await preview.page({ ...view, path }))?.state, path).toBe('shown');
  expect([...missing]).toEqual([]);
  expect(pages.length).toBeGreaterThan(20);
});
