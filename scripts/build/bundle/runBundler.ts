import { fork } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * Runs a bundler in a process of its own, so that its memory is freed before pages are rendered.
 * @param script takes the output folder as its argument
 * @param failed begins the error's message
 * @param stopped kills the bundler
 * @throws Error with the bundler's message if the code cannot be bundled
 */
export async function runBundler(script: string, folder: string, failed: string, stopped?: AbortSignal): Promise<void> {
  // The signal is given once: whoever listens afterwards never hears of it.
  stopped?.throwIfAborted();
  const bundler = fork(script, [folder], { silent: true, env: { ...process.env, NODE_ENV: 'production' } });
  const end = () => bundler.kill('SIGKILL');
  stopped?.addEventListener('abort', end);
  bundler.stdout?.resume();
  const ended = new Promise<number | null>((done, fail) => bundler.on('error', fail).on('exit', done));
  const [said, code] = await Promise.all([bundler.stderr ? text(bundler.stderr) : '', ended]).finally(() =>
    stopped?.removeEventListener('abort', end),
  );
  stopped?.throwIfAborted();
  if (code !== 0) throw new Error(`${failed}\n${said}`);
}
