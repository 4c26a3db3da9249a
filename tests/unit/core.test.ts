/** The core: what makes a page of its model runs in a build, in a browser, in a test. It imports nothing that only one of them has. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.examples\.tsx$|^components\/gallery\//.test(file));

const ROOTS = [
  'renderer/document/renderPage.tsx',
  'renderer/site/pageModel.ts',
  ...filesIn('components'),
  ...filesIn('pages'),
];

/** Node.js, bundlers, and what works on files. */
const REFUSED = /^(?:node:|vite\b|sharp$|svgo$|postcss|@emotion\/server|yaml$)/;

/** Facts and words are still read from the same files that judge them. */
const NOT_YET = /^(?:locales\/model|diagnostics)\//;

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

test('what renders pages imports nothing that browsers lack, not even through others', () => {
  const reached = new Set(ROOTS);
  const refused: string[] = [];
  for (const file of reached) {
    for (const wanted of importsOf(file)) {
      if (REFUSED.test(wanted) && !NOT_YET.test(file)) refused.push(`${file}: ${wanted}`);
      if (wanted.startsWith('.')) reached.add(posix.join(posix.dirname(file), wanted));
    }
  }
  expect(reached.size).toBeGreaterThan(ROOTS.length);
  expect(refused).toEqual([]);
});
