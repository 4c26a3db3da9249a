/** Our own drawings, and a clinic's logo in place of ours. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ICONS_DIR, readDrawing } from '../../../../renderer/node/readDrawing.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const folder = temporaryFolder({}, afterAll);

function draw(svg: string) {
  writeFileSync(join(folder, 'logo.svg'), svg);
  return readDrawing('logo', folder);
}

const names = readdirSync(ICONS_DIR).map((file) => file.replace(/\.svg$/, ''));
// A clinic puts its own logo in place of ours.
const icons = names.filter((name) => name !== 'logo');

test.each(icons)('our own drawing %s is on the grid of the icon set', (name) => {
  expect(readDrawing(name).shapes).toMatch(/^<(?:path|circle) /);
  expect(readDrawing(name).viewBox).toBe('0 0 24 24');
});

test('the logo of a clinic of filled shapes has the colour of the text beside it, unless it has its own', () => {
  expect(draw('<svg viewBox="0 0 512 512"><path d="M0 0h512v512z"/></svg>').fill).toBe('currentColor');
  expect(draw('<svg viewBox="0 0 512 512" fill="#aa0000"><path d="M0 0h512v512z"/></svg>').fill).toBe('#a00');
});

test('the logo of a clinic of filled shapes gets no outline, even if its root says fill="none"', () => {
  const filled = draw('<svg viewBox="0 0 8 8" fill="none"><path fill="currentColor" d="M0 0h8v8z"/></svg>');
  expect(filled.hasLines).toBe(false);
  const lines = draw('<svg viewBox="0 0 8 8" fill="none" stroke="currentColor"><path d="M0 0h8v8"/></svg>');
  expect(lines.hasLines).toBe(true);
});

test.each([
  ['is wider than high', '<svg viewBox="0 0 24 12"><path d="M0 0h9"/></svg>'],
  ['does not say how large it is', '<svg><path d="M0 0h9"/></svg>'],
])('the logo of a clinic that %s is refused, with what its file needs', (_what, svg) => {
  expect(() => draw(svg)).toThrow(
    'logo.svg: found no square drawing area. The file has to begin like this: <svg viewBox="0 0 24 24"',
  );
});
