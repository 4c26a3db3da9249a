/** The texts of a repository on GitHub, byte for byte. */
import type { BlobCache } from './gitBlobs.ts';
import { blobId, textOf } from './gitBlobs.ts';
import type { GitHubApi } from './gitHubApi.ts';
import { GitHubFailure } from './gitHubFailures.ts';
import { type TextsAnswer, textsQuery } from './gitHubQueries.ts';

export type GitHubTexts = Readonly<{
  /** Files by version and path, such as `1a2b3c:branches/chennai.yaml`; undefined where there is none. */
  at(revisions: readonly string[]): Promise<ReadonlyMap<string, string | undefined>>;
  /** Files by the ids that Git gives them, from the cache where it has them. */
  byId(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}>;

/** Texts in a request. */
const BATCH = 100;

export function gitHubTexts(api: GitHubApi, blobs: BlobCache): GitHubTexts {
  /** GitHub cuts long texts, and rewrites what is not UTF-8: those are read as they are. */
  async function exactText(id: string, text: string | null | undefined): Promise<string> {
    if (typeof text === 'string' && (await blobId(text)) === id) return text;
    return textOf(await api.getBytes('/git/blobs/{id}', { id }));
  }
  async function at(revisions: readonly string[]): Promise<ReadonlyMap<string, string | undefined>> {
    const texts = new Map<string, string | undefined>();
    for (let start = 0; start < revisions.length; start += BATCH) {
      const batch = revisions.slice(start, start + BATCH);
      const { repository } = await api.query<TextsAnswer>(textsQuery(batch));
      for (const [index, revision] of batch.entries()) {
        const blob = repository[`t${index}`];
        texts.set(revision, blob ? await exactText(blob.oid, blob.text) : undefined);
      }
    }
    return texts;
  }
  return {
    at,
    async byId(ids) {
      const known = await blobs.get(ids);
      const unknown = [...new Set(ids)].filter((id) => !known.has(id));
      const read = new Map<string, string>();
      for (const [id, text] of await at(unknown)) {
        if (text === undefined) throw new GitHubFailure('broken', `there is no file ${id}`);
        read.set(id, text);
      }
      await blobs.put(read);
      return new Map([...known, ...read]);
    },
  };
}
