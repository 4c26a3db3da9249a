/** Serves a built site, and notes what it has sent for what: prefetches and the requests of the service worker, too. */
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createStaticServer } from '../../scripts/serve/staticServer.ts';

/** The pages that a first visit is measured on. */
export const FIRST_PAGES = [
  '/',
  '/contact',
  '/services',
  '/tooth-pain-relief',
  '/services/root-canal-treatment',
  '/offers',
] as const;

export type Sent = Readonly<{
  path: string;
  /** Headers included. */
  bytes: number;
  /** Before anybody has opened the page. */
  ahead: boolean;
}>;

export type CountedServer = Readonly<{
  origin: string;
  /** Waits until nothing was asked for lately. @returns what was sent since the last rest */
  rest(): Promise<readonly Sent[]>;
  close(): void;
}>;

/** Idle pages register their worker late, and busy machines are slow. In milliseconds. */
const QUIET = 2500;

export async function startCountedServer(root: string): Promise<CountedServer> {
  let sent: Sent[] = [];
  let lastAt = performance.now();
  const server = createStaticServer(root);
  server.prependListener('request', ({ url = '', headers, socket }, response) => {
    lastAt = performance.now();
    const before = socket.bytesWritten;
    response.once('close', () => {
      lastAt = performance.now();
      sent.push({ path: url, bytes: socket.bytesWritten - before, ahead: headers['sec-purpose'] !== undefined });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async rest() {
      while (performance.now() - lastAt < QUIET) await wait(QUIET / 10);
      const all = sent;
      sent = [];
      return all;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const bytesOf = (sent: readonly Sent[]): number => sent.reduce((sum, { bytes }) => sum + bytes, 0);

/** Of an even number of values, the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}
