/**
 * What Mozilla’s HTTP Observatory gives points for and deducts them for, on every page with the headers that every host sends: A+, 140
 * points. A host must provide what this cannot check: a valid certificate, and a redirect from http to https.
 */
import { expect, test } from 'vitest';
import { SHARED_HEADERS } from '../../scripts/hosts/sharedHeaders.ts';
import { EVERY_PAGE } from '../html/support/built.ts';
import { valuesOf } from '../html/support/readBuilt.ts';

/** What nothing may be executed from, beside addresses that are not secure: the header can only take from what the page allows. */
const UNSAFE = /'unsafe-|\bdata:|\b(?:https?|ftp):(?=[\s;]|$)|\b(?:http|ftp):\/\/|\*/;

test('the Observatory rates the headers A+', () => {
  expect(SHARED_HEADERS).toMatchObject({
    'Referrer-Policy': expect.stringMatching(/^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': expect.stringMatching(/^same-(?:origin|site)$/),
    'Cross-Origin-Opener-Policy': expect.stringMatching(/^(?:same-origin|noopener-allow-popups)/),
    'Content-Security-Policy': expect.stringMatching(/(?:^|;)\s*frame-ancestors\s/),
    // At least half a year.
    'Strict-Transport-Security': expect.stringMatching(/(?:^|;)\s*max-age=\d{8,}/i),
  });
  expect(SHARED_HEADERS).not.toHaveProperty('Access-Control-Allow-Origin');
});

test.each(EVERY_PAGE)('the Observatory deducts nothing for $name', ({ document }) => {
  const [policy = ''] = valuesOf(document, 'meta[http-equiv=Content-Security-Policy]', 'content');
  expect(policy.split('; ')).toContain("default-src 'none'");
  for (const part of [policy, SHARED_HEADERS['Content-Security-Policy'] ?? '']) {
    expect(part).not.toMatch(UNSAFE);
    const names = part.split(';').map((directive) => directive.trim().split(' ')[0]);
    expect(names, 'no directive twice').toEqual([...new Set(names)]);
  }
  // The payment provider’s script is not there yet: the island adds it when it wakes.
  expect(valuesOf(document, 'script[src]', 'src').join()).not.toMatch(/(?:https?:)?\/\//);
});
