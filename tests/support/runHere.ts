import { resolve } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';

/** Stops a command where it would exit. */
class Exit extends Error {}

/**
 * Runs a script of the project in the process of the test, as its npm command does in one of its own: it loads all modules anew, in
 * the folder `cwd`. Starting a process takes seconds; `commandLine.test.ts` does it for each command. Not for scripts that start
 * others.
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
  const [home, argv, exitCode] = [process.cwd(), process.argv, process.exitCode];
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
  const streams = [process.stdout, process.stderr].map((stream) => ({ stream, listeners: stream.listeners('error') }));
  vi.resetModules();
  process.chdir(cwd);
  process.argv = [process.execPath, path, ...args];
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
    for (const { stream, listeners } of streams) {
      for (const added of stream.listeners('error').filter((each) => !listeners.includes(each))) {
        stream.removeListener('error', added as () => void);
      }
    }
    process.chdir(home);
    process.argv = argv;
    process.exitCode = exitCode;
  }
  return { status, ...said };
}
