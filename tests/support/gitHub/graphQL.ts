/** GitHub's GraphQL on a repository: its official schema refuses what GitHub would refuse. */
import { schema as official } from '@octokit/graphql-schema';
import { buildSchema, type ExecutionResult, graphql } from 'graphql';
import type { Account, FakeState } from './fakeState.ts';
import { NOWHERE } from './repository.ts';

const schema = buildSchema(official.idl, { assumeValid: true, assumeValidSDL: true });

/** An error with GitHub's own `type` beside its message. */
class Refused extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

const NO_RIGHTS = 'Resource not accessible by personal access token';
/** GitHub does not give longer texts whole. */
const MAX_TEXT = 512_000;

type Answer = Readonly<{ data?: ExecutionResult['data']; errors?: readonly object[] }>;

/** Answers a query, as GitHub does: errors have a type where they are no fault of the query's own. */
export async function answerGraphQL(
  state: FakeState,
  account: Account,
  { query, variables }: Readonly<{ query: string; variables?: Record<string, unknown> }>,
): Promise<Answer> {
  const { data, errors } = await graphql({
    schema,
    source: query,
    rootValue: rootOf(state, account),
    ...(variables && { variableValues: variables }),
  });
  return {
    ...(data !== undefined && { data }),
    ...(errors && {
      errors: errors.map(({ originalError, message, path, locations }) => ({
        ...(originalError instanceof Refused && { type: originalError.type }),
        ...(!path && { extensions: { code: 'invalidQuery' } }),
        message,
        path,
        locations,
      })),
    }),
  };
}

type CommitInput = {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  message: { headline: string; body?: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
};

function rootOf(state: FakeState, account: Account) {
  const { repository: git } = state;
  const canWrite = ['ADMIN', 'MAINTAIN', 'WRITE'].includes(account.permission ?? '');
  const mustWrite = () => {
    if (!canWrite) throw new Refused('FORBIDDEN', NO_RIGHTS);
  };
  const find = (owner: string, name: string) => {
    if (account.permission === undefined || `${owner}/${name}` !== state.name) {
      throw new Refused('NOT_FOUND', `Could not resolve to a Repository with the name '${owner}/${name}'.`);
    }
  };

  const object = (revision: string): object | null => {
    const { oid, type, content, entries } = git.find(revision) ?? { type: undefined };
    if (type === 'commit') return commit(oid);
    if (type === 'blob') {
      return {
        __typename: 'Blob',
        oid,
        text: content.includes(0) ? null : () => content.toString().slice(0, MAX_TEXT),
      };
    }
    const listed = (entry: NonNullable<typeof entries>[number]) => ({
      ...entry,
      mode: Number.parseInt(entry.mode, 8),
      object: () => object(entry.oid),
    });
    return type ? { __typename: 'Tree', oid, entries: entries.map(listed) } : null;
  };
  const commit = (oid: string): object => {
    const { message, time, author } = git.commit(oid) ?? {};
    const contexts = (state.statuses.get(oid) ?? []).map((each) => ({ context: 'build', ...each }));
    const hasFailed = contexts.some((each) => each.state === 'FAILURE') || state.failedChecks.has(oid);
    return {
      __typename: 'Commit',
      oid,
      message,
      committedDate: time,
      author: { name: author },
      tree: () => object(`${oid}:`),
      file: ({ path }: { path: string }) => {
        const found = object(`${oid}:${path}`);
        return found && { path, object: found };
      },
      history: ({ first, path }: { first: number; path?: string }) => ({
        nodes: git.log(oid, first, path).map((each) => commit(each.oid)),
      }),
      status: contexts.length > 0 ? { contexts } : null,
      statusCheckRollup: () => {
        if (account.permission === 'READ') throw new Refused('FORBIDDEN', NO_RIGHTS);
        return hasFailed ? { state: 'FAILURE' } : null;
      },
    };
  };

  const pullRequest = ({ head, number, title, body }: FakeState['proposals'][number]) => ({
    url: `https://github.com/${state.name}/pull/${number}`,
    number,
    title,
    body,
    headRefName: head,
    reviewRequests: {
      nodes: state.codeOwners.map((name) => ({
        requestedReviewer: { __typename: 'User', name, login: name.toLowerCase() },
      })),
    },
  });
  const repository = {
    id: 'R_1',
    viewerPermission: account.permission,
    object: ({ oid, expression }: { oid?: string; expression?: string }) => object(oid ?? expression ?? ''),
    ref({ qualifiedName }: { qualifiedName: string }) {
      const oid = git.find(qualifiedName)?.oid;
      if (oid === undefined) return null;
      const isProtected = state.isProtected && qualifiedName === 'refs/heads/main';
      return {
        target: commit(oid),
        refUpdateRule: isProtected ? { viewerCanPush: true, requiredApprovingReviewCount: 1 } : null,
        rules() {
          mustWrite();
          return { nodes: [] };
        },
      };
    },
    pullRequests: ({ headRefName, states }: { headRefName: string; states?: readonly string[] }) => ({
      nodes: state.proposals
        .filter(({ head, isOpen }) => head === headRefName && (!states || states.includes(isOpen ? 'OPEN' : 'CLOSED')))
        .map(pullRequest),
    }),
    collaborators() {
      if (!canWrite) throw new Refused('FORBIDDEN', 'You must have push access to view repository collaborators.');
      const people = state.accounts.filter(({ permission }) => permission !== undefined);
      return { edges: people.map(({ login, name, permission }) => ({ permission, node: { login, name } })) };
    },
  };

  return {
    viewer: { login: account.login, name: account.name },
    repository({ owner, name }: { owner: string; name: string }) {
      find(owner, name);
      return repository;
    },
    createCommitOnBranch({ input }: { input: CommitInput }) {
      const { branch, expectedHeadOid: base, message, fileChanges } = input;
      find(...(branch.repositoryNameWithOwner.split('/') as [string, string]));
      mustWrite();
      if (state.isProtected && branch.branchName === 'main') {
        throw new Refused('BRANCH_PROTECTION_RULE_VIOLATION', 'Changes must be made through a pull request.');
      }
      if (git.head(branch.branchName) !== base)
        throw new Refused('STALE_DATA', `Expected branch to point to "${base}" but it did not. Pull and try again.`);
      const missing = fileChanges.deletions.find(({ path }) => !git.find(`${base}:${path}`));
      if (missing)
        throw new Refused('UNPROCESSABLE', `A path was requested for deletion which does not exist: ${missing.path}`);
      const added = fileChanges.additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]);
      const removed = fileChanges.deletions.map(({ path }) => [path, undefined]);
      const oid = git.write(base, Object.fromEntries([...added, ...removed]), {
        message: [message.headline, message.body].filter(Boolean).join('\n\n'),
        author: account.name ?? account.login,
      });
      git.move(branch.branchName, oid, base);
      return { commit: commit(oid) };
    },
    createRef({ input }: { input: { name: string; oid: string } }) {
      mustWrite();
      const branch = input.name.replace('refs/heads/', '');
      if (!git.move(branch, input.oid, NOWHERE)) {
        throw new Refused('UNPROCESSABLE', `A ref named "${input.name}" already exists in the repository.`);
      }
      return { ref: { id: branch } };
    },
    createPullRequest({ input }: { input: { headRefName: string; title: string; body?: string } }) {
      mustWrite();
      const { headRefName: head, title, body } = input;
      if (state.proposals.some((each) => each.isOpen && each.head === head)) {
        throw new Refused('UNPROCESSABLE', `A pull request already exists for ${state.name}:${head}.`);
      }
      const made = { head, title, body: body ?? '', number: state.proposals.length + 1, isOpen: true };
      state.proposals.push(made);
      return { pullRequest: pullRequest(made) };
    },
  };
}
