/** The content of a project's folder, at its newest version and at those of the past. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { CONTENT_FOLDERS, isPicture, isText } from '../store/contentPaths.ts';
import type { ChangedText, Committed, Entry, Version } from '../store/contentStore.ts';
import { openHistory } from './history.ts';
import { contentPath, type FileContent, writeFiles } from './writeFiles.ts';

/** A snapshot as JSON carries it. */
export type FolderSnapshot = Readonly<{
  version: Version;
  texts: Readonly<Record<string, string>>;
  pictures: Readonly<Record<string, string>>;
}>;

export type ContentFolder = Readonly<{
  snapshot(): FolderSnapshot;
  /** Reads no file. */
  version(): Version;
  /** What tells one state of a picture from another, by path. Reads no file either. */
  pictures(): FolderSnapshot['pictures'];
  /** Writes all files, or none. @throws NotWritten; Error if a path leads elsewhere */
  commit(base: Version, files: readonly FileContent[], message: string): Committed;
  /** The last saves; with a path, those of the file, and its versions in Git. */
  history(path?: string): Promise<readonly Entry[]>;
  /** Undefined if there is no such save. */
  changesOf(save: Version): readonly ChangedText[] | undefined;
  /** A file as it was at a version: the present one, a save, or a commit of Git's. Undefined if there was none. */
  read(version: Version, path: string): Promise<Buffer | undefined>;
}>;

/** Older versions in Git are not listed. */
const MOST_VERSIONS = 200;
/** The id of a commit, its time, its author and its subject. */
const FORMAT = '--format=%H%x00%aI%x00%an%x00%s';

/** @param root folder of the project @param now the clock, for the times of the saves */
export function openContentFolder(root: string, now = () => new Date()): ContentFolder {
  const history = openHistory(join(root, '.cache/editor/history'), now);
  const read = (path: string) => {
    const full = contentPath(path, root);
    return existsSync(full) ? readFileSync(full) : undefined;
  };
  const version = () => versionOf(listFiles(root));
  const entries = (path?: string): readonly Entry[] =>
    history
      .saves()
      .filter(({ files }) => path === undefined || files.some((file) => file.path === path))
      .map(({ id, time, message = '' }) => ({ version: id, time, message }));

  return {
    version,
    snapshot() {
      const files = listFiles(root);
      const texts = [...files.keys()].filter(isText);
      return {
        version: versionOf(files),
        texts: Object.fromEntries(texts.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
        pictures: picturesOf(files),
      };
    },
    pictures: () => picturesOf(listFiles(root, ['media'])),
    // Nothing is waited for between the comparison and the last file.
    commit(base, files, message) {
      const known = listFiles(root);
      const head = versionOf(known);
      if (head !== base) return { stale: head };
      if (files.length === 0) return { version: head };
      const before = (path: string) => (known.has(path) ? readFileSync(join(root, path), 'utf8') : undefined);
      // A picture that was saved once stays: an undone save may need it again.
      const texts = files.flatMap(({ path, content }) =>
        content instanceof Uint8Array ? [] : [{ path, before: before(path), after: content }],
      );
      const write = () => writeFiles(files, root);
      if (texts.length > 0) history.keep(texts, message, write);
      else write();
      return { version: version() };
    },
    async history(path) {
      const saves = entries(path);
      if (path === undefined) return saves;
      const options = ['log', `--max-count=${MOST_VERSIONS}`, FORMAT, '--', `:(literal)${path}`];
      // There may be no Git, or the project is in none.
      const said = String(await git(root, options).catch(() => ''));
      const commits = said.split('\n').filter(Boolean).map(commitOf);
      return [...saves, ...commits].sort((one, other) => Date.parse(other.time) - Date.parse(one.time));
    },
    changesOf: (id) =>
      history
        .saves()
        .find((save) => save.id === id)
        ?.files.map(({ path, before, after }) => ({ path, before, after })),
    async read(wanted, path) {
      if (wanted === version()) return read(path);
      const saves = history.saves();
      const at = saves.findIndex(({ id }) => id === wanted);
      if (at < 0) return git(root, ['cat-file', '--filters', `${wanted}:./${path}`]).catch(() => undefined);
      const [next] = saves
        .slice(0, at)
        .flatMap(({ files }) => files.filter((file) => file.path === path))
        .slice(-1);
      if (!next) return read(path);
      return next.before === undefined ? undefined : Buffer.from(next.before);
    },
  };
}

/** Variables of a hook's would lead to another repository. */
const OTHER_REPOSITORY = /^GIT_(?!CONFIG)/i;
/** Bytes that Git may say. */
const MOST = 64_000_000;

/** What Git prints in a folder. @throws Error if there is no Git, or the project is in none */
async function git(root: string, words: readonly string[]): Promise<Buffer> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OTHER_REPOSITORY.test(name)));
  const options = { cwd: root, env, encoding: 'buffer', maxBuffer: MOST } as const;
  return (await promisify(execFile)('git', words, options)).stdout;
}

function commitOf(line: string): Entry {
  const [version = '', time = '', by = '', message = ''] = line.split('\0');
  return { version, time, by, message };
}

const picturesOf = (files: ReadonlyMap<string, string>) =>
  Object.fromEntries([...files].filter(([path]) => path.startsWith('media/')));

/** All content files with what tells their states apart, by path. */
function listFiles(root: string, folders: readonly string[] = CONTENT_FOLDERS): ReadonlyMap<string, string> {
  const paths = folders.flatMap((folder) => listFolder(root, folder));
  const isContent = (path: string) => isText(path) || (isPicture(path) && !path.endsWith('.part'));
  return new Map(paths.filter(isContent).map((path) => [path, stateOf(join(root, path))]));
}

/** Hidden files and links are left out. */
function listFolder(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}

function stateOf(file: string): string {
  const { mtimeMs, size, ino } = statSync(file);
  return `${mtimeMs} ${size} ${ino}`;
}

const versionOf = (files: ReadonlyMap<string, string>): Version =>
  createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex');
