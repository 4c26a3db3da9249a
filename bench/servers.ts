import type { Server } from 'node:net';
import { createStaticServer } from '../scripts/serve/staticServer.ts';
import { originOf, slowConnection } from './slowNetwork.ts';

/** The combined site as built by `npm run build`. */
export const SITE = 'dist/combined';

async function listening<T extends Server>(server: T): Promise<T> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

/** Calls a function while a folder is served on this machine at full speed. */
export async function withServer<T>(root: string, use: (origin: string) => Promise<T>): Promise<T> {
  const server = await listening(createStaticServer(root));
  try {
    return await use(originOf(server));
  } finally {
    server.close();
  }
}

/** Calls a function while a folder is served over simulated slow 4G. */
export async function withSlowServer<T>(root: string, use: (origin: string) => Promise<T>): Promise<T> {
  return withServer(root, async (origin) => {
    const slow = await slowConnection(Number(new URL(origin).port));
    try {
      return await use(originOf(slow));
    } finally {
      slow.close();
    }
  });
}
