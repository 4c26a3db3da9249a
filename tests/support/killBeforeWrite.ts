/**
 * Kills a build before one of its file system changes, like a power cut: `node --import …/killBeforeWrite.ts?change=12 build.ts`.
 * With `after=name&`, counting starts at the first change to a file of that name. Without a number the build continues and prints
 * the number of changes as the last line on stderr.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';

const { searchParams } = new URL(import.meta.url);
const moment = Number(searchParams.get('change') ?? Number.POSITIVE_INFINITY);
const after = searchParams.get('after') ?? '';

const DEEDS = ['mkdir', 'writeFile', 'copyFile', 'cp', 'rename', 'rm', 'rmdir', 'utimes'];

let changes = 0;

function count(path: unknown): void {
  if (changes === 0 && !String(path).includes(after)) return;
  changes += 1;
  if (changes >= moment) process.kill(process.pid, 'SIGKILL');
}

function watch(holder: Record<string, unknown>, name: string): void {
  const deed = holder[name];
  if (typeof deed !== 'function') throw new Error(`Node has no ${name}.`);
  holder[name] = (...given: unknown[]) => {
    count(given[0]);
    return deed.apply(holder, given);
  };
}

// The bundler is a separate process with the same options.
if (basename(process.argv[1] ?? '') === 'build.ts') {
  for (const name of DEEDS) watch(fs.promises as never, name);
  for (const name of DEEDS) watch(fs as never, `${name}Sync`);
  syncBuiltinESMExports();
  process.on('exit', () => console.error(`changes: ${changes}`));
}
