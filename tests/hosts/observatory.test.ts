/**
 * What Mozilla’s HTTP Observatory gives points for and deducts them for, on every page as `npm start` serves it: A+, 140 points. A host must
 * provide what this cannot check: a valid certificate, and a redirect from http to https.
 */
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createStaticServer } from '../../scripts/serve/staticServer.ts';
import { BUILT } from '../html/support/built.ts';
import { valuesOf } from '../html/support/readBuilt.ts';
import { rawRequest } from './servers.ts';

const SIX_MONTHS = 15_552_000;

/** The headers that are good, and for most of them earn a bonus. */
const GOOD = {
  'referrer-policy': expect.stringMatching(/^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/),
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': expect.stringMatching(/^same-(?:origin|site)$/),
  'cross-origin-opener-policy': expect.stringMatching(/^(?:same-origin|noopener-allow-popups)/),
  'content-security-policy': expect.stringMatching(/(?:^|;)\s*frame-ancestors\s/),
};

/** What nothing may be executed from, beside addresses that are not secure: the header can only take from what the page allows. */
const UNSAFE = /'unsafe-|\bdata:|\b(?:https?|ftp):(?=[\s;]|$)|\b(?:http|ftp):\/\/|\*/;

describe.each(BUILT)('the Observatory', ({ variant, root, pages }) => {
  test(`rates every page of ${variant} A+ without deductions`, async () => {
    const server = createStaticServer(root).listen(0);
    const { port } = server.address() as AddressInfo;
    for (const { path, document } of pages) {
      const { headers } = await rawRequest(port, path);
      expect(headers, path).toMatchObject(GOOD);
      const [, age] = /(?:^|;)\s*max-age=(\d+)/i.exec(headers['strict-transport-security'] ?? '') ?? [];
      expect(Number(age), path).toBeGreaterThanOrEqual(SIX_MONTHS);
      for (const bad of ['set-cookie', 'access-control-allow-origin']) expect(headers, path).not.toHaveProperty(bad);
      const [policy = ''] = valuesOf(document, 'meta[http-equiv=Content-Security-Policy]', 'content');
      for (const part of [policy, String(headers['content-security-policy'])]) {
        expect(part, path).not.toMatch(UNSAFE);
        const names = part.split(';').map((directive) => directive.trim().split(' ')[0]);
        expect(names, 'no directive twice').toEqual([...new Set(names)]);
      }
      expect(policy.split('; '), path).toContain("default-src 'none'");
      // The payment provider’s script is not there yet: the island adds it when it wakes.
      expect(valuesOf(document, 'script[src]', 'src').join(), path).not.toMatch(/(?:https?:)?\/\//);
    }
    server.close();
  });
});
