/** A remote repository over Git's own protocol, and the working copies of two people. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Git, openGit } from '../../../../editor/publish/git/openGit.ts';
import { readRepository } from '../../../../editor/publish/git/repository.ts';
import type { Choices } from '../../../../editor/publish/merge/conflict.ts';
import { type Published, publishContent } from '../../../../editor/publish/publishContent.ts';
import { FIXTURE_FACTS, FIXTURE_WORDS } from '../../../fixtures/folders.ts';
import { freePort } from '../../../support/freePort.ts';

const TODAY = '2026-11-21';
export const CLINIC = 'branches/clinic.yaml';

/** A working copy of the project. */
export type Clinic = Readonly<{
  root: string;
  git: Git;
  /** Runs Git as its person would in a terminal. */
  type(...args: readonly string[]): string;
  read(path: string): string;
  write(path: string, text: string): void;
  change(path: string, from: string, to: string): void;
  publish(options?: Readonly<{ choices?: Choices; message?: string }>): Promise<Published>;
}>;

export type World = Readonly<{
  folder: string;
  /** The bare repository. */
  remote: string;
  address: string;
  /** What the remote has in a file. */
  published(path: string): string;
  clone(name: string): Clinic;
  stop(): void;
}>;

export async function openWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const env = {
    ...process.env,
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'Test',
    GIT_AUTHOR_EMAIL: 'test@example.org',
    GIT_COMMITTER_NAME: 'Test',
    GIT_COMMITTER_EMAIL: 'test@example.org',
  };
  const run = (cwd: string, ...args: readonly string[]) =>
    execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const first = join(folder, 'first');
  mkdirSync(first);
  cpSync(FIXTURE_FACTS, join(first, 'branches'), { recursive: true });
  cpSync(FIXTURE_WORDS, join(first, 'locales'), { recursive: true });
  // Its facts are samples.
  appendFileSync(join(first, CLINIC), '\ntestSite: true\n');
  // The messages of commits are made of the editor's own words.
  const own = 'locales/en/editor-publish.json';
  cpSync(own, join(first, own));
  cpSync('media', join(first, 'media'), { recursive: true });
  writeFileSync(join(first, 'README.md'), 'Read me\n');
  writeFileSync(join(first, '.gitignore'), '.cache/\n');
  run(first, 'init', '--quiet', '--initial-branch=main');
  run(first, 'add', '--all');
  run(first, 'commit', '--quiet', '-m', 'Start');
  const remote = join(folder, 'remote.git');
  run(folder, 'clone', '--quiet', '--bare', first, remote);
  const { port, daemon } = await startDaemon(folder);
  const address = `git://127.0.0.1:${port}/remote.git`;

  return {
    folder,
    remote,
    address,
    published: (path) => run(remote, 'show', `main:${path}`),
    clone(name) {
      const root = join(folder, name);
      run(folder, 'clone', '--quiet', address, root);
      return openClinic(root, (...args) => run(root, ...args));
    },
    stop() {
      daemon.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function openClinic(root: string, type: Clinic['type']): Clinic {
  const git = openGit(root, 10_000);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  return {
    root,
    git,
    type,
    read,
    write,
    change(path, from, to) {
      if (!read(path).includes(from)) throw new Error(`${path} has no ${from}`);
      write(path, read(path).replace(from, to));
    },
    async publish({ choices = new Map(), message = 'Test: a change' } = {}) {
      const state = await readRepository(git);
      if (state.kind !== 'ready') throw new Error(`not ready: ${JSON.stringify(state)}`);
      const author = { name: 'Meera', email: 'meera@editor.invalid' };
      const { repository } = state;
      return publishContent({
        git,
        repository,
        author,
        message,
        choices,
        today: TODAY,
        onStep: () => undefined,
      });
    },
  };
}

/** Every file of a working copy outside Git's own folder and the cache, byte for byte. */
export function everyFile(root: string): ReadonlyMap<string, string> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/]\.(?:git|cache)[\\/]/.test(path));
  return new Map(names.map((path) => [path, readFileSync(path, 'base64')]));
}

async function startDaemon(folder: string): Promise<{ port: number; daemon: ChildProcess }> {
  const port = await freePort();
  const options = ['--reuseaddr', '--export-all', '--enable=receive-pack', '--listen=127.0.0.1'];
  const daemon = spawn('git', ['daemon', ...options, `--base-path=${folder}`, `--port=${port}`, folder], {
    stdio: 'ignore',
  });
  for (let i = 0; i < 100; i += 1) {
    try {
      execFileSync('git', ['ls-remote', `git://127.0.0.1:${port}/remote.git`], { stdio: 'ignore' });
      return { port, daemon };
    } catch {
      await wait(50);
    }
  }
  daemon.kill();
  throw new Error('git daemon does not start.');
}
