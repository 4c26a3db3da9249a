import { expect, test } from 'vitest';
import { slowestLines } from '../slowest/slowestLines.ts';

test('the slowest tests are listed with their files, the slowest of all first', () => {
  const tests = [
    { file: 'a.test.ts', name: 'is quick', duration: 40 },
    { file: 'b.test.ts', name: 'builds', duration: 12_340 },
    { file: 'a.test.ts', name: 'reads', duration: 1_000 },
  ];
  expect(slowestLines(tests)).toEqual([
    'The slowest of 3 tests, which took 13.4 s in all:',
    ' 12.3 s  b.test.ts: builds',
    '  1.0 s  a.test.ts: reads',
    '  0.0 s  a.test.ts: is quick',
  ]);
});

test('of many tests only the slowest are listed', () => {
  const tests = Array.from({ length: 100 }, (_, i) => ({ file: 'a.test.ts', name: `test ${i}`, duration: i }));
  const [, first, ...others] = slowestLines(tests);
  expect(first).toContain('test 99');
  expect(others).toHaveLength(24);
});
