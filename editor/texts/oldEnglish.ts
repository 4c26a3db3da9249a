/** The English text that a stale translation was made from, found in the history of its file. */
import { parse } from 'yaml';
import { normalText } from '../../diagnostics/normalText.ts';
import { SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { isBranchFile } from '../../locales/model/namespace.ts';
import { textHash } from '../../locales/model/record.ts';
import type { SessionContext } from '../session/context.ts';

/** A text whose English is looked for by its hash, as the record has it. */
export type Wanted = Readonly<{ namespace: string; hash: string }>;

/** Older versions than these are not searched. */
const MOST_VERSIONS = 200;

export type OldEnglish = Readonly<{
  /** Looks for texts that are not known yet. Without a history, or if it does not have them, they remain unknown. */
  find(wanted: readonly Wanted[]): Promise<void>;
  /** A text that was found. */
  of(wanted: Wanted): string | undefined;
}>;

export function createOldEnglish({ draft, store }: Pick<SessionContext, 'draft' | 'store'>): OldEnglish {
  /** Per file: hash to text; undefined for one that is not there. */
  const known = new Map<string, Map<string, string | undefined>>();
  const searches = new Map<string, Promise<void>>();

  /** The saved file, then its older versions, the newest first. */
  async function* versionsOf(namespace: string): AsyncGenerator<string> {
    const path = pathOf(namespace);
    yield draft.readSaved(path) ?? '';
    // A store may have no history, and a version no such file.
    const entries = await store.history(path).catch(() => []);
    for (const { version } of entries.slice(0, MOST_VERSIONS)) {
      yield await store.read(version, path).then(textOf, () => '');
    }
  }

  async function search(namespace: string, hashes: readonly string[]): Promise<void> {
    const found = known.get(namespace) ?? new Map<string, string | undefined>();
    known.set(namespace, found);
    const missing = new Set(hashes.filter((hash) => !found.has(hash)));
    for await (const version of versionsOf(namespace)) {
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

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The English texts of a version; none if it cannot be read. */
function textsIn(namespace: string, version: string): readonly string[] {
  try {
    const content: unknown = isBranchFile(namespace) ? parse(version) : JSON.parse(version);
    return flattenTexts(content).map(([, text]) => text);
  } catch {
    return [];
  }
}
