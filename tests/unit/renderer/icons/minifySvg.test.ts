/** Drawings are minified once, and the result is kept. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { minifySvg } from '../../../../renderer/icons/readDrawing.ts';

const cache = mkdtempSync(join(tmpdir(), 'drawings-'));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><!-- A square --><path d="M0 0 L8 0 L8 8 Z"/></svg>';
const SHORT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8Z"/></svg>';

test('a drawing is minified, and taken from the cache the next time', () => {
  expect(minifySvg(SVG, cache)).toBe(SHORT);
  const [name = ''] = readdirSync(cache);
  expect(readFileSync(join(cache, name), 'utf8')).toBe(SHORT);
  writeFileSync(join(cache, name), '<svg/>');
  expect(minifySvg(SVG, cache)).toBe('<svg/>');
});

test('a changed drawing is minified anew', () => {
  expect(minifySvg(SVG.replace('8 8 Z', '6 8 Z'), cache)).toContain('M0 0h8');
  expect(readdirSync(cache)).toHaveLength(2);
});

test('a drawing that is not well-formed is refused, and not kept', () => {
  expect(() => minifySvg('<svg><path', cache)).toThrow();
  expect(readdirSync(cache)).toHaveLength(2);
});

test('where the folders of the cache cannot be made, it fails instead of trying for ever', () => {
  expect(() => minifySvg(SVG, join(cache, 'gone', 'deeper', 'still'))).toThrow('ENOENT');
});

test('the folder of the cache is made with the one around it', () => {
  expect(minifySvg(SVG, join(cache, '.cache', 'drawings'))).toBe(SHORT);
});
