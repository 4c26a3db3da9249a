import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Not by `import.meta.resolve`, which Vitest does not know where it sets up a project. */
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * Runs a script of the project, as its command does.
 * @param cwd the folder that the script takes for the project's
 */
export function runScript(script: string, args: readonly string[] = [], cwd = '.') {
  const command = ['--import', TSX, resolve(script), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', cwd });
  return { status, stdout, stderr };
}
