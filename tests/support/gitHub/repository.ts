/** A repository in memory, as a forge has it: what was committed never changes, and a branch moves only from where it is said to be. */
import { createHash } from 'node:crypto';

type Content = string | Uint8Array;
/** The mode is Git's, such as 120000 for a link. */
type File = Readonly<{ mode: string; content: Content }>;
/** Files by path; undefined removes one. */
export type Changes = Readonly<Record<string, Content | File | undefined>>;

type Entry = Readonly<{ path: string; mode: string; type: string; oid: string }>;
/** What an id stands for. A folder has entries, and a file its content. */
type GitObject = Readonly<{ oid: string; type: string; content: Buffer; entries: readonly Entry[] }>;

export type Commit<About> = About &
  Readonly<{ oid: string; parents: readonly string[]; time: string; files: ReadonlyMap<string, Entry> }>;

export const NOWHERE = '0'.repeat(40);
/** Each commit is a minute younger than the one before. */
const FIRST_COMMIT = Date.UTC(2026, 0, 1, 10);
const MINUTE = 60_000;

/** @param files the content of the first commit on `main`, @param about who made it */
export function makeRepository<About>(files: Changes, about: About) {
  const objects = new Map<string, GitObject>();
  /** In the order in which they were made. */
  const commits = new Map<string, Commit<About>>();
  const branches = new Map<string, string>();

  /** Files have the ids that Git gives them. */
  function keep(type: string, content: Content, entries: readonly Entry[] = []): string {
    const start = `${type} ${Buffer.byteLength(content)}\0`;
    const oid = createHash('sha1').update(start).update(content).digest('hex');
    objects.set(oid, { oid, type, content: Buffer.from(content), entries });
    return oid;
  }
  function keepFolder(files: ReadonlyMap<string, Entry>, folder = ''): string {
    const inside = [...files.keys()].filter((path) => path.startsWith(folder));
    const names = new Set(inside.map((path) => path.slice(folder.length).split('/')[0] ?? ''));
    const entries = Array.from(names, (name) => folder + name).map((path) => {
      const deeper = () => ({ path, mode: '040000', type: 'tree', oid: keepFolder(files, `${path}/`) });
      return files.get(path) ?? deeper();
    });
    return keep('tree', JSON.stringify(entries), entries);
  }
  const entryOf = (path: string, file: Content | File): Entry => {
    const { mode, content } = typeof file === 'string' || 'length' in file ? { mode: '100644', content: file } : file;
    return { path, mode, type: mode === '160000' ? 'commit' : 'blob', oid: keep('blob', content) };
  };

  /** @param base the commit before it; several for a merge, of which the first is changed; none for one without a past */
  function write(base: string | readonly string[], changes: Changes, about: About): string {
    const parents = [base].flat();
    const files = new Map(commits.get(parents[0] ?? '')?.files);
    for (const [path, file] of Object.entries(changes))
      if (file === undefined) files.delete(path);
      else files.set(path, entryOf(path, file));
    const sorted = new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
    const time = new Date(FIRST_COMMIT + commits.size * MINUTE).toISOString();
    const oid = keep('commit', `${time} ${keepFolder(sorted)}`);
    commits.set(oid, { ...about, oid, parents, time, files: sorted });
    return oid;
  }
  /** @param name a branch, or the id of a commit */
  const commit = (name: string) => commits.get(branches.get(name) ?? name);
  /** @param revision such as an id, `main`, `refs/heads/main`, `main:branches` or `main:branches/chennai.yaml` */
  function find(revision: string): GitObject | undefined {
    const [name = '', path] = revision.replace('refs/heads/', '').split(':');
    const id = branches.get(name) ?? name;
    if (path === undefined) return objects.get(id);
    let found = objects.get(objects.get(id)?.content.toString().split(' ')[1] ?? '');
    const steps = path.split('/').filter(Boolean);
    for (const at of steps.keys()) {
      const here = steps.slice(0, at + 1).join('/');
      found = objects.get(found?.entries.find((entry) => entry.path === here)?.oid ?? '');
    }
    return found;
  }
  /** A commit and all that came before it. */
  function historyOf(oid: string): ReadonlySet<string> {
    const history = new Set([oid]);
    for (const each of history) for (const parent of commits.get(each)?.parents ?? []) history.add(parent);
    return history;
  }
  /** @returns whether the branch was where it should be, and has moved */
  function move(branch: string, to: string, from: string): boolean {
    if ((branches.get(branch) ?? NOWHERE) !== from) return false;
    if (to === NOWHERE) branches.delete(branch);
    else branches.set(branch, to);
    return true;
  }
  const first = write([], files, about);
  move('main', first, NOWHERE);

  return {
    commits,
    first,
    write,
    commit,
    find,
    historyOf,
    move,
    head: (branch = 'main'): string => branches.get(branch) ?? '',
    /** How a commit is related to another one; undefined if they have nothing in common. */
    compare(base: string, head: string) {
      const [old, now] = [historyOf(base), historyOf(head)];
      if (![...now].some((oid) => old.has(oid))) return undefined;
      return base === head ? 'identical' : now.has(base) ? 'ahead' : old.has(head) ? 'behind' : 'diverged';
    },
    textIn: (path: string, branch = 'main') => find(`${branch}:${path}`)?.content.toString(),
    /** The newest commits, the newest first. @param path a file or folder that they changed */
    log(name: string, count: number, path?: string): readonly Commit<About>[] {
      const idIn = (oid: string | undefined) => find(`${oid}:${path}`)?.oid;
      const all = [...historyOf(commit(name)?.oid ?? '')].flatMap((oid) => commits.get(oid) ?? []);
      const own = all.filter(({ oid, parents }) => path === undefined || idIn(oid) !== idIn(parents[0]));
      return own.slice(0, count);
    },
    /** The files that a commit changed against its first parent. */
    changed(oid: string): readonly string[] {
      const [now, before] = [oid, commits.get(oid)?.parents[0] ?? ''].map((each) => commits.get(each)?.files);
      const idIn = (files: typeof now, path: string) => JSON.stringify(files?.get(path));
      const paths = new Set([...(before?.keys() ?? []), ...(now?.keys() ?? [])]);
      return [...paths].filter((path) => idIn(now, path) !== idIn(before, path)).sort();
    },
  };
}
