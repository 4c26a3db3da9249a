/** A project of its own for each test of the editor: frozen facts and words, under Git. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { FIXTURE_DAY, FIXTURE_PROJECT } from '../../../support/fixtureSite.ts';
import { freePort } from '../../../support/freePort.ts';
import { WITH_TYPESCRIPT } from '../../../support/runScript.ts';

const TEMPLATE = '.cache/clinic-template';

/** What a copy of the fixture project does not need. */
const LEFT_OUT = /(?:^|\/)(?:dist[^/]*|node_modules|\.cache|made-from|branches-with-pixel)$/;

/** Shared with the project: what is in them does not depend on facts or words. */
const SHARED = ['node_modules', '.cache/media', '.cache/bundles', '.cache/editor-app'];

const HAS_GROUPS = process.platform !== 'win32';

const PERSON = {
  GIT_AUTHOR_NAME: 'A developer',
  GIT_AUTHOR_EMAIL: 'developer@sample-dental.example',
  GIT_COMMITTER_NAME: 'A developer',
  GIT_COMMITTER_EMAIL: 'developer@sample-dental.example',
};

export type ClinicProject = Readonly<{
  /** Its folder. */
  root: string;
  /** The text of a file of the project. */
  read(path: string): string;
  /** Writes a file behind the editor's back, as another program would. */
  write(path: string, text: string): void;
  has(path: string): boolean;
  /** Runs Git in the project, or in another folder. @returns what it prints */
  git(words: readonly string[], folder?: string): string;
  /** Starts the editor, on a free port unless one is named. @returns the address that it prints */
  start(port?: number): Promise<string>;
  /** The address that was printed last, with its key. */
  address(): string;
  /** Ends the editor at once, as a power cut would. */
  kill(): Promise<void>;
  /** Ends everything, and deletes the folder. */
  remove(): Promise<void>;
}>;

const gitIn = (folder: string, words: readonly string[]): string =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8', env: { ...process.env, ...PERSON } });

/** Makes the project that each test gets a copy of, from the fixture project: to commit it each time would take a second. */
export function makeTemplate(): void {
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

/** Makes a project. `makeShared.ts` has to have made the template before. */
export function makeClinicProject(): ClinicProject {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  const root = join(folder, 'project');
  cpSync(TEMPLATE, root, { recursive: true });
  for (const name of SHARED) {
    mkdirSync(resolve(name), { recursive: true });
    mkdirSync(dirname(join(root, name)), { recursive: true });
    symlinkSync(resolve(name), join(root, name), 'junction');
  }
  const git = (words: readonly string[], cwd = root) => gitIn(cwd, words);

  let editor: ChildProcess | undefined;
  let address = '';
  const kill = () => end(editor, 'SIGKILL', HAS_GROUPS);
  return {
    root,
    git,
    kill,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write: (path, text) => writeFileSync(join(root, path), text),
    has: (path) => existsSync(join(root, path)),
    async start(wanted) {
      const port = wanted ?? (await freePort());
      const script = join(root, 'scripts/editor.ts');
      const words = [...WITH_TYPESCRIPT, script, '--port', String(port), '--no-open', '--today', FIXTURE_DAY];
      // A group of its own, so what the editor has started ends with it.
      editor = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: HAS_GROUPS });
      address = await firstAddress(editor);
      return address;
    },
    address: () => address,
    async remove() {
      await kill();
      await removeFolder(folder);
    },
  };
}

/** Ends a process that was started, unless it has ended. */
async function end(child: ChildProcess | undefined, signal: NodeJS.Signals, isGroup = false): Promise<void> {
  if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.on('exit', done));
  if (isGroup) process.kill(-child.pid, signal);
  else child.kill(signal);
  await ended;
}

/** Deletes a folder. A process that was just killed may still finish the file that it was writing. */
async function removeFolder(folder: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (tries === 20) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

function firstAddress(editor: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((done, fail) => {
    const read = (bytes: Buffer) => {
      said += bytes.toString();
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (address) done(address);
    };
    editor.stdout?.on('data', read);
    editor.stderr?.on('data', read);
    editor.on('exit', () => fail(new Error(`The editor did not start:\n${said}`)));
  });
}
