/** Changes become a commit on GitHub; or, where somebody has to approve them, a branch and a pull request. */
import { isPicture, isText } from './contentPaths.ts';
import type { FileChange, Proposal, Version } from './contentStore.ts';
import { blobId, bytesOf, toBase64 } from './gitBlobs.ts';
import type { GitHubApi } from './gitHubApi.ts';
import { GitHubFailure } from './gitHubFailures.ts';
import {
  COMMIT,
  type CommitAnswer,
  MAKE_BRANCH,
  MAKE_PULL_REQUEST,
  mayWrite,
  PROPOSAL,
  type ProposalAnswer,
  type PullRequest,
  type PullRequestAnswer,
} from './gitHubQueries.ts';

/** Bytes of new files in a commit. */
const LARGEST = 30 * 1024 * 1024;

/** Changes of a version, and what a commit says about them. */
export type Changeset = Readonly<{ base: Version; changes: readonly FileChange[]; message: string }>;

/** The line at the end of a message that is for the editor. */
const TRAILER = /^Draft: ([0-9a-f]{40})$/m;

/** @throws Error if a change leads out of the content; GitHubFailure if there is too much of it */
export function checkChanges(changes: readonly FileChange[]): void {
  const outside = changes.find(({ path }) => !isText(path) && !isPicture(path));
  if (outside) throw new Error(`The editor does not write to ${outside.path}.`);
  const size = changes.reduce((sum, { content }) => sum + (content === undefined ? 0 : bytesOf(content).length), 0);
  if (size > LARGEST) throw new GitHubFailure('tooLarge');
}

/**
 * Tells these changes of this version from all others: it stands in the commit's message. It is the same on another day and on another
 * device, so changes that GitHub took before the line broke are found again.
 */
export async function draftId({ base, changes }: Changeset): Promise<string> {
  const files = changes.map(async ({ path, content }) => [path, content === undefined ? null : await blobId(content)]);
  return blobId(JSON.stringify([base, ...(await Promise.all(files)).sort()]));
}

/**
 * Commits all changes, or none.
 * @param id of the changes
 * @throws GitHubFailure `stale` if the branch is no longer at the base
 */
export async function commitTo(
  api: GitHubApi,
  branchName: string,
  { base, changes, message }: Changeset,
  id: string,
): Promise<Version> {
  const [headline = '', ...lines] = message.trim().split('\n');
  const input = {
    branch: { repositoryNameWithOwner: api.repository, branchName },
    expectedHeadOid: base,
    message: { headline, body: `${lines.join('\n').trim()}\n\nDraft: ${id}`.trim() },
    fileChanges: {
      additions: changes.flatMap(({ path, content }) =>
        content === undefined ? [] : [{ path, contents: toBase64(bytesOf(content)) }],
      ),
      deletions: changes.filter(({ content }) => content === undefined).map(({ path }) => ({ path })),
    },
  };
  return (await api.query<CommitAnswer>(COMMIT, { input })).createCommitOnBranch.commit.oid;
}

/**
 * Proposes changes, or goes on where a broken line has ended it; the same changes have one pull request, also tomorrow.
 * @param branch the branch that they are for
 */
export async function proposeOnGitHub(api: GitHubApi, branch: string, draft: Changeset): Promise<Proposal> {
  checkChanges(draft.changes);
  const id = await draftId(draft);
  const head = `editor/${id.slice(0, 12)}`;
  const ref = `refs/heads/${head}`;
  // Whoever may not write does not see who may.
  const { repository, viewer } = await api.query<ProposalAnswer>(PROPOSAL, { ref, head, base: branch }, [
    'collaborators',
  ]);

  const open = async (): Promise<PullRequest> => {
    const tip = repository.ref?.target.oid;
    const repositoryId = repository.id;
    if (tip === undefined) await api.query(MAKE_BRANCH, { input: { repositoryId, name: ref, oid: draft.base } });
    if (tip === undefined || tip === draft.base) await commitTo(api, head, draft, id);
    const [title, ...lines] = draft.message.trim().split('\n');
    const body = lines.join('\n').trim();
    const input = { repositoryId, baseRefName: branch, headRefName: head, title, body };
    return (await api.query<PullRequestAnswer>(MAKE_PULL_REQUEST, { input })).createPullRequest.pullRequest;
  };

  const { url, reviewRequests } = repository.pullRequests.nodes[0] ?? (await open());
  const asked = (reviewRequests?.nodes ?? []).flatMap(
    ({ requestedReviewer: who }) => who?.team || who?.name || who?.login || [],
  );
  const others = (repository.collaborators?.edges ?? [])
    .filter(({ permission, node }) => mayWrite(permission) && node.login !== viewer.login)
    .map(({ node }) => node.name || node.login);
  return { address: url, approvers: asked.length > 0 ? asked : others };
}

/** What the message of a commit says, and the id of the changes that it was made for, if it was made here. */
export const readMessage = (message: string): Readonly<{ text: string; draft: string | undefined }> => ({
  text: message.replace(TRAILER, '').trim(),
  draft: TRAILER.exec(message)?.[1],
});
