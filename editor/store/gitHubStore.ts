/** The content in a repository on GitHub. A version is a commit of the branch that the website is built from. Errors are `GitHubFailure`s. */
import { CONTENT_FOLDERS, isText } from '../../site/content/contentPaths.ts';
import type { ContentStore, Entry, Version } from '../content/contentStore.ts';
import { blobId } from './gitBlobs.ts';
import { type GitHubAccess, gitHubApi, PATIENCE } from './gitHubApi.ts';
import {
  changesetOf,
  commitTo,
  draftId,
  findProposal,
  mayWrite,
  proposeOnGitHub,
  readMessage,
} from './gitHubCommit.ts';
import { type ContentOptions, gitHubContent } from './gitHubContent.ts';
import { isFailure, SILENT_CHECK } from './gitHubFailures.ts';
import { findOpenBranches } from './openBranches.ts';

/** @param published the address of the website's `version.json`, which names the commit that it was built from */
export type GitHubOptions = GitHubAccess & ContentOptions & Readonly<{ published: string }>;

/** Returns the store of a repository. */
export function gitHubStore(options: GitHubOptions): ContentStore {
  const { branch, published, blobs, fetch = (...request) => globalThis.fetch(...request) } = options;
  const api = gitHubApi(options);
  const content = gitHubContent(api, options);
  const ref = `refs/heads/${branch}`;

  /** The newest commits that changed one of the paths; undefined means any. */
  async function commitsOf(paths: readonly (string | undefined)[]): Promise<readonly PastCommit[]> {
    const { repository } = await api.query<HistoryAnswer>(historyQuery(paths), { ref });
    const commits = paths.flatMap((_, at) => repository.ref?.target[`h${at}`]?.nodes ?? []);
    return [...new Map(commits.map((commit) => [commit.oid, commit])).values()];
  }

  async function contains(commit: Version, version: Version): Promise<boolean> {
    if (commit === version) return true;
    try {
      // Only the first page lists the files, which are not needed.
      const range = `${version}...${commit}?per_page=1&page=2`;
      const { status } = await api.get<{ status: string }>(`/compare/${range}`);
      return status === 'ahead';
    } catch (error) {
      // The website was built from a commit that the repository does not have.
      if (isFailure(error, 'notFound')) return false;
      throw error;
    }
  }

  /** The commit that the website was built from; undefined if unknown. */
  async function readWebsiteVersion(): Promise<Readonly<{ commit: Version; time: string }> | undefined> {
    try {
      const answer = await fetch(published, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
      const { commit, time } = await answer.json();
      return typeof commit === 'string' ? { commit, time } : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    isPublic: true,

    async currentPerson() {
      // Keys that may not see the rules learn them when they publish.
      const { viewer, repository } = await api.query<WhoAnswer>(WHO, { ref }, ['refUpdateRule', 'rules']);
      const rule = repository.ref?.refUpdateRule;
      const isProtected =
        rule?.viewerCanPush === false ||
        (rule?.requiredApprovingReviewCount ?? 0) > 0 ||
        (repository.ref?.rules?.nodes ?? []).some(({ type }) => type === 'PULL_REQUEST');
      return {
        name: viewer.name || viewer.login,
        account: viewer.login,
        mayPublish: mayWrite(repository.viewerPermission) && !isProtected,
        until: api.until(),
      };
    },

    cachedSnapshot: content.cachedSnapshot,
    load: content.load,
    read: (version, path) =>
      api.getBytes(`/contents/${path.split('/').map(encodeURIComponent).join('/')}?ref=${version}`),

    async history(path) {
      const commits = await commitsOf(path === undefined ? CONTENT_FOLDERS : [path]);
      return commits.map(entryOf).sort((one, other) => Date.parse(other.time) - Date.parse(one.time));
    },

    async changesOf(version) {
      type Answer = { parents: { sha: Version }[]; files?: { filename: string; previous_filename?: string }[] };
      const { parents, files = [] } = await api.get<Answer>(`/commits/${version}`);
      const paths = files.flatMap(({ filename, previous_filename: previous }) => [filename, previous ?? filename]);
      const changed = [...new Set(paths)].filter(isText);
      const before = (path: string) => `${parents[0]?.sha}:${path}`;
      const after = (path: string) => `${version}:${path}`;
      const read = await content.readTexts([...(parents.length > 0 ? changed.map(before) : []), ...changed.map(after)]);
      return changed.map((path) => ({ path, before: read.get(before(path)), after: read.get(after(path)) }));
    },

    async commit(base, changes, message) {
      if (changes.length === 0) return { version: base };
      const draft = await changesetOf(base, changes, message);
      try {
        const version = await commitTo(api, branch, draft);
        const written = changes.flatMap(({ content: text }) => (typeof text === 'string' ? [text] : []));
        await blobs.put(new Map(await Promise.all(written.map(async (text) => [await blobId(text), text] as const))));
        return { version };
      } catch (error) {
        if (!isFailure(error, 'stale')) throw error;
        // GitHub may have accepted these changes before the connection broke.
        const newest = await commitsOf([undefined]);
        return findCommitOf(newest, draft.id) ?? { stale: newest[0]?.oid ?? '' };
      }
    },

    cancel: api.cancel,

    openBranches: () => findOpenBranches(api, branch),

    propose: async (...changes) => proposeOnGitHub(api, branch, await changesetOf(...changes)),

    async find(base, changes) {
      const id = await draftId(base, changes);
      try {
        return findCommitOf(await commitsOf([undefined]), id) ?? (await findProposal(api, branch, id));
      } catch (error) {
        if (isFailure(error, ...TEMPORARY)) throw error;
        return undefined;
      }
    },

    async status(version) {
      const website = await readWebsiteVersion();
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

/** The commit of changes, if there is one. @param id of the changes */
function findCommitOf(commits: readonly PastCommit[], id: string): Readonly<{ version: Version }> | undefined {
  const found = commits.find(({ message }) => readMessage(message).draft === id);
  return found && { version: found.oid };
}

/** Failures after which a lookup can be repeated; others are final. */
const TEMPORARY = ['broken', 'conflict', 'offline', 'signedOut', 'tooMany', 'unreachable'] as const;

const hasFailed = (state: string | undefined) => state === 'FAILURE' || state === 'ERROR';

const entryOf = ({ oid, committedDate, message, author }: PastCommit): Entry => ({
  version: oid,
  time: committedDate,
  message: readMessage(message).text,
  ...(author?.name && { by: author.name }),
});

type UpdateRule = { viewerCanPush: boolean; requiredApprovingReviewCount: number | null };
type Rules = { refUpdateRule: UpdateRule | null; rules: { nodes: { type: string }[] } | null };
type WhoAnswer = {
  viewer: { login: string; name: string | null };
  repository: { viewerPermission: string | null; ref: Rules | null };
};
const WHO = /* GraphQL */ `
  query ($owner: String!, $name: String!, $ref: String!) {
    viewer { login name }
    repository(owner: $owner, name: $name) { viewerPermission ref(qualifiedName: $ref) { ...Rules } }
  }
  fragment Rules on Ref {
    refUpdateRule { viewerCanPush requiredApprovingReviewCount }
    rules(first: 50) { nodes { type } }
  }
`;

type PastCommit = { oid: string; committedDate: string; message: string; author: { name: string | null } | null };
type HistoryAnswer = { repository: { ref: { target: Record<`h${number}`, { nodes: PastCommit[] }> } | null } };
/** The newest commits that changed paths; those of a path are `h0`, `h1` and so on. */
const historyQuery = (paths: readonly (string | undefined)[]): string => /* GraphQL */ `
  query ($owner: String!, $name: String!, $ref: String!) {
    repository(owner: $owner, name: $name) { ref(qualifiedName: $ref) { target { ...Past } } }
  }
  fragment Past on Commit {
    ${paths.map((path, at) => `h${at}: history(first: 100${path === undefined ? '' : `, path: ${JSON.stringify(path)}`}) { nodes { oid committedDate message author { name } } }`).join('\n')}
  }
`;

type Check = { context: string; state: string; description: string | null };
type CheckedCommit = { status: { contexts: Check[] } | null; statusCheckRollup: { state: string } | null };
type StatusAnswer = { repository: { object: CheckedCommit | null } };
/** Access keys can read the messages of statuses, but of checks only the combined result. */
const STATUS = /* GraphQL */ `
  query ($owner: String!, $name: String!, $version: GitObjectID!) {
    repository(owner: $owner, name: $name) { object(oid: $version) { ...Checked } }
  }
  fragment Checked on Commit { status { contexts { context state description } } statusCheckRollup { state } }
`;
