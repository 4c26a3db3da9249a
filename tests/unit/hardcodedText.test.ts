/** Lint keeps texts out of components; this test checks the lint rule. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'hardcoded-'));
for (const file of ['biome.json', '.gitignore', 'scripts/check/hardcodedText.grit']) cpSync(file, join(folder, file));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the lint output for a component with this JSX. */
function lint(jsx: string) {
  mkdirSync(join(folder, 'components'), { recursive: true });
  writeFileSync(join(folder, 'components/Sample.tsx'), `export const Sample = () => ${jsx};\n`);
  const biome = resolve('node_modules/.bin/biome');
  const { status, stdout, stderr } = spawnSync(biome, ['lint', 'components'], { encoding: 'utf8', cwd: folder });
  return { status, said: stdout + stderr };
}

test.each([
  ['a text', '<p>Call us today</p>', 'Call us today'],
  ['a text in one of our components', '<Card>Call us today</Card>', 'Call us today'],
  ['an alternative text', '<img src="/a.png" alt="A smiling patient" />', 'A smiling patient'],
  ['a label', '<button aria-label="Open the menu" />', 'Open the menu'],
  ['a text in braces', "<p>{'Call us today'}</p>", 'Call us today'],
  ['a text of another script', '<p>அ</p>', 'அ'],
])('%s typed into a component is refused', (_name, jsx, text) => {
  const { status, said } = lint(jsx);
  expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining(text) });
});

test.each([
  ['texts from the words files', "<p title={words.plain('title')}>{words.text('lead')}</p>"],
  ['marks between them', "<p>{words.text('area')}, {words.text('region')}{' '}· 5</p>"],
  ['attributes that nobody reads', '<section className="card" id="about" />'],
])('%s pass', (_name, jsx) => {
  expect(lint(jsx)).toMatchObject({ status: 0 });
});
