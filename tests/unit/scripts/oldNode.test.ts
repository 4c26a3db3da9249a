/** A Node.js that is too old is reported before anything else runs. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'acorn';
import { expect, test } from 'vitest';

type CheckNode = { oldNode(version: string): string | undefined };
const { oldNode } = createRequire(import.meta.url)('../../../scripts/cli/checkNode.cjs') as CheckNode;

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};
const baseline = /\d+\.\d+/.exec(engines.node)?.[0] ?? 'none';

test.each(['8.17.0', '20.18.3'])('Node.js %s gets a message that it is too old', (version) => {
  expect(oldNode(version)).toMatch(
    new RegExp(`^This project needs Node\\.js ${baseline} or newer; this is ${version}\\.\nInstall a newer one from `),
  );
});

test.each(['20.19.0', '101.0.0'])('Node.js %s is accepted', (version) => {
  expect(oldNode(version)).toBeUndefined();
});

test('the check itself uses only syntax that every Node.js parses', () => {
  const text = readFileSync('scripts/cli/checkNode.cjs', 'utf8');
  expect(() => parse(text, { ecmaVersion: 2015, sourceType: 'script' })).not.toThrow();
  // Old versions parse all of the other file, but run only its start.
  const start = readFileSync('scripts/cli/withTypeScript.cjs', 'utf8');
  expect(() => parse(start, { ecmaVersion: 2015, sourceType: 'script' })).not.toThrow();
  expect(start.indexOf("require('./checkNode.cjs')")).toBe(start.indexOf('require('));
});

test.each(Object.entries(scripts))('npm run %s checks the version first, and works in every shell', (_name, line) => {
  expect(line).toMatch(
    /^(?:node scripts\/cli\/checkNode\.cjs(?: && |$)|node -r \.\/scripts\/cli\/withTypeScript\.cjs |npm )/,
  );
  expect(line).not.toMatch(/(?:^|&& )\w+=|'|\$|;|`/);
});
