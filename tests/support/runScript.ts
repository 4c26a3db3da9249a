import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Lets Node.js run TypeScript, as the npm commands do. */
export const WITH_TYPESCRIPT = ['-r', resolve('scripts/cli/withTypeScript.cjs')];

/** The variables of a terminal: tests run with `NODE_ENV`, people do not. */
export const TERMINAL = { ...process.env, NODE_ENV: undefined };

/**
 * Runs a script of the project, as its npm command does.
 * @param cwd the script’s working directory
 * @param env variables besides those of the tests
 */
export function runScript(script: string, args: readonly string[] = [], cwd = '.', env: NodeJS.ProcessEnv = {}) {
  const command = [...WITH_TYPESCRIPT, resolve(script), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    cwd,
    env: { ...TERMINAL, ...env },
  });
  return { status, stdout, stderr };
}
