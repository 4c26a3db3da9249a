/** Lint keeps texts out of components; this test checks the lint rule. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'hardcoded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the lint output for a component with this JSX. */
function lint(jsx: string) {
  mkdirSync(join(folder, 'components'), { recursive: true });
  cpSync('i18next.config.ts', join(folder, 'i18next.config.ts'));
  writeFileSync(join(folder, 'components/Sample.tsx'), `export const Sample = () => ${jsx};\n`);
  const options = {
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, NODE_PATH: resolve('node_modules') },
  } as const;
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin/i18next-cli'), ['lint', '--quiet'], options);
  return { status, said: stdout + stderr };
}

test.each([
  ['a text', '<p>Call us today</p>', 'Call us today'],
  ['a text in one of our components', '<Card>Call us today</Card>', 'Call us today'],
  ['an alternative text', '<img src="/a.png" alt="A smiling patient" />', 'A smiling patient'],
  ['a label', '<button aria-label="Open the menu" />', 'Open the menu'],
])('%s typed into a component is refused', (_name, jsx, text) => {
  const { status, said } = lint(jsx);
  expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining(text) });
});

test('texts from the words files pass', () => {
  expect(lint("<p title={words.plain('title')}>{words.text('lead')}</p>").status).toBe(0);
});
