/** `docs/speed.md` shows the latest measurements. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { speedFiles } from '../../../bench/report.ts';

test.each(Object.entries(speedFiles(readFileSync('docs/speed.md', 'utf8'))))(
  '%s shows the latest results: update it with npm run bench',
  (file, text) => {
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);
