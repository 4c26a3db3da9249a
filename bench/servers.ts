import type { Server, Socket } from 'node:net';
import { createStaticServer } from '../scripts/serve/staticServer.ts';
import { originOf, slowConnection } from './slowNetwork.ts';

/** The combined site as built by `npm run build`. */
export const SITE = 'dist/combined';

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
