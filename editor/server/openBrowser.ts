import { spawn } from 'node:child_process';

/** How each system opens an address in its browser. The address is ours: it has no character that a shell would read. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  linux: ['xdg-open'],
};

/** Opens an address in the browser. Where that fails, a person can copy it. */
export function openBrowser(address: string): void {
  const [program, ...options] = OPENERS[process.platform] ?? [];
  if (!program) return;
  spawn(program, [...options, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
