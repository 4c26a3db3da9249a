/** Turns changes into a commit on GitHub, or into a branch and a pull request where approval is needed. */
import { isEditable } from '../../site/content/contentPaths.ts';
import type { FileChange, Proposal, Version } from '../content/contentStore.ts';
import { blobId, bytesOf, toBase64 } from './gitBlobs.ts';
import type { GitHubApi } from './gitHubApi.ts';
import { GitHubFailure, isFailure } from './gitHubFailures.ts';

/** Of all new files in a commit. */
const MAX_BYTES = 30 * 1024 * 1024;

/** The last line of a commit message, for the editor itself. */
const TRAILER = /^Draft: ([0-9a-f]{40})$/m;

export type Changeset = Awaited<ReturnType<typeof changesetOf>>;

/** Changes with their commit message and id. @throws Error if one is outside the content; GitHubFailure if they are too large */
export async function changesetOf(base: Version, changes: readonly FileChange[], message: string) {
  const outside = changes.find(({ path }) => !isEditable(path));
  if (outside) throw new Error(`The editor does not write to ${outside.path}.`);
  const size = changes.reduce((sum, { content = '' }) => sum + bytesOf(content).length, 0);
  if (size > MAX_BYTES) throw new GitHubFailure('tooLarge');
  const [title = '', ...lines] = message.trim().split('\n');
  return {
    base,
    changes,
    title,
    body: lines.join('\n').trim(),
    id: await draftId(base, changes),
  };
}

/** An id of changes for the commit message, the same on every day and device: a commit whose answer was lost is found by it. */
export async function draftId(base: Version, changes: readonly FileChange[]): Promise<string> {
  const files = changes.map(async ({ path, content }) => [path, content === undefined ? null : await blobId(content)]);
  return blobId(JSON.stringify([base, ...(await Promise.all(files)).sort()]));
}

/** Commits all changes, or none. @throws GitHubFailure `stale` if the branch is no longer at the base */
export async function commitTo(api: GitHubApi, branchName: string, draft: Changeset): Promise<Version> {
  const input = {
    branch: { repositoryNameWithOwner: api.repository, branchName },
    expectedHeadOid: draft.base,
    message: { headline: draft.title, body: `${draft.body}\n\nDraft: ${draft.id}`.trim() },
    fileChanges: {
      additions: draft.changes.flatMap(({ path, content }) =>
        content === undefined ? [] : [{ path, contents: toBase64(bytesOf(content)) }],
      ),
      deletions: draft.changes.filter(({ content }) => content === undefined).map(({ path }) => ({ path })),
    },
  };
  const { createCommitOnBranch: made } = await api.query<CommitAnswer>(COMMIT, { input });
  return made.commit.oid;
}

/** Reads the branch and the pull request of changes. @param id of the changes */
async function findProposalState(api: GitHubApi, branch: string, id: string) {
  const head = `editor/${id.slice(0, 12)}`;
  const variables = { ref: `refs/heads/${head}`, head, base: branch };
  // Only people with write access see who else has it.
  const { repository, viewer } = await api.query<ProposalAnswer>(PROPOSAL, variables, ['collaborators']);
  const others = (repository.collaborators?.edges ?? [])
    .filter(({ permission, node }) => mayWrite(permission) && node.login !== viewer.login)
    .map(({ node }) => node.name || node.login);
  const toProposal = ({ url, reviewRequests }: PullRequest): Proposal => {
    const asked = (reviewRequests?.nodes ?? []).flatMap(
      ({ requestedReviewer: who }) => who?.team || who?.name || who?.login || [],
    );
    return { address: url, approvers: asked.length > 0 ? asked : others };
  };
  return { ...variables, repository, toProposal, proposal: repository.pullRequests.nodes.map(toProposal)[0] };
}

/** The open proposal of changes; undefined if there is none. @param id of the changes */
export const findProposal = async (api: GitHubApi, branch: string, id: string) =>
  (await findProposalState(api, branch, id)).proposal;

/** Proposes changes for a branch, or completes an interrupted attempt; the same changes always have one pull request. */
export async function proposeOnGitHub(api: GitHubApi, branch: string, draft: Changeset): Promise<Proposal> {
  const { ref, head, repository, toProposal, proposal } = await findProposalState(api, branch, draft.id);
  if (proposal) return proposal;
  const tip = repository.ref?.target.oid;
  const repositoryId = repository.id;
  try {
    if (tip === undefined) await api.query(MAKE_BRANCH, { input: { repositoryId, name: ref, oid: draft.base } });
    if (tip === undefined || tip === draft.base) await commitTo(api, head, draft);
    const input = { repositoryId, baseRefName: branch, headRefName: head, title: draft.title, body: draft.body };
    return toProposal((await api.query<PullRequestAnswer>(MAKE_PULL_REQUEST, { input })).createPullRequest.pullRequest);
  } catch (error) {
    // This is a proposal already: there is no other way.
    if (isFailure(error, 'protected')) throw new GitHubFailure('refused', error.detail);
    throw error;
  }
}

/** Whether a permission on GitHub includes writing. @param permission as GraphQL returns it */
export const mayWrite = (permission: string | null) => ['ADMIN', 'MAINTAIN', 'WRITE'].includes(permission ?? '');

/** Splits a commit message into its text and the id of its changes, if the editor wrote it. */
export const readMessage = (message: string): Readonly<{ text: string; draft: string | undefined }> => ({
  text: message.replace(TRAILER, '').trim(),
  draft: TRAILER.exec(message)?.[1],
});

type CommitAnswer = { createCommitOnBranch: { commit: { oid: string } } };
const COMMIT =
  'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';

type Reviewer = { name?: string | null; login?: string; team?: string } | null;
type PullRequest = { url: string; reviewRequests: { nodes: { requestedReviewer: Reviewer }[] } | null };
const PULL_REQUEST =
  'url reviewRequests(first: 20) { nodes { requestedReviewer { ... on User { name login } ... on Team { team: name } } } }';

type Collaborator = { permission: string; node: { login: string; name: string | null } };
type Started = { id: string; ref: { target: { oid: string } } | null; pullRequests: { nodes: PullRequest[] } };
type ProposalAnswer = {
  viewer: { login: string };
  repository: Started & { collaborators: { edges: Collaborator[] } | null };
};
/** The branch and the pull request of a proposal, and who may approve it. */
const PROPOSAL = /* GraphQL */ `
  query ($owner: String!, $name: String!, $ref: String!, $head: String!, $base: String!) {
    viewer { login }
    repository(owner: $owner, name: $name) {
      id
      ref(qualifiedName: $ref) { target { oid } }
      pullRequests(headRefName: $head, baseRefName: $base, states: OPEN, first: 1) { nodes { ${PULL_REQUEST} } }
      collaborators(first: 100) { edges { permission node { login name } } }
    }
  }
`;

const MAKE_BRANCH = 'mutation ($input: CreateRefInput!) { createRef(input: $input) { ref { id } } }';

type PullRequestAnswer = { createPullRequest: { pullRequest: PullRequest } };
const MAKE_PULL_REQUEST = `mutation ($input: CreatePullRequestInput!) { createPullRequest(input: $input) { pullRequest { ${PULL_REQUEST} } } }`;
