/** From the texts of all files to documents nothing needs Node.js: a page can be shown where there is no server. */
import { build, type Rolldown, runnerImport } from 'vite';
import { readDrawing } from '../../../renderer/node/readDrawing.ts';
import { FILES_ON_DISK } from '../../../scripts/content/filesOnDisk.ts';
import { readMedia } from '../../../scripts/pictures/readMedia.ts';
import type { Drawing } from '../../../site/pictures/drawing.ts';
import { FIXTURE_FACTS, FIXTURE_WORDS } from '../../fixtures/folders.ts';
import type { Texts } from '../../support/renderFromText.ts';
import { expect, test } from '../support/fixtures.ts';

const ENTRY = 'tests/support/renderFromText.ts';
const ADDRESSES = ['/', '/contact', '/offers', '/ta/tooth-pain-relief'];
const SHARED = {
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
} as const;

/** The fixtures by the paths that they have in a project. */
function readTexts(): ReadonlyMap<string, string> {
  const moved = [
    [FIXTURE_FACTS, 'branches'],
    [FIXTURE_WORDS, 'locales'],
  ] as const;
  return new Map(
    moved.flatMap(([from, to]) =>
      FILES_ON_DISK.list(from).map((path) => [path.replace(from, to), FILES_ON_DISK.readText(path).text] as const),
    ),
  );
}

/** The core as one script for workers. */
async function bundleForWorkers(): Promise<string> {
  const result = await build({
    ...SHARED,
    resolve: { conditions: ['worker', 'module', 'import', 'default'] },
    build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'core' } },
  });
  const [bundle] = result as Rolldown.RolldownOutput[];
  return bundle?.output[0].code ?? '';
}

test('a worker of the browser makes the documents that the build makes', async ({ page }) => {
  test.setTimeout(120_000);
  const names = new Set<string>();
  const drawings = {
    get(name: string): Drawing {
      names.add(name);
      return readDrawing(name);
    },
  };
  const texts = { files: readTexts(), pictures: await readMedia('media'), today: '2026-11-22', addresses: ADDRESSES };
  const { module } = await runnerImport<typeof import('../../support/renderFromText.ts')>(`/${ENTRY}`, SHARED);
  const expected = module.renderFromText({ ...texts, drawings: drawings as Texts['drawings'] });

  await page.route('https://core.example/**', (route) =>
    route.request().url().endsWith('.js')
      ? bundleForWorkers().then((body) => route.fulfill({ contentType: 'text/javascript', body }))
      : route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Core</title>' }),
  );
  await page.goto('https://core.example/');
  const entries = {
    ...texts,
    files: [...texts.files],
    pictures: { ...texts.pictures, catalogue: [...texts.pictures.catalogue] },
    drawings: [...names].map((name) => [name, readDrawing(name)] as const),
  };
  const made = await page.evaluate(
    ({ files, pictures, drawings, ...others }) =>
      new Promise<readonly string[]>((resolve, reject) => {
        const worker = new Worker('/core.js');
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.onmessage = ({ data }) => resolve(data);
        const catalogue = new Map(pictures.catalogue);
        worker.postMessage({
          ...others,
          files: new Map(files),
          pictures: { ...pictures, catalogue },
          drawings: new Map(drawings),
        });
      }),
    entries,
  );
  expect(made).toHaveLength(ADDRESSES.length);
  for (const [i, document] of expected.entries()) expect(made[i]).toBe(document);
  expect(made[3]).toContain('<html lang="ta"');
});
