/** A proxy that simulates a slow connection, shared by everything that passes through it. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Slow 4G, as in Lighthouse's mobile preset. */
export const SLOW_4G = {
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
