/**
 * The content in a repository on GitHub. A version is a commit of the branch that the website is built from. Whatever fails, fails with
 * a `GitHubFailure`.
 */
import type { BlobCache } from './blobCache.ts';
import { isPicture, isText } from './contentPaths.ts';
import type { Committed, ContentStore, Entry, FileChange, Person, Proposal, Status, Version } from './contentStore.ts';
import { blobId, bytesOf, textOf, toBase64 } from './gitBlobs.ts';
import { type GitHubAccess, gitHubApi } from './gitHubApi.ts';
import { GitHubFailure } from './gitHubFailures.ts';
import {
  COMMIT,
  type CommitAnswer,
  HEAD,
  type HeadAnswer,
  type HistoryAnswer,
  historyQuery,
  MAKE_BRANCH,
  MAKE_PULL_REQUEST,
  type PastCommit,
  PROPOSAL,
  type ProposalAnswer,
  type PullRequest,
  type PullRequestAnswer,
  STATUS,
  type StatusAnswer,
  type TextsAnswer,
  type TreeEntry,
  textsQuery,
  WHO,
  type WhoAnswer,
} from './gitHubQueries.ts';

export type GitHubOptions = GitHubAccess &
  Readonly<{
    owner: string;
    /** The repository's name. */
    name: string;
    /** The branch that the website is built from. */
    branch: string;
    /** Where the website says which commit it was built from: the address of its `version.json`. */
    published: string;
    blobs: BlobCache;
  }>;

const CONTENT_FOLDERS = ['branches', 'locales', 'media'];
/** Texts in a request. */
const BATCH = 100;
/** Bytes of new files in a commit. */
const LARGEST = 30 * 1024 * 1024;
const MAY_WRITE = ['ADMIN', 'MAINTAIN', 'WRITE'];
const FAILED = ['FAILURE', 'ERROR'];
/** A link in a Git tree. */
const LINK = 0o120000;
/** The lines at the end of a commit's message that are for the editor. */
const TRAILER = /^(?:Draft|Undoes): [0-9a-f]{40}$/gm;

export function gitHubStore({ owner, name, branch, published, blobs, ...access }: GitHubOptions): ContentStore {
  const api = gitHubApi(access);
  const { fetch = (...request) => globalThis.fetch(...request) } = access;
  const place = { owner, name };
  const ref = `refs/heads/${branch}`;
  const query = async <T>(text: string, variables: object = {}, optional?: readonly string[]): Promise<T> =>
    (await api.query<T>(text, { ...place, ...variables }, optional)).data;

  /** The texts of files by id, or by version and path; undefined where there is none. */
  async function readTexts(revisions: readonly string[]): Promise<ReadonlyMap<string, string | undefined>> {
    const texts = new Map<string, string | undefined>();
    for (let at = 0; at < revisions.length; at += BATCH) {
      const batch = revisions.slice(at, at + BATCH);
      const { repository } = await query<TextsAnswer>(textsQuery(batch));
      for (const [index, revision] of batch.entries()) {
        const blob = repository[`t${index}`];
        texts.set(revision, blob ? await exactText(blob.oid, blob.text ?? undefined) : undefined);
      }
    }
    return texts;
  }
  /** GitHub cuts long texts, and rewrites what is not UTF-8: those are read as they are. */
  async function exactText(id: string, text: string | undefined): Promise<string> {
    if (text !== undefined && (await blobId(text)) === id) return text;
    return textOf(await api.getBytes('/repos/{owner}/{name}/git/blobs/{id}', { ...place, id }));
  }
  /** The same by id, from the cache where it has them. */
  async function textsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string | undefined>> {
    const known = await blobs.get(ids);
    const read = await readTexts([...new Set(ids)].filter((id) => !known.has(id)));
    const found = [...read].flatMap(([id, text]) => (text === undefined ? [] : [[id, text] as const]));
    await blobs.put(new Map(found));
    return new Map([...known, ...found]);
  }

  async function history(paths: readonly (string | undefined)[]): Promise<readonly PastCommit[]> {
    const { repository } = await query<HistoryAnswer>(historyQuery(paths), { ref });
    const commits = paths.flatMap((_, at) => repository.ref?.target[`h${at}`]?.nodes ?? []);
    return [...new Map(commits.map((commit) => [commit.oid, commit])).values()];
  }

  /** @throws GitHubFailure `stale` if the branch is no longer at the base */
  async function commitTo(branchName: string, base: Version, changes: readonly FileChange[], message: string) {
    const [headline = '', ...body] = message.split('\n');
    const input = {
      branch: { repositoryNameWithOwner: `${owner}/${name}`, branchName },
      expectedHeadOid: base,
      message: { headline, body: body.join('\n').trim() },
      fileChanges: {
        additions: changes.flatMap(({ path, content }) =>
          content === undefined ? [] : [{ path, contents: toBase64(bytesOf(content)) }],
        ),
        deletions: changes.filter(({ content }) => content === undefined).map(({ path }) => ({ path })),
      },
    };
    return (await query<CommitAnswer>(COMMIT, { input })).createCommitOnBranch.commit.oid;
  }

  const contains = async (commit: Version, version: Version): Promise<boolean> => {
    if (commit === version) return true;
    try {
      // Files are only on the first page.
      const { status } = await api.get<{ status: string }>('/repos/{owner}/{name}/compare/{version}...{commit}', {
        ...place,
        version,
        commit,
        per_page: 1,
        page: 2,
      });
      return status === 'ahead' || status === 'identical';
    } catch (error) {
      // The website was built from a commit that the repository does not have.
      if (error instanceof GitHubFailure && error.code === 'notFound') return false;
      throw error;
    }
  };
  /** What the website was built from; undefined if it does not say so. */
  const onWebsite = async (): Promise<Readonly<{ commit: Version; time: string }> | undefined> => {
    try {
      const answer = await fetch(published, { cache: 'no-store' });
      return answer.ok ? await answer.json() : undefined;
    } catch {
      return undefined;
    }
  };

  return {
    async who(): Promise<Person> {
      const { data, headers } = await api.query<WhoAnswer>(WHO, { ...place, ref });
      const { viewer, repository } = data;
      const rule = repository.ref?.refUpdateRule;
      const isProtected =
        rule?.viewerCanPush === false ||
        (rule?.requiredApprovingReviewCount ?? 0) > 0 ||
        (repository.ref?.rules?.nodes ?? []).some(({ type }) => type === 'PULL_REQUEST');
      // GitHub writes `2027-01-31 10:00:00 UTC`, or a difference such as `+0530`.
      const [until] = String(headers['github-authentication-token-expiration'] ?? '').split(' ');
      return {
        name: viewer.name || viewer.login,
        account: viewer.login,
        mayPublish: MAY_WRITE.includes(repository.viewerPermission ?? '') && !isProtected,
        ...(until && { until }),
      };
    },

    async load(known) {
      const { repository } = await query<HeadAnswer>(HEAD, { ref });
      const head = repository.ref?.target;
      if (!head) throw new GitHubFailure('notFound', `there is no branch ${branch}`);
      if (head.oid === known?.version) return known;
      const files = [head.branches, head.locales, head.media].flatMap((folder) => filesIn(folder?.object?.entries));
      const texts = files.filter(({ path }) => isText(path));
      const contents = await textsOf(texts.map(({ oid }) => oid));
      return {
        version: head.oid,
        texts: new Map(texts.map(({ path, oid }) => [path, contents.get(oid) ?? ''])),
        pictures: new Map(files.filter(({ path }) => isPicture(path)).map(({ path, oid }) => [path, oid])),
      };
    },

    read: (version, path) => api.getBytes('/repos/{owner}/{name}/contents/{+path}', { ...place, path, ref: version }),

    async history(path) {
      const commits = await history(path === undefined ? CONTENT_FOLDERS : [path]);
      return commits.map(entryOf).sort((one, other) => Date.parse(other.time) - Date.parse(one.time));
    },

    async changesOf(version) {
      type Answer = { parents: { sha: string }[]; files?: { filename: string; previous_filename?: string }[] };
      const { parents, files = [] } = await api.get<Answer>('/repos/{owner}/{name}/commits/{version}', {
        ...place,
        version,
      });
      const paths = files.flatMap(({ filename, previous_filename: previous }) => [filename, previous ?? filename]);
      const texts = [...new Set(paths)].filter(isText);
      const before = (path: string) => `${parents[0]?.sha}:${path}`;
      const after = (path: string) => `${version}:${path}`;
      const read = await readTexts([...(parents.length ? texts.map(before) : []), ...texts.map(after)]);
      return texts.map((path) => ({ path, before: read.get(before(path)), after: read.get(after(path)) }));
    },

    async commit(base, changes, message, undoes): Promise<Committed> {
      if (changes.length === 0) return { version: base };
      checkChanges(changes);
      const draft = `Draft: ${await draftOf(base, changes)}`;
      const trailers = undoes === undefined ? draft : `${draft}\nUndoes: ${undoes}`;
      try {
        const version = await commitTo(branch, base, changes, `${message.trim()}\n\n${trailers}`);
        const texts = changes.flatMap(({ content }) => (typeof content === 'string' ? [content] : []));
        await blobs.put(new Map(await Promise.all(texts.map(async (text) => [await blobId(text), text] as const))));
        return { version };
      } catch (error) {
        if (!(error instanceof GitHubFailure && error.code === 'stale')) throw error;
        // GitHub may have taken these very changes before the line broke.
        const newest = await history([undefined]);
        const taken = newest.find((commit) => commit.message.split('\n').includes(draft));
        return taken ? { version: taken.oid } : { stale: newest[0]?.oid ?? '' };
      }
    },

    async propose(base, changes, message): Promise<Proposal> {
      checkChanges(changes);
      const draft = await draftOf(base, changes);
      const head = `editor/${draft.slice(0, 12)}`;
      const found = await query<ProposalAnswer>(
        PROPOSAL,
        { ref: `refs/heads/${head}`, head, base: branch },
        // Whoever may not write does not see who may.
        ['collaborators'],
      );
      const { repository, viewer } = found;
      const open = async (): Promise<PullRequest> => {
        const target = repository.ref?.target.oid;
        if (target === undefined) {
          const input = { repositoryId: repository.id, name: `refs/heads/${head}`, oid: base };
          await query(MAKE_BRANCH, { input });
        }
        if (target === undefined || target === base) {
          await commitTo(head, base, changes, `${message.trim()}\n\nDraft: ${draft}`);
        }
        const [title, ...body] = message.trim().split('\n');
        const input = {
          repositoryId: repository.id,
          baseRefName: branch,
          headRefName: head,
          title,
          body: body.join('\n').trim(),
        };
        return (await query<PullRequestAnswer>(MAKE_PULL_REQUEST, { input })).createPullRequest.pullRequest;
      };
      const { url, reviewRequests } = repository.pullRequests.nodes[0] ?? (await open());
      const asked = (reviewRequests?.nodes ?? []).flatMap(({ requestedReviewer }) => requestedReviewer ?? []);
      const others = (repository.collaborators?.edges ?? [])
        .filter(({ permission, node }) => MAY_WRITE.includes(permission) && node.login !== viewer.login)
        .map(({ node }) => node);
      const approvers = asked.length > 0 ? asked : others;
      return { address: url, approvers: approvers.map((each) => each.name || each.login || '').filter(Boolean) };
    },

    async status(version): Promise<Status> {
      const website = await onWebsite();
      if (website && (await contains(website.commit, version))) return { state: 'published', time: website.time };
      const { repository } = await query<StatusAnswer>(STATUS, { version }, ['statusCheckRollup']);
      const { status, statusCheckRollup: all } = repository.object ?? {};
      const failed = (status?.contexts ?? []).filter(({ state }) => FAILED.includes(state));
      if (failed.length === 0 && !FAILED.includes(all?.state ?? '')) return { state: 'checking' };
      return {
        state: 'failed',
        sentences: failed.flatMap(({ description, context }) => (description || context).split('\n')),
      };
    },
  };
}

function filesIn(entries: readonly TreeEntry[] = []): readonly TreeEntry[] {
  return entries.flatMap((entry) => {
    if (entry.object?.entries) return filesIn(entry.object.entries);
    return entry.type === 'blob' && entry.mode !== LINK ? [entry] : [];
  });
}

function entryOf({ oid, committedDate, message, author }: PastCommit): Entry {
  const undoes = /^Undoes: ([0-9a-f]{40})$/m.exec(message)?.[1];
  return {
    version: oid,
    time: committedDate,
    message: message.replace(TRAILER, '').trim(),
    ...(author?.name && { by: author.name }),
    ...(undoes !== undefined && { undoes }),
  };
}

function checkChanges(changes: readonly FileChange[]): void {
  const outside = changes.find(({ path }) => !isText(path) && !isPicture(path));
  if (outside) throw new Error(`The editor does not write to ${outside.path}.`);
  const size = changes.reduce((sum, { content }) => sum + (content === undefined ? 0 : bytesOf(content).length), 0);
  if (size > LARGEST) throw new GitHubFailure('tooLarge');
}

/** The same changes of the same version have the same id, on another day and another device too. */
async function draftOf(base: Version, changes: readonly FileChange[]): Promise<string> {
  const files = changes.map(async ({ path, content }) => [path, content === undefined ? null : await blobId(content)]);
  return blobId(JSON.stringify([base, ...(await Promise.all(files)).sort()]));
}
