/** The core: what makes pages of the files that people edit runs in a build, in a browser, in a test. It imports nothing that only one of them has. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.examples\.tsx$|^components\/gallery\//.test(file));

const ROOTS = [
  'renderer/site/readContent.ts',
  'renderer/site/loadSite.ts',
  'renderer/site/pageModel.ts',
  'renderer/document/renderPage.tsx',
  'editor/session/worker.ts',
  ...filesIn('components'),
  ...filesIn('pages'),
];

/** Node.js, bundlers, and what works on files. */
const REFUSED = /^(?:node:|vite\b|sharp$|svgo$|postcss|@emotion\/server|hono\b)/;

/** What a file imports when it runs: types are gone by then. */
function importsOf(file: string): readonly string[] {
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : moduleRequest.value)),
  );
  return [...imported, ...passedOn];
}

test('from content to pages, and in the editor’s worker, nothing is imported that browsers lack, not even through others', () => {
  const reached = new Set(ROOTS);
  const refused: string[] = [];
  for (const file of reached) {
    for (const wanted of importsOf(file)) {
      if (REFUSED.test(wanted)) refused.push(`${file}: ${wanted}`);
      if (wanted.startsWith('.') && !wanted.endsWith('?raw')) reached.add(posix.join(posix.dirname(file), wanted));
    }
  }
  expect(reached.size).toBeGreaterThan(ROOTS.length);
  expect(refused).toEqual([]);
});
