/** The built combined site, served at full speed or over a slow connection. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { buildSite } from '../../branches/model/buildSite.ts';
import { todayInKolkata } from '../../branches/model/day.ts';
import { loadFiles } from '../../branches/model/files/loadFiles.ts';
import { siteMap } from '../../renderer/site/routes.ts';
import type { Step } from '../cli/progress.ts';
import { createStaticServer } from '../serve/staticServer.ts';

/** The combined site as built by `npm run build`. */
export const SITE = 'dist/combined';

/** The paths of all pages of the combined site, the pieces of a step. */
export function countedPaths(step: Step): readonly string[] {
  const site = buildSite('combined', loadFiles('branches'), todayInKolkata(new Date()));
  const paths = siteMap(site).map(({ path }) => path);
  step.expect(paths.length);
  return paths;
}

async function listening<T extends Server>(server: T): Promise<T> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

/** What to do while a folder is served; `sent` is how many bytes the server has sent so far, headers included. */
type Use<T> = (origin: string, sent: () => number) => Promise<T>;

/** Calls a function while a folder is served on this machine at full speed. */
export async function withServer<T>(root: string, use: Use<T>): Promise<T> {
  const server = await listening(createStaticServer(root));
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => sockets.push(socket));
  try {
    return await use(originOf(server), () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0));
  } finally {
    server.close();
  }
}

/** Calls a function while a folder is served over simulated slow 4G. */
export async function withSlowServer<T>(root: string, use: Use<T>): Promise<T> {
  return withServer(root, async (origin, sent) => {
    const slow = await slowConnection(Number(new URL(origin).port));
    try {
      return await use(originOf(slow), sent);
    } finally {
      slow.close();
    }
  });
}

/* A proxy that simulates a slow connection, shared by everything that passes through it. */

/** Slow 4G, as in Lighthouse's mobile preset. */
const SLOW_4G = {
  /** In milliseconds. */
  roundTrip: 150,
  /** In bits per millisecond. */
  down: 1638.4,
  up: 750,
} as const;

/** Initial congestion window in bytes: ten packets. It doubles with every round trip. */
const FIRST_FLIGHT = 14_600;

/** Packet size in bytes: the browser can parse the first packets while the rest is in flight. */
const PIECE = 1460;

/** One direction of the connection, with shared bandwidth. */
class Line {
  private freeAt = 0;
  private readonly bitsPerMillisecond: number;

  constructor(bitsPerMillisecond: number) {
    this.bitsPerMillisecond = bitsPerMillisecond;
  }

  /** The arrival time of a packet that is sent at `leaves`. */
  arrival(leaves: number, bytes: number): number {
    this.freeAt = Math.max(this.freeAt, leaves) + (bytes * 8) / this.bitsPerMillisecond;
    return this.freeAt + SLOW_4G.roundTrip / 2;
  }
}

/** A queue that runs actions in order, each at its time. */
function createTimeline(): (time: number, act: () => void) => void {
  const waiting: { time: number; act: () => void }[] = [];
  const go = () => {
    for (let [next] = waiting; next && next.time <= performance.now(); [next] = waiting) {
      waiting.shift();
      next.act();
    }
    const [next] = waiting;
    if (next) setTimeout(go, next.time - performance.now());
  };
  return (time, act) => {
    waiting.push({ time, act });
    if (waiting.length === 1) go();
  };
}

/** Forwards data from one socket to the other with the line's delay and TCP slow start. */
function pass(from: Socket, to: Socket, line: Line): void {
  const later = createTimeline();
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
        flightBegan += SLOW_4G.roundTrip;
        inFlight = 0;
        window *= 2;
      }
      inFlight += piece.length;
      arrives = line.arrival(Math.max(now, flightBegan), piece.length);
      later(arrives, () => to.writable && to.write(piece));
    }
  });
  from.on('close', () => later(arrives, () => to.end()));
  from.on('error', () => to.destroy());
}

/**
 * Puts a slow connection in front of a server on this machine.
 * @param port the server's port
 * @returns a listening proxy to use instead
 */
export async function slowConnection(port: number): Promise<Server> {
  const [down, up] = [new Line(SLOW_4G.down), new Line(SLOW_4G.up)];
  const proxy = createServer({ noDelay: true }, (browser) => {
    browser.pause();
    // The TCP handshake takes one round trip.
    setTimeout(() => {
      const site = connect({ port, noDelay: true });
      pass(browser, site, up);
      pass(site, browser, down);
      browser.resume();
    }, SLOW_4G.roundTrip);
  });
  await new Promise<void>((resolve) => proxy.listen(0, resolve));
  return proxy;
}

/** The origin of a server on this machine. */
export function originOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
