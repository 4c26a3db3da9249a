/** A slow connection between the browser and a server, the same for all that goes through it. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Slow 4G, as Lighthouse has it for mobile phones. */
export const SLOW_4G = {
  /** There and back, in milliseconds. */
  roundTrip: 150,
  /** In bits per millisecond. */
  down: 1638.4,
  up: 750,
} as const;

/** What a server sends before it waits for the first answer, in bytes: ten packets. It doubles with every round trip. */
const FIRST_FLIGHT = 14_600;

/** Bytes go in pieces, so that a browser reads what has come while the rest is on its way. */
const PIECE = 1460;

/** One direction of the connection, shared by everything that goes this way. */
class Line {
  private freeAt = 0;
  constructor(private readonly bitsPerMillisecond: number) {}

  /** When a piece that may leave at a time has arrived at the other end. */
  arrival(leaves: number, bytes: number): number {
    this.freeAt = Math.max(this.freeAt, leaves) + (bytes * 8) / this.bitsPerMillisecond;
    return this.freeAt + SLOW_4G.roundTrip / 2;
  }
}

/** Does things in their order, each at its time. */
function inTime(): (time: number, act: () => void) => void {
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

/** Passes on what one end sends, late. */
function pass(from: Socket, to: Socket, line: Line): void {
  const later = inTime();
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
 * Puts a slow connection before a server on this machine.
 * @param port of the server
 * @returns the server to ask instead, listening on a port of its own
 */
export async function slowConnection(port: number): Promise<Server> {
  const [down, up] = [new Line(SLOW_4G.down), new Line(SLOW_4G.up)];
  const proxy = createServer({ noDelay: true }, (browser) => {
    browser.pause();
    // The two ends greet each other before the first byte goes.
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

/** The address of a server on this machine. */
export function originOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
