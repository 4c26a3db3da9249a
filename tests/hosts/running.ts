import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { rawRequest } from './rawRequest.ts';

/** The port of each variant, and how to stop the server. */
export type Running = Readonly<{ ports: Readonly<Record<string, number>>; stop: () => void }>;

/**
 * Waits until a server answers.
 * @param folder the server’s own, deleted when it stops
 * @throws Error with the server’s output if it exits
 */
export async function running(server: ChildProcess, folder: string, ports: Running['ports']): Promise<Running> {
  const said: string[] = [];
  server.stderr?.on('data', (part) => said.push(String(part)));
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 200 && server.exitCode === null; tries += 1) {
    const answers = await Promise.all(Object.values(ports).map((port) => rawRequest(port, '/').catch(() => undefined)));
    if (!answers.includes(undefined)) return { ports, stop };
    await new Promise((done) => setTimeout(done, 50));
  }
  stop();
  throw new Error(`The server did not start.\n${said.join('')}`);
}
