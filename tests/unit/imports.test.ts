/** The directions in which folders may import each other: README.md, "Where things are". Lint keeps them, this keeps lint. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'imports-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Case = readonly [from: string, to: string];

const REFUSED: readonly Case[] = [
  ['branches/model', 'renderer/site/routes.ts'],
  ['branches/model', 'components/ui/links/Icon.tsx'],
  ['branches/model', 'pages/about/Team.tsx'],
  ['branches/model', 'locales/languages.ts'],
  ['locales', 'branches/model/links.ts'],
  ['renderer', 'components/ui/links/Icon.tsx'],
  ['pages/about', 'pages/contact/Directions.tsx'],
  ['components/ui', 'renderer/context/useWords.tsx'],
  ['locales', 'renderer/site/routes.ts'],
  ['locales', 'components/shell/header/Header.tsx'],
  ['locales', 'pages/about/Team.tsx'],
  ['renderer', 'pages/about/Team.tsx'],
  ['renderer/client', 'pages/about/Team.tsx'],
  ['components/site', 'pages/about/Team.tsx'],
  ['components/ui', 'components/shell/header/Header.tsx'],
  ['components/ui', 'components/islands/PaymentButton.tsx'],
  ['components/ui', 'branches/model/links.ts'],
  ['components/ui', 'locales/languages.ts'],
  ['components/ui', 'pages/about/Team.tsx'],
  ['components/islands', 'components/shell/header/Header.tsx'],
  ['components/islands', 'branches/model/siteModel.ts'],
  ['components/islands', 'locales/languages.ts'],
  ['components/islands', 'renderer/context/useWords.tsx'],
  ['components/islands', 'pages/about/Team.tsx'],
  ['components/islands', 'i18next'],
  ['components/islands', 'react-i18next'],
  ['branches/model', 'gallery/tamil.ts'],
  ['locales', 'gallery/tamil.ts'],
  ['renderer', 'gallery/tamil.ts'],
  ['components/ui', 'gallery/tamil.ts'],
  ['components/site', 'gallery/tamil.ts'],
  ['components/islands', 'gallery/tamil.ts'],
  ['pages/about', 'gallery/tamil.ts'],
  ['scripts', 'gallery/tamil.ts'],
  ['gallery/examples/site', 'pages/about/Team.tsx'],
];

const ALLOWED: readonly Case[] = [
  ['renderer', 'branches/model/links.ts'],
  ['renderer', 'locales/languages.ts'],
  ['components/site', 'renderer/context/useWords.tsx'],
  ['components/site', 'components/ui/links/Icon.tsx'],
  ['components/ui', 'renderer/context/collector.ts'],
  ['components/islands', 'components/ui/forms/Field.tsx'],
  ['components/islands', 'branches/model/links.ts'],
  ['pages/about', 'components/shell/header/Header.tsx'],
  ['gallery/examples/site', 'components/shell/header/Header.tsx'],
  ['tests/unit', 'gallery/tamil.ts'],
];

const isPackage = (to: string) => !to.includes('/');
const nameOf = ([from, to]: Case) => join(from, `probe-${to.replace(/\W+/g, '-')}.ts`);

function writeProbe(probe: Case): void {
  const [from, to] = probe;
  const file = join(root, nameOf(probe));
  mkdirSync(dirname(file), { recursive: true });
  const up = '../'.repeat(from.split('/').length);
  writeFileSync(file, `import { thing } from '${isPackage(to) ? to : up + to}';\n\nexport const probe = thing;\n`);
}

type Report = { diagnostics: { category: string; location: { path: string } }[] };

/** The files that lint refuses for what they import. */
let refused: Set<string>;

beforeAll(() => {
  cpSync('biome.json', join(root, 'biome.json'));
  for (const probe of [...REFUSED, ...ALLOWED]) writeProbe(probe);
  const options = ['--vcs-enabled=false', `--config-path=${root}`, '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync('node_modules/.bin/biome', ['lint', ...options, root], { encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as Report;
  const imports = diagnostics.filter(({ category }) => category === 'lint/style/noRestrictedImports');
  refused = new Set(imports.map(({ location }) => location.path.slice(location.path.indexOf(root) + root.length + 1)));
}, 30_000);

describe('lint', () => {
  test.each(REFUSED)('refuses that %s imports %s', (from, to) => {
    expect([...refused]).toContain(nameOf([from, to]));
  });

  test.each(ALLOWED)('lets %s import %s', (from, to) => {
    expect([...refused]).not.toContain(nameOf([from, to]));
  });
});
