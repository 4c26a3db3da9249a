import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * Runs a script of the project, as its command does.
 * @param cwd the folder that the script takes for the project's
 */
export function runScript(script: string, args: readonly string[] = [], cwd = '.') {
  const command = ['--import', import.meta.resolve('tsx'), resolve(script), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', cwd });
  return { status, stdout, stderr };
}
