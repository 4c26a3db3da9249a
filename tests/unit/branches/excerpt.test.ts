import { expect, test } from 'vitest';
import { excerpt, printable } from '../../../diagnostics/excerpt.ts';

test('puts the caret under the right character in any script', () => {
  expect(excerpt('phone: 123', 8)).toBe('phone: 123\n       ^');
  expect(excerpt('\tname: Anna', 2)).toBe(' name: Anna\n ^');
  const tamil = '  ta: பெரம்பூர் x';
  expect(excerpt(tamil, tamil.indexOf('x') + 1)).toBe(`${tamil}\n${' '.repeat(12)}^`);
});

test('shows the relevant part of a long line', () => {
  const [line = '', caret = ''] = excerpt(`${'a'.repeat(300)}HERE${'b'.repeat(300)}`, 301).split('\n');
  expect(line.length).toBeLessThanOrEqual(121);
  expect(line.slice(caret.indexOf('^'))).toMatch(/^HERE/);
});

test('prints control characters visibly, so that a terminal never obeys them', () => {
  expect(excerpt('name: \u001b[31mred\u0007 \u202etext', 7)).toBe('name: ·[31mred· ·text\n      ^');
  expect(printable('a\u0000b\r\u009bc')).toBe('a·b··c');
});
