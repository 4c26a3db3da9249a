/** A project of its own for each test of the editor: frozen facts and words, under Git, with a remote that others push to. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { FIXTURE_DAY, FIXTURE_PROJECT } from '../../../support/fixtureSite.ts';
import { TSX } from '../../../support/runScript.ts';

/** What a copy of the fixture project does not need. */
const LEFT_OUT = /(?:^|\/)(?:dist[^/]*|node_modules|\.cache|made-from|branches-with-pixel)$/;

/** Shared with the project: what is in them does not depend on facts or words. */
const SHARED = ['node_modules', '.cache/media', '.cache/bundles', '.cache/editor-app'];

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
  /** Publishes the project on a Git server of this machine. @returns the bare repository, and how to stop the server */
  withRemote(): Promise<Readonly<{ bare: string; address: string; stop(): void }>>;
  /** Starts the editor, on a free port unless one is named. @returns the address that it prints */
  start(port?: number): Promise<string>;
  /** Ends the editor at once, as a power cut would. */
  kill(): Promise<void>;
  /** Ends everything, and deletes the folder. */
  remove(): Promise<void>;
}>;

/** Makes a project. `buildFixtureSite` has to have made the fixture project before. */
export function makeClinicProject(): ClinicProject {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  const root = join(folder, 'project');
  cpSync(FIXTURE_PROJECT, root, { recursive: true, filter: (path) => !LEFT_OUT.test(path.replaceAll('\\', '/')) });
  // The fixture project shares its pictures, and no build of it needs the editor.
  for (const name of ['media', 'editor']) {
    rmSync(join(root, name), { recursive: true, force: true });
    cpSync(name, join(root, name), { recursive: true });
  }
  for (const name of SHARED) {
    mkdirSync(resolve(name), { recursive: true });
    mkdirSync(dirname(join(root, name)), { recursive: true });
    symlinkSync(resolve(name), join(root, name), 'junction');
  }
  writeFileSync(join(root, '.gitignore'), 'node_modules\n.cache\ndist\n');
  const git = (words: readonly string[], cwd = root) =>
    execFileSync('git', words, { cwd, encoding: 'utf8', env: { ...process.env, ...PERSON } });
  git(['init', '-q', '-b', 'main']);
  git(['add', '-A']);
  git(['commit', '-q', '-m', 'The site as it is published']);

  let editor: ChildProcess | undefined;
  let daemon: ChildProcess | undefined;
  const kill = async () => {
    if (!editor || editor.exitCode !== null || editor.signalCode !== null) return;
    const ended = new Promise((done) => editor?.on('exit', done));
    editor.kill('SIGKILL');
    await ended;
  };
  return {
    root,
    git,
    kill,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write: (path, text) => writeFileSync(join(root, path), text),
    has: (path) => existsSync(join(root, path)),
    async withRemote() {
      const bare = join(folder, 'remote.git');
      const port = await freePort();
      git(['clone', '-q', '--bare', root, bare], folder);
      const address = `git://127.0.0.1:${port}/remote.git`;
      daemon = spawn(
        'git',
        [
          'daemon',
          '--export-all',
          '--enable=receive-pack',
          '--listen=127.0.0.1',
          `--port=${port}`,
          `--base-path=${folder}`,
        ],
        { stdio: 'ignore' },
      );
      git(['remote', 'add', 'origin', address]);
      await untilAnswered(() => git(['fetch', '-q', 'origin']));
      git(['branch', '-q', '--set-upstream-to=origin/main']);
      return { bare, address, stop: () => void daemon?.kill() };
    },
    async start(wanted) {
      const port = wanted ?? (await freePort());
      const script = join(root, 'scripts/editor.ts');
      const words = ['--import', TSX, script, '--port', String(port), '--no-open', '--today', FIXTURE_DAY];
      editor = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
      return firstAddress(editor);
    },
    async remove() {
      await kill();
      daemon?.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
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

async function untilAnswered(ask: () => void): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return ask();
    } catch (error) {
      if (tries === 40) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
      .on('error', fail)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address() as AddressInfo;
        server.close(() => done(port));
      });
  });
}
