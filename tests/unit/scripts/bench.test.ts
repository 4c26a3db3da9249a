/** The simulated slow connection changes when bytes arrive, and nothing else. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { originOf, slowConnection } from '../../../scripts/bench/servedSite.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(body: Buffer): Promise<string> {
  const server = createServer((_request, response) => response.end(body));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const slow = await slowConnection((server.address() as AddressInfo).port);
  servers.push(slow as Server);
  return originOf(slow);
}

test('bytes arrive complete and in order, even over many round trips', async () => {
  const body = Buffer.from(Array.from({ length: 60_000 }, (_, i) => i % 251));
  const response = await fetch(await serve(body), { headers: { connection: 'close' } });
  expect(Buffer.from(await response.arrayBuffer()).equals(body)).toBe(true);
});
