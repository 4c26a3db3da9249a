/** A bare Git repository, as a forge has it: commits are made from trees, and a branch moves only from where it is said to be. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';

export type Author = Readonly<{ name: string; email: string }>;

export type CommitRequest = Readonly<{
  branch: string;
  /** Where the branch has to be. */
  base: string;
  /** The mode is Git's, such as 120000 for a link. */
  additions: readonly Readonly<{ path: string; content: Uint8Array | string; mode?: string }>[];
  deletions?: readonly string[];
  message: string;
  author: Author;
}>;

export type TreeEntry = Readonly<{ path: string; mode: string; type: string; oid: string }>;

/** What an id stands for; the content is a file's own, or as Git writes it. */
export type GitObject = Readonly<{ oid: string; type: string; content: Buffer }>;

export type Commit = Readonly<{
  oid: string;
  tree: string;
  parents: readonly string[];
  time: string;
  author: string;
  message: string;
}>;

export type BareRepository = ReturnType<typeof makeBareRepository>;

const MAIN = 'main';
/** What begins with an id, such as an id and a path, always means the same. */
const ID = /^[0-9a-f]{40}/;
/** The clock of its commits, in seconds: each is a minute younger than the one before. */
const FIRST_COMMIT = Date.UTC(2026, 0, 1, 10) / 1000;
const MINUTE = 60;
const FORMAT = '%H%x00%T%x00%P%x00%cI%x00%an%x00%B%x00%x00';

/** @param files the content of the first commit on `main` */
export function makeBareRepository(files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = mkdtempSync(join(tmpdir(), 'forge-'));
  let commits = 0;
  const run = (args: readonly string[], input: string | Uint8Array = ''): Buffer =>
    execFileSync('git', args, {
      cwd: folder,
      input,
      maxBuffer: 2 ** 28,
      stdio: ['pipe', 'pipe', 'pipe'],
      // Neither the settings of this machine nor its time get in.
      env: {
        ...process.env,
        GIT_DIR: folder,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
      },
    });
  const text = (...args: string[]): string => run(args).toString().trim();
  const maybe = <T>(ask: () => T): T | undefined => {
    try {
      return ask();
    } catch {
      return undefined;
    }
  };
  /** What does not move need not be asked for twice. */
  const known = new Map<string, GitObject>();
  const findAll = (revisions: readonly string[]): readonly (GitObject | undefined)[] => {
    const unknown = revisions.filter((revision) => !known.has(revision));
    const found = objectsIn(
      unknown.length > 0 ? run(['cat-file', '--batch'], `${unknown.join('\n')}\n`) : Buffer.alloc(0),
    );
    for (const [at, revision] of unknown.entries()) {
      const object = found[at];
      if (object && ID.test(revision)) known.set(revision, object);
    }
    return revisions.map((revision) => known.get(revision) ?? found[unknown.indexOf(revision)]);
  };
  const find = (revision: string): GitObject | undefined => findAll([revision])[0];

  function writeCommit({ base, additions, deletions = [], message, author }: Omit<CommitRequest, 'branch'>): string {
    const when = `${author.name} <${author.email}> ${FIRST_COMMIT + commits++ * MINUTE} +0000`;
    const data = (content: string | Uint8Array) => {
      const bytes = Buffer.from(content);
      return [`data ${bytes.length}\n`, bytes, '\n'];
    };
    const script = [
      `commit refs/made/${commits}\nmark :1\nauthor ${when}\ncommitter ${when}\n`,
      ...data(message),
      base ? `from ${base}\n` : '',
      ...deletions.map((path) => `D ${path}\n`),
      ...additions.flatMap(({ path, content, mode = '100644' }) => [`M ${mode} inline ${path}\n`, ...data(content)]),
      'get-mark :1\n',
    ];
    return run(['fast-import', '--quiet'], Buffer.concat(script.map((part) => Buffer.from(part))))
      .toString()
      .trim();
  }
  /** @returns whether the branch was where it should be, and has moved. Git compares and swaps under a lock. */
  const move = (branch: string, to: string, from: string): boolean =>
    maybe(() => run(['update-ref', `refs/heads/${branch}`, to, from])) !== undefined;

  run(['init', '--quiet', '--bare', `--initial-branch=${MAIN}`]);
  const additions = Object.entries(files).map(([path, content]) => ({ path, content }));
  const author = { name: 'Somebody else', email: 'somebody@clinic.example' };
  move(MAIN, writeCommit({ base: '', additions, message: 'The first version', author }), '0'.repeat(40));

  return {
    /** @param revision such as an id, `main:branches/chennai.yaml` or `refs/heads/main` */
    find,
    move,
    head: (branch = MAIN): string => find(`refs/heads/${branch}`)?.oid ?? '',
    /** All files and folders in a tree. @param folder where the tree is */
    tree(oid: string, folder = ''): readonly TreeEntry[] {
      const entries = text('ls-tree', '-r', '-t', '-z', oid)
        .split('\0')
        .filter(Boolean)
        .map((line) => {
          const [entry = '', path = ''] = line.split('\t');
          const [mode = '', type = '', id = ''] = entry.split(' ');
          return { path: posix.join(folder, path), mode, type, oid: id };
        });
      // One question for all of them is quicker than one for each.
      findAll(entries.map((entry) => entry.oid));
      return entries;
    },
    /** The newest commits, the newest first. */
    log: (revision: string, count: number, path?: string): readonly Commit[] =>
      run(['log', '--topo-order', `-${count}`, `--format=${FORMAT}`, revision, ...(path ? ['--', path] : [])])
        .toString()
        .split('\0\0\n')
        .filter(Boolean)
        .map((entry) => {
          const [oid = '', tree = '', parents = '', time = '', name = '', message = ''] = entry.split('\0');
          return {
            oid,
            tree,
            parents: parents.split(' ').filter(Boolean),
            time,
            author: name,
            message: message.trim(),
          };
        }),
    /** The files that a commit changed against its first parent. */
    changed: (oid: string): readonly string[] =>
      text('diff-tree', '--root', '-r', '--no-commit-id', '--name-only', '-z', oid).split('\0').filter(Boolean),
    contains: (commit: string, ancestor: string): boolean =>
      maybe(() => run(['merge-base', '--is-ancestor', ancestor, commit])) !== undefined,
    /** @returns the commit; undefined if the branch is elsewhere, and nothing has changed */
    commit({ branch, ...request }: CommitRequest): string | undefined {
      const oid = writeCommit(request);
      return move(branch, oid, request.base) ? oid : undefined;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Reads answers such as `<id> blob 12`, a line break, the content, a line break; undefined where there is no such thing. */
function objectsIn(answer: Buffer): readonly (GitObject | undefined)[] {
  const objects: (GitObject | undefined)[] = [];
  for (let at = 0; at < answer.length; ) {
    const start = answer.indexOf('\n', at) + 1;
    const [oid = '', type = '', size] = answer.toString('utf8', at, start - 1).split(' ');
    const end = start + Number(size ?? 0);
    objects.push(size === undefined ? undefined : { oid, type, content: answer.subarray(start, end) });
    at = size === undefined ? start : end + 1;
  }
  return objects;
}
