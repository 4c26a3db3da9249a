import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Vitest’s global setup does not support `import.meta.resolve`. */
export const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * Runs a script of the project, as its npm command does.
 * @param cwd the script’s working directory
 * @param env variables besides those of the tests
 */
export function runScript(script: string, args: readonly string[] = [], cwd = '.', env: NodeJS.ProcessEnv = {}) {
  const command = ['--import', TSX, resolve(script), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    cwd,
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}
