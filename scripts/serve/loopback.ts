/** Servers for this machine only. */
import { createServer } from 'node:http';
import { createServer as createSocketServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';

export const LOOPBACK = '127.0.0.1';
const LOOPBACK_6 = '::1';

/**
 * Why a command cannot listen on a port, and what to type instead.
 * @param commandName as typed
 */
export async function portProblem(port: number, commandName: string): Promise<string | undefined> {
  const codes = await Promise.all([LOOPBACK, LOOPBACK_6].map((host) => tryToListen(port, host)));
  const code = ['EADDRINUSE', 'EACCES'].find((each) => codes.includes(each));
  return code && explainPort(code, port, commandName);
}

export function explainPort(code: string | undefined, port: number, commandName: string): string {
  const other = port < 1024 || port === 65_535 ? 8080 : port + 1;
  const instead = `Choose another one: ${commandName} -- --port ${other}`;
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. ${instead}`;
  if (code === 'EACCES') return `Port ${port} is reserved for the system. ${instead}`;
  return `Port ${port} cannot be used (${code}). ${instead}`;
}

/** @returns the error's code, or undefined */
function tryToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createSocketServer()
      .on('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
      .listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/** Browsers try either address for `localhost`, and some wait long for one that does not respond. */
export function answerOnIpv6(server: Server, port: number): void {
  const other = createServer((...request) => server.emit('request', ...request))
    .on('error', () => other.close())
    .listen(port, LOOPBACK_6);
  // A connection that nobody takes over would end the process when it breaks off.
  if (server.listenerCount('upgrade') > 0) other.on('upgrade', (...request) => server.emit('upgrade', ...request));
  server.on('close', () => other.close());
}

export function networkAddresses(port: number): readonly string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return addresses
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}
