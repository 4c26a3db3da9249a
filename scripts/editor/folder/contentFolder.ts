/** The content of a project's folder: the current version, the last saves, and commits of Git. */
import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Committed, Entry, FileChange, Version } from '../../../editor/content/contentStore.ts';
import type { FolderSnapshot } from '../../../editor/store/folderStore.ts';
import { CONTENT_FOLDERS, isPicture, isText } from '../../../site/content/contentPaths.ts';
import { filesIn } from '../../build/files/filesIn.ts';
import { contentPath, writeFiles } from './writeFiles.ts';

/** The folder of saves, one file each. */
const HISTORY = '.cache/editor/history';
const MAX_SAVES = 50;
/** Older versions in Git are not listed. */
const MAX_VERSIONS = 200;
/** The id of a commit, its time, its author and its subject. */
const FORMAT = '--format=%H%x00%aI%x00%an%x00%s';

const save = z.object({
  time: z.iso.datetime(),
  /** A description of the changes; older editors stored none. */
  message: z.string().default(''),
  /** Each with its text before and after it. */
  files: z.array(z.strictObject({ path: z.string(), before: z.string().optional(), after: z.string().optional() })),
});

/** Returns the store of a folder. @param root folder of the project @param now the clock, for the times of saves */
export function openContentFolder(root: string, now = () => new Date()) {
  const historyFolder = join(root, HISTORY);
  const saveNames = () => filesIn(historyFolder).filter((name) => name.endsWith('.json'));
  /** The latest first. */
  const saves = () => saveNames().toReversed().flatMap(readSave);
  /** Unreadable saves are ignored; the files themselves are intact. */
  const readSave = (name: string) => {
    try {
      const { files: texts, ...entry } = save.parse(JSON.parse(readFileSync(join(historyFolder, name), 'utf8')));
      return [{ ...entry, version: name.replace(/\.json$/, ''), texts }];
    } catch {
      return [];
    }
  };
  const read = (path: string) => {
    const full = contentPath(path, root);
    return statSync(full, { throwIfNoEntry: false })?.isFile() ? readFileSync(full) : undefined;
  };
  const version = () => versionOf(listFiles(root));

  return {
    /** Reads no file. */
    version,
    snapshot(): FolderSnapshot {
      const files = listFiles(root);
      const texts = files.filter(([path]) => isText(path));
      return {
        version: versionOf(files),
        texts: Object.fromEntries(texts.map(([path]) => [path, readFileSync(join(root, path), 'utf8')])),
        pictures: Object.fromEntries(files.filter(([path]) => isPicture(path))),
      };
    },
    /** Writes all files, or none; synchronously, so that no other request comes between. @throws NotWritten; HTTPException */
    commit(base: Version, files: readonly FileChange[], message: string): Committed {
      const head = version();
      if (head !== base) return { stale: head };
      if (files.length === 0) return { version: head };
      // Pictures are not undone: a later save may need them again.
      const texts = files.flatMap(({ path, content }) =>
        content instanceof Uint8Array ? [] : [{ path, before: read(path)?.toString(), after: content }],
      );
      const time = now().toISOString();
      const id = time.replace(/\D/g, '');
      const count = saveNames().filter((name) => name.startsWith(id)).length;
      const full = join(historyFolder, `${id}-${String(count).padStart(3, '0')}.json`);
      // The history is written with the content, so that every save can be undone.
      const history = { path: HISTORY, full, content: JSON.stringify({ time, message, files: texts }) };
      const content = files.map((file) => ({ ...file, full: contentPath(file.path, root) }));
      writeFiles(texts.length > 0 ? [history, ...content] : content);
      for (const old of saveNames().slice(0, -MAX_SAVES)) rmSync(join(historyFolder, old), { force: true });
      return { version: version() };
    },
    /** The last saves; with a path, those of the file, and its versions in Git. */
    async history(path?: string): Promise<readonly Entry[]> {
      const own = saves().filter(({ texts }) => path === undefined || texts.some((text) => text.path === path));
      const entries = own.map(({ texts: _, ...entry }): Entry => entry);
      if (path === undefined) return entries;
      const options = ['log', `--max-count=${MAX_VERSIONS}`, FORMAT, '--', `:(literal)${path}`];
      // There may be no Git, or the project is in none.
      const output = String(await git(root, options).catch(() => ''));
      const lines = output.split('\n').filter(Boolean);
      const commits = lines.map((line): Entry => {
        const [version = '', time = '', by = '', message = ''] = line.split('\0');
        return { version, time, by, message };
      });
      return [...entries, ...commits].sort((one, other) => Date.parse(other.time) - Date.parse(one.time));
    },
    /** Undefined if there is no such save. */
    changesOf: (id: Version) => saves().find((each) => each.version === id)?.texts,
    /** A file as it was at a version: the present one, a save, or a commit of Git's. Undefined if there was none. */
    async read(wanted: Version, path: string): Promise<Buffer | undefined> {
      const present = read(path);
      if (wanted === version()) return present;
      const known = saves();
      const at = known.findIndex((each) => each.version === wanted);
      if (at < 0) return git(root, ['cat-file', '--filters', `${wanted}:./${path}`]).catch(() => undefined);
      const later = known.slice(0, at).flatMap(({ texts }) => texts.filter((text) => text.path === path));
      const next = later.at(-1);
      if (!next) return present;
      return next.before === undefined ? undefined : Buffer.from(next.before);
    },
  };
}

/** What Git prints in a folder. @throws Error if there is no Git, or the project is in none */
async function git(root: string, words: readonly string[]): Promise<Buffer> {
  return (await promisify(execFile)('git', words, { cwd: root, encoding: 'buffer', maxBuffer: 64_000_000 })).stdout;
}

/** All content files with their states, by path; without hidden files and links. */
function listFiles(root: string): readonly (readonly [path: string, state: string])[] {
  const files = CONTENT_FOLDERS.flatMap((folder) => filesIn(join(root, folder)).map((name) => `${folder}/${name}`));
  const content = files.filter((path) => isText(path) || isPicture(path));
  return content.map((path) => {
    const { mtimeMs, size, ino } = statSync(join(root, path));
    return [path, `${mtimeMs} ${size} ${ino}`];
  });
}

const versionOf = (files: ReturnType<typeof listFiles>): Version => hash('sha256', JSON.stringify(files));
