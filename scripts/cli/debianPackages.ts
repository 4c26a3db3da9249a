/** Finds programs that are needed besides Node.js, and installs their packages on Debian as root. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { openProgress } from './progress.ts';

/** Returns the path of an executable command. Every worker looks for some: to start a program that does so would take longer. */
export function which(name: string): string | undefined {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, file));
  return places.find((place) => existsSync(place));
}

export const canInstallPackages = (): boolean => process.getuid?.() === 0 && which('apt-get') !== undefined;

/** How long the package manager may take, in milliseconds. */
const MAX_DURATION = 600_000;

/** Installs Debian packages without starting their services. @returns whether they are installed */
export async function installPackages(...names: readonly string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const aptGet = (...args: readonly string[]) =>
    new Promise<void>((done, fail) => {
      const child = spawn('apt-get', ['-q', ...args], {
        stdio: ['ignore', 'ignore', 'pipe'],
        env,
        timeout: MAX_DURATION,
      });
      // Above the step: written by itself, it would break the step's line.
      child.stderr.pipe(process.stderr, { end: false });
      child.on('error', fail).on('close', (code) => (code === 0 ? done() : fail(new Error(`apt-get: ${code}`))));
    });
  const install = openProgress().step(`Installing the Debian packages ${names.join(' and ')}`, async () => {
    // Old package lists may refer to removed versions, so they are updated first; an unreachable mirror may not matter.
    await aptGet('update').catch(() => undefined);
    await aptGet('install', '-y', '--no-install-recommends', ...names);
  });
  return install.then(
    () => true,
    () => false,
  );
}
