/** The directions in which folders may import each other: `scripts/check/imports.config.ts`. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXCEPTIONS, ROOMS } from '../../scripts/check/imports.config.ts';
import { refusedImports } from '../../scripts/check/refusedImports.ts';

const messagesFor = (from: string, code: string) =>
  refusedImports(`${from}/probe.tsx`, code).map(({ message }) => message);
const upFrom = (from: string, to: string) => '../'.repeat(from.split('/').length) + to;

const REFUSED = [
  ['diagnostics', 'branches/model/links.ts'],
  ['branches/model', 'locales/languages.ts'],
  ['branches/model', 'renderer/site/routes.ts'],
  ['locales/model', 'branches/model/links.ts'],
  ['renderer/site', 'components/ui/links/Icon.tsx'],
  ['renderer/client', 'scripts/build.ts'],
  ['components/ui/links', 'branches/model/links.ts'],
  ['components/ui/links', 'renderer/context/useWords.tsx'],
  ['components/islands', 'branches/model/siteModel.ts'],
  ['components/islands', 'renderer/context/useWords.tsx'],
  ['components/site', 'pages/about/Team.tsx'],
  ['pages/about', 'pages/contact/Directions.tsx'],
  ['pages/about', 'gallery/tamil.ts'],
  ['gallery/examples/site', 'pages/about/Team.tsx'],
  ['scripts', 'tests/support/runScript.ts'],
  ['scripts/build/bundle', 'gallery/tamil.ts'],
  ['scripts', 'editor/yaml/editYaml.ts'],
  ['editor/form', 'gallery/tamil.ts'],
] as const;

const ALLOWED = [
  ['diagnostics', 'diagnostics/excerpt.ts'],
  ['branches/model', 'diagnostics/excerpt.ts'],
  ['locales/model', 'diagnostics/excerpt.ts'],
  ['renderer/site', 'branches/model/links.ts'],
  ['components/ui/links', 'components/ui/layout/Stack.tsx'],
  ['components/islands', 'branches/model/links.ts'],
  ['components/site', 'renderer/context/useWords.tsx'],
  ['pages/about', 'components/shell/header/Header.tsx'],
  ['pages/about/sections', 'pages/about/Team.tsx'],
  ['gallery/examples/site', 'components/shell/header/Header.tsx'],
  ['editor/preview', 'scripts/build/renderPages.ts'],
  ['tests/unit', 'gallery/tamil.ts'],
] as const;

describe('an import', () => {
  test.each(REFUSED)('in %s of %s is refused', (from, to) => {
    expect(messagesFor(from, `import { thing } from '${upFrom(from, to)}';`)).toHaveLength(1);
  });

  test.each(ALLOWED)('in %s of %s is allowed', (from, to) => {
    expect(messagesFor(from, `import { thing } from '${upFrom(from, to)}';`)).toEqual([]);
  });

  test('is refused in every folder group', () => {
    const refusing = REFUSED.map(([from]) => ROOMS.find(({ files }) => files.test(`${from}/probe.tsx`)));
    expect(new Set(refusing)).toEqual(new Set(ROOMS));
  });

  test.each([
    ["import type { Thing } from '../pages/about/Team.tsx';"],
    ["import { type Thing } from '../pages/about/Team.tsx';"],
    ["export { thing } from '../pages/about/Team.tsx';"],
    ["const load = () => import('../pages/about/Team.tsx');"],
    ["type Team = typeof import('../pages/about/Team.tsx');"],
    ["type Team = import('../pages/about/Team.tsx').Team;"],
    ["const pages = import.meta.glob<Page>('../pages/about/Team.tsx', { eager: true });"],
    ["const pages = import.meta.glob(['../pages/about/Team.tsx', '!../pages/**/+*.tsx']);"],
  ])('is detected in: %s', (code) => {
    expect(messagesFor('renderer', code)).toEqual([
      expect.stringMatching(/^found an import of \.\.\/pages\/about\/Team\.tsx\. The renderer knows facts and words/),
    ]);
  });

  test.each(EXCEPTIONS)('in $files of $may is allowed as an exception, and elsewhere refused', ({ files, may }) => {
    const path = files.endsWith('/') ? `${files}probe.ts` : files;
    const folder = path.slice(0, path.lastIndexOf('/'));
    const elsewhere = folder.includes('/') ? folder.replace(/[^/]+$/, 'other') : `${folder}/other`;
    const importIn = (from: string) => `import { thing } from '${upFrom(from, may)}thing.ts';`;
    expect(refusedImports(path, importIn(folder))).toEqual([]);
    expect(refusedImports(`${elsewhere}/probe.ts`, importIn(elsewhere))).toHaveLength(1);
  });

  test('of a package is refused in islands only if it would send words to the browser', () => {
    expect(
      messagesFor('components/islands', "import i18next from 'i18next'; import { useState } from 'react';"),
    ).toEqual([expect.stringMatching(/^found an import of i18next\. Islands run in the browser/)]);
  });

  test('is refused in a cycle, even of types', () => {
    const folder = mkdtempSync(join(tmpdir(), 'circle-'));
    writeFileSync(join(folder, 'one.ts'), "import type { Two } from './two.ts';\n\nexport type One = Two;\n");
    writeFileSync(join(folder, 'two.ts'), "import type { One } from './one.ts';\n\nexport type Two = One[];\n");
    for (const file of ['biome.json', 'scripts/check/hardcodedText.grit']) cpSync(file, join(folder, file));
    const { stderr, stdout } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', '--vcs-enabled=false'], {
      cwd: folder,
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect(stdout + stderr).toContain('This import is part of a cycle');
  });
});
