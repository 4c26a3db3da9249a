/** A page that cannot be made ends the build, whatever the reason. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { buildSite } from '../../../branches/model/build-site.ts';
import { parseFiles } from '../../../branches/model/parse-files.ts';
import { readPublication } from '../../../renderer/publication.ts';
import { renderPages } from '../../../scripts/build/renderPages.ts';
import { CONFIGURATIONS } from '../../fixtures/configurations.ts';

/** Stands for pages of which one has code that does not load. */
vi.mock('vike/server', () => ({
  renderPage: ({ urlOriginal }: { urlOriginal: string }) =>
    Promise.resolve({
      httpResponse: { body: 'An error occurred.' },
      errorWhileRendering: urlOriginal === '/about' ? new ReferenceError('space is not defined') : null,
    }),
}));

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('code that does not load is named with its page, not published as "An error occurred"', async () => {
  const server = join(folder, 'entry.mjs');
  writeFileSync(server, '');
  const bundle = { client: folder, server, packages: { licenses: '', packages: '' }, remove: () => Promise.resolve() };
  const toRender = {
    site: buildSite('combined', parseFiles(CONFIGURATIONS['two-branches']), '2026-11-21'),
    branchesDir: 'branches',
    publication: readPublication([]),
    addedLanguages: [],
    sharedHeaders: false,
  };
  await expect(renderPages(bundle, join(folder, 'out'), toRender)).rejects.toThrow(/^\/about: space is not defined$/);
});
