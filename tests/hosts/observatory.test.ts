/** The score of every page in Mozilla’s HTTP Observatory, as `npm start` serves it. */
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createStaticServer } from '../../scripts/serve/staticServer.ts';
import { BUILT } from '../html/support/built.ts';
import { score } from './observatory.ts';
import { rawRequest } from './servers.ts';

describe.each(BUILT)('the Observatory', ({ variant, root, pages }) => {
  test(`rates every page of ${variant} A+ without deductions`, async () => {
    const server = createStaticServer(root).listen(0);
    const { port } = server.address() as AddressInfo;
    for (const { path } of pages) {
      const { headers, body } = await rawRequest(port, path);
      const { grade, points, findings } = score({ headers, html: String(body) });
      expect(
        findings.filter((finding) => finding.points < 0),
        path,
      ).toEqual([]);
      expect([grade, points], path).toEqual(['A+', 140]);
    }
    server.close();
  });

  test(`rates ${variant} B or less on a host that sends no headers`, () => {
    for (const { html } of pages) expect(score({ headers: {}, html }).points).toBeLessThan(80);
  });
});
