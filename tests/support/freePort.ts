import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Ports that no system gives to a connection by itself, so one that is free stays free until a server is started on it. */
const FIRST = 20_000;
const LAST = 30_000;

/** @returns a port of this machine that nothing listens on */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
}

/** @returns as many ports that nothing listens on */
export async function freePorts(count: number): Promise<readonly number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
      .on('error', () => done(false))
      .listen(port, () => server.close(() => done(true)));
  });
}
