/** Local servers: who can connect, and how port conflicts are reported. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import {
  answerOnIpv6,
  explainPort,
  LOOPBACK,
  networkAddresses,
  portProblem,
} from '../../../../scripts/serve/loopback.ts';
import { freePort } from '../../../support/freePort.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts a server that says hello. @returns its port */
async function listen(host: string | undefined, port = 0): Promise<number> {
  const server = createServer((_request, response) => response.end('hello'));
  servers.push(server);
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(port, host, resolve));
  return (server.address() as AddressInfo).port;
}

test.each([LOOPBACK, '::1', undefined])('a port in use on %s is reported, with another one to type', async (host) => {
  expect(await portProblem(await freePort(), 'npm run serve')).toBeUndefined();
  const port = await listen(host);
  expect(await portProblem(port, 'npm run serve')).toBe(
    `Port ${port} is in use by another program. Choose another one: npm run serve -- --port ${port + 1}`,
  );
});

test.each([
  ['EADDRINUSE', 'Port 4173 is in use by another program. Choose another one: npm run serve -- --port 4174'],
  ['EADDRNOTAVAIL', 'Port 4173 cannot be used (EADDRNOTAVAIL). Choose another one: npm run serve -- --port 4174'],
])('a port that is taken in the meantime is reported with a plain message: %s', (code, sentence) => {
  expect(explainPort(code, 4173, 'npm run serve')).toBe(sentence);
});

test('both localhost addresses answer, and other machines cannot connect', async () => {
  const port = await listen(LOOPBACK);
  const [server] = servers;
  if (server) answerOnIpv6(server, port);
  for (const host of ['127.0.0.1', '[::1]']) {
    await expect.poll(async () => (await fetch(`http://${host}:${port}`)).text()).toBe('hello');
  }
  for (const address of networkAddresses(port)) await expect(fetch(address), address).rejects.toThrow();
});
