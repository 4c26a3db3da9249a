/** `_headers`, as Netlify and Cloudflare Pages read it, and what its policy leaves to the policy of each page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHARED_HEADERS } from '../../scripts/hosts/sharedHeaders.ts';
import { BUILT } from '../html/support/built.ts';

describe.each(BUILT)('_headers of $variant', ({ root, pages }) => {
  const text = readFileSync(join(root, '_headers'), 'utf8');

  test('has the shared headers for all addresses, and a year of caching for scripts and pictures', () => {
    const shared = Object.entries(SHARED_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
    const cached = '  Cache-Control: public, max-age=31536000, immutable';
    const blocks = [
      ['/*', ...shared],
      ['/assets/*', cached],
      ['/media/*', cached],
      ['/version.json', '  Access-Control-Allow-Origin: *'],
    ];
    expect(text).toBe(`${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`);
    // Cloudflare Pages ignores what is longer.
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  test('blocks nothing that the policy in the head of a page allows', () => {
    for (const { path, document } of pages) {
      const meta = document.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content') ?? '';
      // Without an own object-src, the default holds for objects, too.
      expect(meta.split('; '), path).toEqual(expect.arrayContaining(["default-src 'none'", "base-uri 'none'"]));
      expect(meta, path).not.toContain('object-src');
    }
  });
});
