import { resolve } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';
import type { FIXTURE_PROJECT } from './fixtureSite.ts';
import { WITH_TYPESCRIPT } from './runScript.ts';

/** Stops a command where it would exit. */
class Exit extends Error {}

/** What a command adds listeners to, which would outlive it. */
const LISTENED: readonly (readonly [NodeJS.EventEmitter, string])[] = [
  [process.stdout, 'error'],
  [process.stderr, 'error'],
  [process, 'SIGHUP'],
  [process, 'SIGINT'],
  [process, 'SIGTERM'],
];

/**
 * Runs a script of the project in the process of the test, as its npm command does in one of its own: it loads all modules anew, in
 * the folder `cwd`. Starting a process takes seconds; `commandLine.test.ts` does it for each command.
 */
export async function runHere(script: string, args: readonly string[] = [], cwd = '.') {
  const path = resolve(script);
  const said = { stdout: '', stderr: '' };
  let status: number | undefined;
  const say = (stream: keyof typeof said, text: string) => {
    // After its exit, a process says no more.
    if (status === undefined) said[stream] += text;
    return true;
  };
  const { argv, execArgv, exitCode } = process;
  const home = process.cwd();
  const spies = [
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      status ??= Number(code ?? process.exitCode ?? 0);
      throw new Exit();
    }),
    vi.spyOn(console, 'log').mockImplementation((...words) => void say('stdout', `${format(...words)}\n`)),
    vi.spyOn(console, 'error').mockImplementation((...words) => void say('stderr', `${format(...words)}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => say('stdout', String(text))),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => say('stderr', String(text))),
  ];
  const listened = LISTENED.map(([emitter, event]) => ({ emitter, event, listeners: emitter.listeners(event) }));
  vi.resetModules();
  process.chdir(cwd);
  process.argv = [process.execPath, path, ...args];
  // The scripts that it starts get them.
  process.execArgv = WITH_TYPESCRIPT;
  process.exitCode = undefined;
  try {
    await import(path);
    status ??= Number(process.exitCode ?? 0);
  } catch (error) {
    if (!(error instanceof Exit)) {
      say('stderr', String((error as Error).stack));
      status ??= 1;
    }
  } finally {
    for (const spy of spies) spy.mockRestore();
    for (const { emitter, event, listeners } of listened) {
      for (const added of emitter.listeners(event).filter((each) => !listeners.includes(each))) {
        emitter.removeListener(event, added as () => void);
      }
    }
    process.chdir(home);
    process.argv = argv;
    process.execArgv = execArgv;
    process.exitCode = exitCode;
  }
  return { status, ...said };
}

/**
 * Runs `npm run build` in the process of the test: the second build of a process takes a quarter of what one in a process of its own
 * does. Vike renders all pages of a process from the first bundle that it loads, so this is only for the code of the project, which
 * that of the fixture site is a copy of.
 * @param cwd where its facts, words and pictures are
 */
export const buildHere = (args: readonly string[], cwd: '.' | typeof FIXTURE_PROJECT = '.') =>
  runHere('scripts/build.ts', args, cwd);
