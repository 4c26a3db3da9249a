/** Bundles the editor's pages in a process of its own, unless they were bundled before. */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { bundleKey } from '../../scripts/build/bundle/bundleCache.ts';

const BUNDLER = fileURLToPath(new URL('viteBuild.ts', import.meta.url));

/** What the editor's pages are made of. */
const INPUTS = [
  'editor',
  'components/ui',
  'branches/model',
  'locales/languages.ts',
  'locales/model',
  'diagnostics',
  'scripts/words',
  'renderer/media/frames.ts',
  'renderer/site/pictureFields.ts',
  'package-lock.json',
];

/** @returns the folder with the bundled pages @throws Error with the bundler's message */
export async function bundleApp(): Promise<string> {
  const folder = `.cache/editor-app/${await bundleKey(INPUTS)}`;
  if (existsSync(folder)) return folder;
  const bundler = fork(BUNDLER, [folder], { silent: true, env: { ...process.env, NODE_ENV: 'production' } });
  bundler.stdout?.resume();
  const ended = new Promise<number | null>((done, fail) => bundler.on('error', fail).on('exit', done));
  const [said, code] = await Promise.all([bundler.stderr ? text(bundler.stderr) : '', ended]);
  if (code !== 0) throw new Error(`The editor cannot be bundled:\n${said}`);
  return folder;
}
