/** What the editor asks GitHub for by GraphQL, with the types of the answers. */

export type TreeEntry = Readonly<{
  path: string;
  type: string;
  mode: number;
  oid: string;
  object?: Readonly<{ entries?: readonly TreeEntry[] }> | null;
}>;

/** GraphQL does not recurse; content lies three folders deep. */
const DEEPEST = 8;
const entries = (depth = 1): string =>
  `entries { path type mode oid ${depth < DEEPEST ? `object { ... on Tree { ${entries(depth + 1)} } }` : ''} }`;

type Folder = Readonly<{ object: Readonly<{ entries?: readonly TreeEntry[] }> | null }> | null;
export type HeadAnswer = Readonly<{
  repository: Readonly<{
    ref: Readonly<{
      target: Readonly<{
        oid: string;
        tree: Readonly<{ entries: readonly TreeEntry[] }>;
        branches: Folder;
        locales: Folder;
        media: Folder;
      }>;
    }> | null;
  }>;
}>;
/** The newest commit, what is at its root, and all content files in it. */
export const HEAD = /* GraphQL */ `
  query ($owner: String!, $name: String!, $ref: String!) {
    repository(owner: $owner, name: $name) {
      ref(qualifiedName: $ref) {
        target {
          oid
          ... on Commit {
            tree { entries { path type mode oid } }
            branches: file(path: "branches") { ...Folder }
            locales: file(path: "locales") { ...Folder }
            media: file(path: "media") { ...Folder }
          }
        }
      }
    }
  }
  fragment Folder on TreeEntry { object { ... on Tree { ${entries()} } } }
`;

type Blob = Readonly<{ oid: string; text?: string | null }>;
export type TextsAnswer = Readonly<{ repository: Readonly<Record<string, Blob | null>> }>;
/** Files by their ids, or as they were at a version: `1a2b3c:branches/chennai.yaml`. */
export const textsQuery = (revisions: readonly string[]): string => /* GraphQL */ `
  query ($owner: String!, $name: String!) {
    repository(owner: $owner, name: $name) {
      ${revisions.map((revision, at) => `t${at}: object(expression: ${JSON.stringify(revision)}) { oid ... on Blob { text } }`).join('\n')}
    }
  }
`;

/** @param permission what GitHub says that an account may do */
export const mayWrite = (permission: string | null): boolean =>
  ['ADMIN', 'MAINTAIN', 'WRITE'].includes(permission ?? '');

export type WhoAnswer = Readonly<{
  viewer: Readonly<{ login: string; name: string | null }>;
  repository: Readonly<{
    viewerPermission: string | null;
    ref: Readonly<{
      refUpdateRule: Readonly<{ viewerCanPush: boolean; requiredApprovingReviewCount: number | null }> | null;
      rules: Readonly<{ nodes: readonly Readonly<{ type: string }>[] }> | null;
    }> | null;
  }>;
}>;
export const WHO = /* GraphQL */ `
  query ($owner: String!, $name: String!, $ref: String!) {
    viewer { login name }
    repository(owner: $owner, name: $name) {
      viewerPermission
      ref(qualifiedName: $ref) {
        refUpdateRule { viewerCanPush requiredApprovingReviewCount }
        rules(first: 50) { nodes { type } }
      }
    }
  }
`;

export type PastCommit = Readonly<{
  oid: string;
  committedDate: string;
  message: string;
  author: Readonly<{ name: string | null }> | null;
}>;
type Past = Readonly<{ nodes: readonly PastCommit[] }>;
export type HistoryAnswer = Readonly<{
  repository: Readonly<{ ref: Readonly<{ target: Readonly<{ oid: string } & Record<`h${number}`, Past>> }> | null }>;
}>;
/** The newest commits that changed paths; those of a path are `h0`, `h1` and so on. */
export const historyQuery = (paths: readonly (string | undefined)[]): string => /* GraphQL */ `
  query ($owner: String!, $name: String!, $ref: String!) {
    repository(owner: $owner, name: $name) {
      ref(qualifiedName: $ref) {
        target {
          oid
          ... on Commit {
            ${paths.map((path, at) => `h${at}: history(first: 100${path === undefined ? '' : `, path: ${JSON.stringify(path)}`}) { nodes { oid committedDate message author { name } } }`).join('\n')}
          }
        }
      }
    }
  }
`;

export type CommitAnswer = Readonly<{ createCommitOnBranch: Readonly<{ commit: Readonly<{ oid: string }> }> }>;
export const COMMIT = /* GraphQL */ `
  mutation ($input: CreateCommitOnBranchInput!) {
    createCommitOnBranch(input: $input) { commit { oid } }
  }
`;

type Reviewers = Readonly<{
  nodes: readonly Readonly<{
    requestedReviewer: Readonly<{ name?: string | null; login?: string; team?: string }> | null;
  }>[];
}>;
export type PullRequest = Readonly<{ url: string; reviewRequests: Reviewers | null }>;
const PULL_REQUEST =
  'url reviewRequests(first: 20) { nodes { requestedReviewer { ... on User { name login } ... on Team { team: name } } } }';

export type ProposalAnswer = Readonly<{
  viewer: Readonly<{ login: string }>;
  repository: Readonly<{
    id: string;
    ref: Readonly<{ target: Readonly<{ oid: string }> }> | null;
    pullRequests: Readonly<{ nodes: readonly PullRequest[] }>;
    collaborators: Readonly<{
      edges: readonly Readonly<{ permission: string; node: Readonly<{ login: string; name: string | null }> }>[];
    }> | null;
  }>;
}>;
/** How far a proposal has come: its branch, its pull request, and who may approve it. */
export const PROPOSAL = /* GraphQL */ `
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

export const MAKE_BRANCH = /* GraphQL */ `
  mutation ($input: CreateRefInput!) {
    createRef(input: $input) { ref { id } }
  }
`;

export type PullRequestAnswer = Readonly<{ createPullRequest: Readonly<{ pullRequest: PullRequest }> }>;
export const MAKE_PULL_REQUEST = /* GraphQL */ `
  mutation ($input: CreatePullRequestInput!) {
    createPullRequest(input: $input) { pullRequest { ${PULL_REQUEST} } }
  }
`;

export type StatusAnswer = Readonly<{
  repository: Readonly<{
    object: Readonly<{
      status: Readonly<{
        contexts: readonly Readonly<{ context: string; state: string; description: string | null }>[];
      }> | null;
      statusCheckRollup: Readonly<{ state: string }> | null;
    }> | null;
  }>;
}>;
/** Access keys see the sentences of statuses, but none of checks: of those, only how they ended together. */
export const STATUS = /* GraphQL */ `
  query ($owner: String!, $name: String!, $version: GitObjectID!) {
    repository(owner: $owner, name: $name) {
      object(oid: $version) {
        ... on Commit {
          status { contexts { context state description } }
          statusCheckRollup { state }
        }
      }
    }
  }
`;
