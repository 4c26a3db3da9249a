/** `npm run check` says so when a file imports from a folder that its own may not use, or holds a text that cannot be translated. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { refusedImports } from '../../scripts/check/refusedImports.ts';

const PAGE = '../../pages/about/Team.tsx';

test.each([
  `import type { Thing } from '${PAGE}';`,
  `export { thing } from '${PAGE}';`,
  `const load = () => import('${PAGE}');`,
  `type Team = typeof import('${PAGE}');`,
  `const pages = import.meta.glob(['${PAGE}', '!../../pages/**/+*.tsx']);`,
])('an import against the direction is found: %s', (code) => {
  const messages = refusedImports('renderer/site/probe.tsx', code).map(({ message }) => message);
  expect(messages).toEqual([
    expect.stringMatching(/^found an import of .*Team\.tsx\. The renderer knows facts and words/),
  ]);
  expect(refusedImports('pages/about/probe.tsx', code)).toEqual([]);
});

test('examples are for the gallery and for tests only', () => {
  const code = "import { showcase } from '../../components/site/site.examples.tsx';";
  expect(refusedImports('pages/about/probe.tsx', code)).toHaveLength(1);
  expect(refusedImports('components/gallery/showcases.ts', code.replace('../../components', '..'))).toEqual([]);
});

test('islands bring no words into the browser', () => {
  expect(refusedImports('components/islands/probe.tsx', "import i18next from 'i18next';")).toHaveLength(1);
});

test('a text typed into a component and a cycle of imports are refused by lint', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, 'components', name), text);
  mkdirSync(join(folder, 'scripts/check'), { recursive: true });
  mkdirSync(join(folder, 'components'));
  for (const file of ['biome.json', 'scripts/check/hardcodedText.grit']) cpSync(file, join(folder, file));
  write('Sample.tsx', 'export const Sample = () => <p title={words}>Call us, {words}</p>;\n');
  write('one.ts', "import type { Two } from './two.ts';\n\nexport type One = Two;\n");
  write('two.ts', "import type { One } from './one.ts';\n\nexport type Two = One[];\n");
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', '--vcs-enabled=false'], options);
  rmSync(folder, { recursive: true });
  expect(stdout + stderr).toContain('cannot be translated');
  expect(stdout + stderr).toContain('This import is part of a cycle');
});
