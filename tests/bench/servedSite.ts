/** The built combined site, served at full speed or over a simulated slow connection. */
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer as createProxy, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Step } from '../../scripts/cli/progress.ts';
import { createStaticServer } from '../../scripts/serve/staticServer.ts';

export const SITE = 'dist/combined';

/** The paths of all published pages, the pieces of a step. */
export function countedPaths(step: Step): readonly string[] {
  const addresses = readFileSync(join(SITE, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)/g);
  const paths = Array.from(addresses, ([, address = '']) => new URL(address).pathname);
  step.expect(paths.length);
  return paths;
}

/** `sent` is how many bytes the server has sent so far, headers included. */
type Use<T> = (origin: string, sent: () => number) => Promise<T>;

/** Calls a function while a folder is served on this machine at full speed. */
export async function withServer<T>(
  root: string,
  use: Use<T>,
  createServer: (root: string) => Server = createStaticServer,
): Promise<T> {
  const sockets: Socket[] = [];
  const server = await listening(createServer(root));
  server.on('connection', (socket: Socket) => sockets.push(socket));
  try {
    return await use(originOf(server), () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0));
  } finally {
    server.close();
  }
}

export async function withSlowServer<T>(
  root: string,
  use: Use<T>,
  createServer: (root: string) => Server = createStaticServer,
): Promise<T> {
  const slowly: Use<T> = async (origin, sent) => {
    const slow = await slowConnection(Number(new URL(origin).port));
    try {
      return await use(originOf(slow), sent);
    } finally {
      slow.close();
    }
  };
  return withServer(root, slowly, createServer);
}

export function originOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function listening<T extends Server>(server: T): Promise<T> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

/* Slow 4G, as in Lighthouse's mobile preset: milliseconds, and bits per millisecond. */
const ROUND_TRIP = 150;
const DOWN = 1638.4;
const UP = 750;

/** Initial congestion window in bytes: ten packets. It doubles with every round trip. */
const FIRST_FLIGHT = 14_600;

/** Packet size in bytes: the browser can parse the first packets while the rest is in flight. */
const PIECE = 1460;

/** One direction: returns when a packet arrives. All that passes through shares its bandwidth. */
function createLine(bitsPerMillisecond: number) {
  let freeAt = 0;
  return (leaves: number, bytes: number): number => {
    freeAt = Math.max(freeAt, leaves) + (bytes * 8) / bitsPerMillisecond;
    return freeAt + ROUND_TRIP / 2;
  };
}

/** Forwards data with the line's delay and TCP slow start. */
function pass(from: Socket, to: Socket, arrival: ReturnType<typeof createLine>): void {
  let delivered = Promise.resolve();
  const deliver = (time: number, act: () => void) => {
    delivered = delivered.then(() => wait(time - performance.now())).then(act);
  };
  let window = FIRST_FLIGHT;
  let inFlight = 0;
  let flightBegan = 0;
  let arrives = 0;
  from.on('data', (bytes) => {
    const now = performance.now();
    if (inFlight === 0) flightBegan = now;
    for (let at = 0; at < bytes.length; at += PIECE) {
      const piece = bytes.subarray(at, at + PIECE);
      if (inFlight + piece.length > window) {
        flightBegan += ROUND_TRIP;
        inFlight = 0;
        window *= 2;
      }
      inFlight += piece.length;
      arrives = arrival(Math.max(now, flightBegan), piece.length);
      deliver(arrives, () => to.writable && to.write(piece));
    }
  });
  from.on('close', () => deliver(arrives, () => to.end()));
  from.on('error', () => to.destroy());
}

/** A proxy that puts a slow connection in front of a port of this machine. */
async function slowConnection(port: number): Promise<Server> {
  const [down, up] = [createLine(DOWN), createLine(UP)];
  const proxy = createProxy({ noDelay: true }, (browser) => {
    browser.pause();
    // The TCP handshake takes one round trip.
    setTimeout(() => {
      const site = connect({ port, noDelay: true });
      pass(browser, site, up);
      pass(site, browser, down);
      browser.resume();
    }, ROUND_TRIP);
  });
  return listening(proxy);
}
