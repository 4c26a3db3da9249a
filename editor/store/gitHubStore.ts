/**
 * The content in a repository on GitHub. A version is a commit of the branch that the website is built from. Whatever fails, fails with
 * a `GitHubFailure`.
 */
import { CODE, CONTENT_FOLDERS, isPicture, isText } from './contentPaths.ts';
import type { ContentStore, Entry, Version } from './contentStore.ts';
import { type BlobCache, blobId } from './gitBlobs.ts';
import { type GitHubAccess, gitHubApi } from './gitHubApi.ts';
import { checkChanges, commitTo, draftId, proposeOnGitHub, readMessage } from './gitHubCommit.ts';
import { GitHubFailure, SILENT_CHECK } from './gitHubFailures.ts';
import {
  HEAD,
  type HeadAnswer,
  type HistoryAnswer,
  historyQuery,
  mayWrite,
  type PastCommit,
  STATUS,
  type StatusAnswer,
  type TreeEntry,
  WHO,
  type WhoAnswer,
} from './gitHubQueries.ts';
import { gitHubTexts } from './gitHubTexts.ts';

export type GitHubOptions = GitHubAccess &
  Readonly<{
    /** The branch that the website is built from. */
    branch: string;
    /** Where the website says which commit it was built from: the address of its `version.json`. */
    published: string;
    blobs: BlobCache;
    /** The ids that Git gives to the code that the editor was built from, by path; none if they are not known. */
    code?: Readonly<Record<string, string>>;
  }>;

/** A version as a device keeps it: files with the ids of what is in them. */
type KeptHead = Readonly<{
  version: Version;
  texts: readonly (readonly [path: string, id: string])[];
  pictures: readonly (readonly [path: string, id: string])[];
  /** The ids of the code, in the order of `CODE`; null where there is none. */
  code: readonly (string | null)[];
}>;

/** A link in a Git tree. */
const LINK = 0o120000;

export function gitHubStore({ branch, published, blobs, code, ...access }: GitHubOptions): ContentStore {
  const api = gitHubApi(access);
  const texts = gitHubTexts(api, blobs);
  const { fetch = (...request) => globalThis.fetch(...request) } = access;
  const ref = `refs/heads/${branch}`;
  const isOther = (ids: KeptHead['code']) =>
    code !== undefined && CODE.some((path, at) => (code[path] ?? null) !== (ids[at] ?? null));
  /** The name of the last version that this device has read. */
  const last = `${access.owner}/${access.name} ${branch}`;

  /** The newest commits that changed one of the paths; undefined stands for any. */
  async function commitsOf(paths: readonly (string | undefined)[]): Promise<readonly PastCommit[]> {
    const { repository } = await api.query<HistoryAnswer>(historyQuery(paths), { ref });
    const commits = paths.flatMap((_, at) => repository.ref?.target[`h${at}`]?.nodes ?? []);
    return [...new Map(commits.map((commit) => [commit.oid, commit])).values()];
  }

  async function contains(commit: Version, version: Version): Promise<boolean> {
    if (commit === version) return true;
    try {
      // The files that differ are only on the first page.
      const range = { version, commit, per_page: 1, page: 2 };
      const { status } = await api.get<{ status: string }>('/compare/{version}...{commit}', range);
      return status === 'ahead';
    } catch (error) {
      // The website was built from a commit that the repository does not have.
      if (isFailure(error, 'notFound')) return false;
      throw error;
    }
  }
  /** What the website was built from; undefined if it does not say so. */
  async function onWebsite(): Promise<Readonly<{ commit: Version; time: string }> | undefined> {
    try {
      const answer = await fetch(published, { cache: 'no-store' });
      const { commit, time } = await answer.json();
      return typeof commit === 'string' ? { commit, time } : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    isPublic: true,

    async who() {
      // Not every key may see the rules: then they are found out when something is published.
      const { viewer, repository } = await api.query<WhoAnswer>(WHO, { ref }, ['refUpdateRule', 'rules']);
      const rule = repository.ref?.refUpdateRule;
      const isProtected =
        rule?.viewerCanPush === false ||
        (rule?.requiredApprovingReviewCount ?? 0) > 0 ||
        (repository.ref?.rules?.nodes ?? []).some(({ type }) => type === 'PULL_REQUEST');
      const until = api.until();
      return {
        name: viewer.name || viewer.login,
        account: viewer.login,
        mayPublish: mayWrite(repository.viewerPermission) && !isProtected,
        ...(until !== undefined && { until }),
      };
    },

    async kept() {
      const text = (await blobs.get([last])).get(last);
      if (text === undefined) return undefined;
      const { version, texts: ids, pictures, code: ofHead = [] }: KeptHead = JSON.parse(text);
      const known = await blobs.get(ids.map(([, id]) => id));
      const found = ids.flatMap(([path, id]) => [[path, known.get(id)] as const]);
      if (found.some(([, content]) => content === undefined)) return undefined;
      return {
        version,
        texts: new Map(found.map(([path, content = '']) => [path, content])),
        pictures: new Map(pictures),
        hasOtherCode: isOther(ofHead),
      };
    },

    async load(known) {
      const { repository } = await api.query<HeadAnswer>(HEAD, { ref });
      const head = repository.ref?.target;
      if (!head) throw new GitHubFailure('notFound', `there is no branch ${branch}`);
      if (head.oid === known?.version) return known;
      const folders = [head.branches, head.locales, head.media].map((folder) => folder?.object?.entries);
      const files = folders.flatMap((folder) => filesIn(folder));
      const entries = new Map([head.tree.entries, ...folders].flat().map((entry) => [entry?.path, entry?.oid]));
      const textFiles = files.filter(({ path }) => isText(path));
      const contents = await texts.byId(textFiles.map(({ oid }) => oid));
      const pictures = files.filter(({ path }) => isPicture(path)).map(({ path, oid }) => [path, oid] as const);
      const ofHead = CODE.map((path) => entries.get(path) ?? null);
      const ids = textFiles.map(({ path, oid }) => [path, oid] as const);
      const kept: KeptHead = { version: head.oid, texts: ids, pictures, code: ofHead };
      await blobs.put(new Map([[last, JSON.stringify(kept)]]));
      return {
        version: head.oid,
        texts: new Map(textFiles.map(({ path, oid }) => [path, contents.get(oid) ?? ''])),
        pictures: new Map(pictures),
        hasOtherCode: isOther(ofHead),
      };
    },

    read: (version, path) => api.getBytes('/contents/{+path}', { path, ref: version }),

    async history(path) {
      const commits = await commitsOf(path === undefined ? CONTENT_FOLDERS : [path]);
      return commits.map(entryOf).sort((one, other) => Date.parse(other.time) - Date.parse(one.time));
    },

    async changesOf(version) {
      type Answer = { parents: { sha: Version }[]; files?: { filename: string; previous_filename?: string }[] };
      const { parents, files = [] } = await api.get<Answer>('/commits/{version}', { version });
      const paths = files.flatMap(({ filename, previous_filename: previous }) => [filename, previous ?? filename]);
      const changed = [...new Set(paths)].filter(isText);
      const before = (path: string) => `${parents[0]?.sha}:${path}`;
      const after = (path: string) => `${version}:${path}`;
      const read = await texts.at([...(parents.length > 0 ? changed.map(before) : []), ...changed.map(after)]);
      return changed.map((path) => ({ path, before: read.get(before(path)), after: read.get(after(path)) }));
    },

    async commit(base, changes, message) {
      if (changes.length === 0) return { version: base };
      checkChanges(changes);
      const draft = { base, changes, message };
      const id = await draftId(draft);
      try {
        const version = await commitTo(api, branch, draft, id);
        const written = changes.flatMap(({ content }) => (typeof content === 'string' ? [content] : []));
        await blobs.put(new Map(await Promise.all(written.map(async (text) => [await blobId(text), text] as const))));
        return { version };
      } catch (error) {
        if (!isFailure(error, 'stale')) throw error;
        // GitHub may have taken these very changes before the line broke.
        const newest = await commitsOf([undefined]);
        const taken = newest.find((commit) => readMessage(commit.message).draft === id);
        return taken ? { version: taken.oid } : { stale: newest[0]?.oid ?? '' };
      }
    },

    propose: (base, changes, message) => proposeOnGitHub(api, branch, { base, changes, message }),

    async status(version) {
      const website = await onWebsite();
      if (website && (await contains(website.commit, version))) return { state: 'published', time: website.time };
      const { repository } = await api.query<StatusAnswer>(STATUS, { version }, ['statusCheckRollup']);
      const { status, statusCheckRollup: checks } = repository.object ?? {};
      const failed = (status?.contexts ?? []).filter(({ state }) => hasFailed(state));
      if (failed.length > 0) {
        return { state: 'failed', sentences: failed.map(({ description, context }) => description || context) };
      }
      return hasFailed(checks?.state) ? { state: 'failed', sentences: [SILENT_CHECK] } : { state: 'checking' };
    },
  };
}

const isFailure = (error: unknown, code: GitHubFailure['code']) =>
  error instanceof GitHubFailure && error.code === code;

const hasFailed = (state: string | undefined) => state === 'FAILURE' || state === 'ERROR';

function filesIn(entries: readonly TreeEntry[] = []): readonly TreeEntry[] {
  return entries.flatMap((entry) => {
    if (entry.object?.entries) return filesIn(entry.object.entries);
    return entry.type === 'blob' && entry.mode !== LINK ? [entry] : [];
  });
}

const entryOf = ({ oid, committedDate, message, author }: PastCommit): Entry => ({
  version: oid,
  time: committedDate,
  message: readMessage(message).text,
  ...(author?.name && { by: author.name }),
});
