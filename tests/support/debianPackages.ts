/** Finds programs that the tests need besides Node.js, and installs their packages on Debian as root. */
import { spawnSync } from 'node:child_process';

/** Returns the path of an executable command. */
export function which(name: string): string | undefined {
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.split(/\r?\n/, 1)[0] : undefined;
}

export const canInstallPackages = (): boolean => process.getuid?.() === 0 && which('apt-get') !== undefined;

/** Installs Debian packages without starting their services. @returns whether they are installed */
export function installPackages(...names: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const aptGet = (...args: readonly string[]) =>
    spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 600_000 }).status ===
    0;
  // Old package lists may refer to removed versions, so they are updated first; an unreachable mirror may not matter.
  aptGet('update');
  return aptGet('install', '-y', '--no-install-recommends', ...names);
}

/** Returns what `find` finds; if that is nothing, installs packages as root on Debian, and looks again. */
export function findOrInstall<T>(name: string, find: () => T | undefined, packages: readonly string[]): T | undefined {
  const found = find();
  if (found || !canInstallPackages()) return found;
  console.log(`No ${name} found: installing the Debian packages ${packages.join(' and ')}.`);
  installPackages(...packages);
  return find();
}
