/** The English text that a stale translation was made from, found in the history of its file. */
import { simpleGit } from 'simple-git';
import { parse } from 'yaml';
import { normalText } from '../../diagnostics/normalText.ts';
import { SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { isBranchFile } from '../../locales/model/namespace.ts';
import { textHash } from '../../locales/model/record.ts';
import type { Draft } from '../draft/draft.ts';

/** A text whose English is looked for by its hash, as the record has it. */
export type Wanted = Readonly<{ namespace: string; hash: string }>;

/** Older versions than these are not searched. */
const MOST_VERSIONS = 200;

export type OldEnglish = Readonly<{
  /** Looks for texts that are not known yet. Without Git, or if they are not in its history, they remain unknown. */
  find(wanted: readonly Wanted[]): Promise<void>;
  /** A text that was found. */
  of(wanted: Wanted): string | undefined;
}>;

export function createOldEnglish(draft: Draft): OldEnglish {
  /** Per file: hash to text; undefined for one that is not there. */
  const known = new Map<string, Map<string, string | undefined>>();
  const searches = new Map<string, Promise<void>>();

  async function search(namespace: string, hashes: readonly string[]): Promise<void> {
    const found = known.get(namespace) ?? new Map<string, string | undefined>();
    known.set(namespace, found);
    const missing = new Set(hashes.filter((hash) => !found.has(hash)));
    for await (const version of versionsOf(draft, namespace)) {
      for (const text of textsIn(namespace, version)) {
        const hash = textHash(text);
        if (missing.delete(hash)) found.set(hash, normalText(text));
      }
      if (missing.size === 0) return;
    }
    for (const hash of missing) found.set(hash, undefined);
  }

  return {
    async find(wanted) {
      const names = [...new Set(wanted.map(({ namespace }) => namespace))];
      for (const name of names) {
        const hashes = wanted.filter(({ namespace }) => namespace === name).map(({ hash }) => hash);
        // One search of a file at a time: the second finds most of it done.
        const after = (searches.get(name) ?? Promise.resolve()).then(() => search(name, hashes));
        searches.set(name, after);
        await after;
      }
    },
    of: ({ namespace, hash }) => known.get(namespace)?.get(hash),
  };
}

const pathOf = (namespace: string) =>
  isBranchFile(namespace) ? namespace : `locales/${SOURCE_LANGUAGE.code}/${namespace}.json`;

/** The saved file, then its versions in Git, newest first. */
async function* versionsOf(draft: Draft, namespace: string): AsyncGenerator<string> {
  const path = pathOf(namespace);
  const saved = draft.readSaved(path);
  if (saved !== undefined) yield saved;
  try {
    const git = simpleGit({ baseDir: draft.root });
    const commits = (await git.raw('log', `--max-count=${MOST_VERSIONS}`, '--format=%H', '--', path)).split('\n');
    for (const commit of commits.filter(Boolean)) yield await git.raw('show', `${commit}:./${path}`).catch(() => '');
  } catch {
    // There is no Git, or the project is in none.
  }
}

/** The English texts of a version; none if it cannot be read. */
function textsIn(namespace: string, version: string): readonly string[] {
  try {
    const content: unknown = isBranchFile(namespace) ? parse(version) : JSON.parse(version.replace(/^\ufeff/, ''));
    return flattenTexts(content).map(([, text]) => text);
  } catch {
    return [];
  }
}
