/** A project of its own for each test of the editor: frozen facts and words, under Git; and what all of them share. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { openProgress } from '../../../../scripts/cli/progress.ts';
import { bundleApp } from '../../../../scripts/editor/bundleApp.ts';
import { liveSite } from '../../../fixtures/liveSite.ts';
import { FIXTURE_DAY, FIXTURE_PROJECT, makeFixtureProject } from '../../../support/fixtureSite.ts';
import { freePort } from '../../../support/freePort.ts';
import { runScript, WITH_TYPESCRIPT } from '../../../support/runScript.ts';

const TEMPLATE = '.cache/clinic-template';
/** What a copy of the fixture project does not need. */
const LEFT_OUT = /(?:^|\/)(?:dist[^/]*|node_modules|\.cache|made-from|branches-with-pixel)$/;
/** Shared with the project: what is in them does not depend on facts or words. */
const SHARED = ['node_modules', '.cache/media', '.cache/bundles', '.cache/editor-app'];
const HAS_GROUPS = process.platform !== 'win32';
const PERSON = ['-c', 'user.name=A developer', '-c', 'user.email=developer@sample-dental.example'];

const gitIn = (cwd: string, words: readonly string[]): string =>
  execFileSync('git', [...PERSON, ...words], { cwd, encoding: 'utf8' });

/** Playwright's global setup. In a process of its own, since the bundler needs Node.js as the commands start it. */
export default function setup(): void {
  execFileSync(process.execPath, [...WITH_TYPESCRIPT, import.meta.filename], { stdio: 'inherit' });
}

if (process.argv[1] === import.meta.filename) {
  makeFixtureProject();
  makeTemplate();
  await bundleApp(openProgress());
}

/** Makes the project that each test gets a copy of, from the fixture project: to commit it each time would take a second. */
function makeTemplate(): void {
  rmSync(TEMPLATE, { recursive: true, force: true });
  cpSync(FIXTURE_PROJECT, TEMPLATE, { recursive: true, filter: (path) => !LEFT_OUT.test(path.replaceAll('\\', '/')) });
  // The fixture project shares its pictures, and no build of it needs the editor.
  for (const name of ['media', 'editor']) {
    rmSync(join(TEMPLATE, name), { recursive: true, force: true });
    cpSync(name, join(TEMPLATE, name), { recursive: true });
  }
  writeFileSync(join(TEMPLATE, '.gitignore'), 'node_modules\n.cache\ndist\n');
  gitIn(TEMPLATE, ['init', '-q', '-b', 'main']);
  gitIn(TEMPLATE, ['add', '-A']);
  gitIn(TEMPLATE, ['commit', '-q', '-m', 'The site as it is published']);
  gitIn(TEMPLATE, ['repack', '-q', '-a', '-d']);
}

export type ClinicProject = ReturnType<typeof makeClinicProject>;

/** Makes a project. */
export function makeClinicProject() {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  const root = join(folder, 'project');
  cpSync(TEMPLATE, root, { recursive: true });
  for (const name of SHARED) {
    mkdirSync(resolve(name), { recursive: true });
    mkdirSync(dirname(join(root, name)), { recursive: true });
    symlinkSync(resolve(name), join(root, name), 'junction');
  }
  let editor: ChildProcess | undefined;
  /** Ends the editor at once, as a power cut would. */
  async function kill(): Promise<void> {
    if (!editor?.pid || editor.exitCode !== null || editor.signalCode !== null) return;
    const ended = once(editor, 'exit');
    process.kill(HAS_GROUPS ? -editor.pid : editor.pid, 'SIGKILL');
    await ended;
  }
  return {
    root,
    kill,
    read: (path: string): string => readFileSync(join(root, path), 'utf8'),
    /** Writes a file behind the editor's back, as another program would. */
    write: (path: string, text: string): void => writeFileSync(join(root, path), text),
    has: (path: string): boolean => existsSync(join(root, path)),
    /** Runs Git. @returns what it prints */
    git: (...words: string[]): string => gitIn(root, words),
    /** What differs from what was published, or staged since: paths, and the lines that went or came. */
    changes: (): readonly string[] =>
      gitIn(root, ['diff', '--unified=0', '--no-color'])
        .split('\n')
        .filter((line) => /^(?:\+\+\+ b\/|[+-](?![+-]))/.test(line))
        .map((line) => line.replace(/^\+\+\+ b\//, '')),
    /** Runs a script of the project, as its npm command does. @throws Error with what it says when it fails */
    run(script: string, ...words: string[]): void {
      const { status, stdout, stderr } = runScript(join(root, 'scripts', script), words, root);
      if (status !== 0) throw new Error(`${script} has failed.\n${stdout}${stderr}`);
    },
    /** Starts the editor, on a free port unless one is named. @returns the address that it prints, with its key */
    async start(wanted?: number): Promise<string> {
      const options = ['--port', String(wanted ?? (await freePort())), '--no-open', '--today', FIXTURE_DAY];
      const words = [...WITH_TYPESCRIPT, join(root, 'scripts/editor.ts'), ...options];
      // A group of its own, so what the editor has started ends with it.
      const child = spawn(process.execPath, words, {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: HAS_GROUPS,
      });
      editor = child;
      for await (const line of createInterface(child.stdout)) {
        const [address] = /http:\S+/.exec(line) ?? [];
        if (address) return address;
      }
      throw new Error('The editor did not start.');
    },
    /** Ends everything, and deletes the folder: a process that was just killed may still finish a file. */
    async remove(): Promise<void> {
      await kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    },
  };
}

/** Gives a project a live site instead of the sample one. */
export function makeLive({ git, read, write, root }: ClinicProject): void {
  const paths = git('ls-files', 'branches/*.yaml', 'locales').trim().split('\n');
  const live = liveSite(Object.fromEntries(paths.map((path) => [path, read(path)])));
  mkdirSync(join(root, 'locales/ta'), { recursive: true });
  for (const [path, text] of Object.entries(live)) write(path, text);
  git('rm', '-q', 'media/illustrations.txt');
  git('add', '-A');
}
