/** A person whose Node.js is too old is told so before anything else runs. */
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

test.each(['8.17.0', '16.20.2', '18.20.8', '20.9.0', '20.18.3'])('Node.js %s is too old, in a sentence', (version) => {
  expect(oldNode(version)).toMatch(
    new RegExp(`^This project needs Node\\.js ${baseline} or newer; this is ${version}\\.\nInstall a newer one from `),
  );
});

test.each(['20.19.0', '20.100.0', '22.0.0', '101.0.0'])('Node.js %s is new enough', (version) => {
  expect(oldNode(version)).toBeUndefined();
});

test('what every Node.js has to read is written so that it can', () => {
  const text = readFileSync('scripts/cli/checkNode.cjs', 'utf8');
  expect(() => parse(text, { ecmaVersion: 2015, sourceType: 'script' })).not.toThrow();
  // The rest of the other file is run by a new one only, but the old one reads it whole.
  const start = readFileSync('scripts/cli/withTypeScript.cjs', 'utf8');
  expect(() => parse(start, { ecmaVersion: 2015, sourceType: 'script' })).not.toThrow();
  expect(start.indexOf("require('./checkNode.cjs')")).toBe(start.indexOf('require('));
});

test.each(Object.entries(scripts))('npm run %s looks at the version first', (_name, line) => {
  expect(line).toMatch(
    /^(?:node scripts\/cli\/checkNode\.cjs(?: && |$)|node -r \.\/scripts\/cli\/withTypeScript\.cjs |npm )/,
  );
});

test.each(Object.entries(scripts))('npm run %s runs in every shell, that of Windows too', (_name, line) => {
  expect(line).not.toMatch(/(?:^|&& )\w+=|'|\$|;|`/);
});
