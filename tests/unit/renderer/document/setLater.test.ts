/** Pages must keep the rules for attributes that scripts set later: decision 13. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SET_LATER } from '../../../../renderer/node/minifyStyle.ts';

const sourceOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

const found = (source: string, pattern: RegExp) => Array.from(source.matchAll(pattern), ([, name = '']) => name);

const scripts = sourceOf('renderer/client');
const styles = `${sourceOf('components')}\n${sourceOf('pages')}`;

/** `lastDay` in `dataset.lastDay` is the attribute `data-last-day`. */
const dataAttribute = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const set = [
  ...found(scripts, /\bdataset\.(\w+) = /g).map(dataAttribute),
  ...found(scripts, /\b(?:toggle|remove|set)Attribute\(\s*'([\w-]+)'/g),
  ...found(scripts, /\.(hidden|open|disabled) = /g),
];
const asked = new Set(
  found(styles, /\[([a-z-]+)(?:[~|^$*]?=['"]?[^'"\]]*['"]?)?\]/gi).map((name) => name.toLowerCase()),
);

test('every attribute that scripts set and styles use is listed as set later', () => {
  const wanted = [...new Set(set)].filter((name) => asked.has(name));
  expect(wanted).toContain('data-clear');
  const forgotten = wanted.filter((name) => !SET_LATER.has(name));
  expect(forgotten, 'Add it to SET_LATER in renderer/node/minifyStyle.ts').toEqual([]);
});
