/** The content files of a repository on GitHub, byte for byte, and their cache on this device. */
import { jsonValue } from '../../locales/model/json/jsonValue.ts';
import { isPicture, isText } from '../../site/content/contentPaths.ts';
import type { Snapshot, Version } from '../content/contentStore.ts';
import { CODE } from './codePaths.ts';
import { type BlobCache, blobId, textOf } from './gitBlobs.ts';
import type { GitHubApi } from './gitHubApi.ts';
import { GitHubFailure } from './gitHubFailures.ts';

/** A file or folder, and the Git id of its content. */
type PathId = readonly [path: string, id: string];

/** A version as a device caches it. */
type CachedHead = Readonly<{
  version: Version;
  texts: readonly PathId[];
  pictures: readonly PathId[];
  /** The ids of the code, in the order of `CODE`; null where there is none. */
  code?: readonly (string | null)[];
}>;

const textIds = ({ texts }: CachedHead) => [...new Set(texts.map(([, id]) => id))];

/** Texts per request. */
const BATCH_SIZE = 100;

export type ContentOptions = Readonly<{
  /** The branch that the website is built from. */
  branch: string;
  blobs: BlobCache;
  /** The Git ids of the code that the editor was built from, by path; undefined if unknown. */
  code?: Readonly<Record<string, string>> | undefined;
}>;

/** Returns what reads the content of a repository, through the cache. */
export function gitHubContent(api: GitHubApi, { branch, blobs, code }: ContentOptions) {
  /** The name of the last version in the cache. */
  const last = `${api.repository} ${branch}`;

  /** The snapshot of a version; undefined if the text of a file is missing. */
  function snapshotOf(head: CachedHead, contents: ReadonlyMap<string, string>): Snapshot | undefined {
    const { version, texts, pictures, code: ids = [] } = head;
    if (texts.some(([, id]) => !contents.has(id))) return undefined;
    const read = new Map(texts.map(([path, id]) => [path, contents.get(id) ?? '']));
    const hasOtherCode = code !== undefined && CODE.some((path, at) => (code[path] ?? null) !== (ids[at] ?? null));
    return { version, texts: read, pictures: new Map(pictures), hasOtherCode };
  }

  /** GitHub truncates long texts and rewrites invalid UTF-8: those are read as blobs. */
  async function exactText({ oid: id, text }: Blob): Promise<string> {
    if (typeof text === 'string' && (await blobId(text)) === id) return text;
    return textOf(await api.getBytes(`/git/blobs/${id}`));
  }

  /** The texts that exist among these: blobs by id, or by version and path, such as `1a2b3c:branches/chennai.yaml`. */
  async function readTexts(revisions: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const texts = new Map<string, string>();
    for (let start = 0; start < revisions.length; start += BATCH_SIZE) {
      const batch = revisions.slice(start, start + BATCH_SIZE);
      const { repository } = await api.query<TextsAnswer>(textsQuery(batch));
      for (const [at, revision] of batch.entries()) {
        const blob = repository[`t${at}`];
        if (blob) texts.set(revision, await exactText(blob));
      }
    }
    return texts;
  }

  return {
    readTexts,

    async cachedSnapshot(): Promise<Snapshot | undefined> {
      const head = jsonValue((await blobs.get([last])).get(last) ?? '') as CachedHead | undefined;
      return head && snapshotOf(head, await blobs.get(textIds(head)));
    },

    async load(known?: Snapshot): Promise<Snapshot> {
      const { repository } = await api.query<HeadAnswer>(HEAD, { ref: `refs/heads/${branch}` });
      const target = repository.ref?.target;
      if (!target) throw new GitHubFailure('notFound', `there is no branch ${branch}`);
      if (known && target.oid === known.version) return known;
      const folders = [target.branches, target.locales, target.media].map((folder) => folder?.object?.entries ?? []);
      const entries = [target.tree.entries, ...folders].flat();
      const ids = new Map(entries.map(({ path, oid }) => [path, oid]));
      const files = filesIn(entries);
      const head: CachedHead = {
        version: target.oid,
        texts: files.filter(([path]) => isText(path)),
        pictures: files.filter(([path]) => isPicture(path)),
        code: CODE.map((path) => ids.get(path) ?? null),
      };
      const wanted = textIds(head);
      const cached = await blobs.get(wanted);
      const read = await readTexts(wanted.filter((id) => !cached.has(id)));
      await blobs.put(new Map([...read, [last, JSON.stringify(head)]]));
      const snapshot = snapshotOf(head, new Map([...cached, ...read]));
      if (!snapshot) throw new GitHubFailure('broken', `there is a file without a text in ${target.oid}`);
      return snapshot;
    },
  };
}

/** A link in a Git tree. */
const LINK = 0o120000;

const filesIn = (entries: readonly TreeEntry[]): readonly PathId[] =>
  entries.flatMap(({ path, type, mode, oid, object }): readonly PathId[] => {
    if (object?.entries) return filesIn(object.entries);
    return type === 'blob' && mode !== LINK ? [[path, oid]] : [];
  });

type TreeEntry = { path: string; type: string; mode: number; oid: string; object?: Tree };
type Tree = { entries?: TreeEntry[] } | null;

/** GraphQL has no recursion; content is three folders deep. */
const MAX_DEPTH = 8;
const entriesQuery = (depth = 1): string =>
  `entries { path type mode oid ${depth < MAX_DEPTH ? `object { ... on Tree { ${entriesQuery(depth + 1)} } }` : ''} }`;

type Folder = { object: Tree } | null;
type Head = { oid: string; tree: { entries: TreeEntry[] }; branches: Folder; locales: Folder; media: Folder };
type HeadAnswer = { repository: { ref: { target: Head } | null } };
/** The newest commit with its root folder and all content files. */
const HEAD = /* GraphQL */ `
  query ($owner: String!, $name: String!, $ref: String!) {
    repository(owner: $owner, name: $name) { ref(qualifiedName: $ref) { target { oid ...Head } } }
  }
  fragment Head on Commit {
    tree { entries { path type mode oid } }
    branches: file(path: "branches") { ...Folder }
    locales: file(path: "locales") { ...Folder }
    media: file(path: "media") { ...Folder }
  }
  fragment Folder on TreeEntry { object { ... on Tree { ${entriesQuery()} } } }
`;

type Blob = { oid: string; text?: string | null };
type TextsAnswer = { repository: Record<string, Blob | null> };
const textsQuery = (revisions: readonly string[]): string => /* GraphQL */ `
  query ($owner: String!, $name: String!) {
    repository(owner: $owner, name: $name) {
      ${revisions.map((revision, at) => `t${at}: object(expression: ${JSON.stringify(revision)}) { oid ... on Blob { text } }`).join('\n')}
    }
  }
`;
