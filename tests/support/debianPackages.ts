/** Programs that the tests need beside Node.js: where they are, and on Debian, as root, their packages. */
import { spawnSync } from 'node:child_process';

/** Path of a command that can be run. */
export function which(name: string): string | undefined {
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.split(/\r?\n/, 1)[0] : undefined;
}

export const canInstallPackages = (): boolean => process.getuid?.() === 0 && which('apt-get') !== undefined;

/** Installs Debian's packages, and starts no service of theirs. @returns whether they are installed */
export function installPackages(...names: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const aptGet = (...args: readonly string[]) =>
    spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 600_000 }).status ===
    0;
  // Old lists may name versions that are gone, so they are read again; a mirror that does not answer may not matter.
  aptGet('update');
  return aptGet('install', '-y', '--no-install-recommends', ...names);
}
