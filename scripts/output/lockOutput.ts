import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyOf } from './stage.ts';

type Lock = Readonly<{ waited: boolean; release(): void }>;

/**
 * Waits until no other build writes to a folder, then locks it: by listening on a socket, which the system closes when the process ends,
 * however it ends. Different spellings of the path share one lock.
 * @param tell receives a line if this build has to wait
 * @throws the signal's reason when aborted
 */
export async function lockOutput(
  outDir: string,
  tell: (line: string) => void,
  stopped?: AbortSignal,
  platform = process.platform,
): Promise<Lock> {
  mkdirSync(outDir, { recursive: true });
  const address = addressOf(`build-${keyOf(outDir)}`, platform);
  for (let waited = false; ; ) {
    stopped?.throwIfAborted();
    const release = await listen(address);
    if (release) return { waited, release };
    const holder = connect(address).resume();
    const isHeld = await once(holder, 'connect').catch(() => undefined);
    if (isHeld) {
      if (!waited)
        tell(`Another build is writing to ${outDir}. This one starts when it has finished; press Ctrl-C to cancel.`);
      waited = true;
      await once(holder, 'close', { signal: stopped }).catch(() => holder.destroy());
    } else if (isFile(platform)) rmSync(address, { force: true });
  }
}

/** Whether an address is a file, which stays after a kill: so it is on macOS. */
const isFile = (platform: NodeJS.Platform) => platform !== 'linux' && platform !== 'win32';

function addressOf(name: string, platform: NodeJS.Platform): string {
  if (isFile(platform)) return join(tmpdir(), name);
  return platform === 'win32' ? `\\\\.\\pipe\\${name}` : `\0${name}`;
}

/** @returns a function that stops listening, or nothing if somebody else listens there */
async function listen(address: string): Promise<(() => void) | undefined> {
  const waiting: Socket[] = [];
  const server = createServer((socket) => waiting.push(socket.unref())).unref();
  try {
    await once(server.listen(address), 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
  return () => {
    server.close();
    for (const socket of waiting) socket.destroy();
  };
}
