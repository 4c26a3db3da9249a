/**
 * What the workflow `website` asks GitHub, in memory: roles, runs, statuses, comparisons, trees, files and proposals. What a push of somebody
 * becomes is written down as GitHub does it; a test says who made it and who signed it.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { makeRepository } from './repository.ts';

export const REPOSITORY = 'clinic/website';
const WEBSITE = '.github/workflows/website.yml';
/** Who posts statuses for a workflow. */
export const BOT = 'github-actions[bot]';

/** Accounts, as GitHub names them beside a commit. */
export type Made = Readonly<{ author?: string; committer?: string; isVerified?: boolean }>;
export type ActionsRun = {
  id: number;
  path: string;
  head_branch: string;
  head_sha: string;
  status: string;
  event: string;
};
export type CommitStatus = Readonly<{
  commit: string;
  context: string;
  state: string;
  description: string;
  creator: string;
  target_url: string;
}>;
type Proposal = {
  number: number;
  author: string;
  base: string;
  commits: readonly string[];
  /** What GitHub has made of its commits by a squash or rebase merge, or the merge commit; the last is the one that it calls so. */
  madeInto: readonly string[];
};

/** Through the editor: GitHub signs for the account that it names as author. */
export const throughEditor = (author: string): Made => ({ author, committer: 'web-flow', isVerified: true });
/** By Git, with nothing but a name. */
export const unsigned = (author: string): Made => ({ author, committer: author, isVerified: false });

export type ActionsGitHub = Awaited<ReturnType<typeof actionsGitHub>>;

/** @param files of the first version @param roles of accounts, as GitHub calls them */
export async function actionsGitHub(
  files: Readonly<Record<string, string>>,
  roles: Record<string, string | undefined>,
) {
  const { commits, first, write, compare, historyOf, find } = makeRepository<Made>(files, unsigned('meena'));
  const runs: ActionsRun[] = [];
  const statuses: CommitStatus[] = [];
  const proposals: Proposal[] = [];
  /** Answers to come instead of the right ones: a status for a request whose path has the words. */
  const faults: { words: string; status: number; times: number; headers?: Record<string, string>; body?: string }[] =
    [];
  const requests: string[] = [];

  const addressOf = (run: number) => `https://github.com/${REPOSITORY}/actions/runs/${run}`;
  /** A run of a workflow, which GitHub starts with each push. */
  function startRun(commit: string, branch = 'main', path = WEBSITE, event = 'push'): ActionsRun {
    const run = { id: 1000 + runs.length, path, head_branch: branch, head_sha: commit, status: 'in_progress', event };
    runs.unshift(run);
    return run;
  }
  function say(commit: string, state: string, run: number, creator = BOT, context = 'may be published') {
    statuses.unshift({ commit, context, state, description: '', creator, target_url: addressOf(run) });
  }
  /** A version that the workflow has accepted. */
  function accept(commit: string): string {
    const run = startRun(commit);
    say(commit, 'success', run.id);
    run.status = 'completed';
    return commit;
  }

  const commitJson = (sha: string) => {
    const { author, committer, isVerified = false, parents = [] } = commits.get(sha) ?? {};
    const account = (login: string | undefined) => (login === undefined ? null : { login });
    const commit = { verification: { verified: isVerified } };
    const ids = parents.map((parent) => ({ sha: parent }));
    return { sha, parents: ids, author: account(author), committer: account(committer), commit };
  };
  const entriesOf = (oid: string): readonly object[] =>
    (find(oid)?.entries ?? []).flatMap(({ oid: sha, ...entry }) => [{ ...entry, sha }, ...entriesOf(sha)]);
  function compareJson(base: string, head: string, page: <T>(entries: readonly T[]) => readonly T[]) {
    const status = compare(base, head);
    if (status === undefined) return undefined;
    const [old, now] = [historyOf(base), historyOf(head)];
    const own = [...commits.keys()].filter((commit) => now.has(commit) && !old.has(commit));
    return { status, total_commits: own.length, commits: page(own).map(commitJson) };
  }
  const proposalJson = ({ number, author, base, madeInto }: Proposal) => ({
    number,
    user: { login: author },
    base: { ref: base },
    merged_at: madeInto.length === 0 ? null : '2026-11-28T10:00:00Z',
    merge_commit_sha: madeInto.at(-1) ?? null,
  });
  const runJson = (run: ActionsRun) => ({
    ...run,
    path: `${run.path}@${run.head_branch}`,
    html_url: addressOf(run.id),
  });

  /** Undefined is a 404. */
  function answer(path: string, query: URLSearchParams): unknown {
    const [per, page] = [Number(query.get('per_page') ?? 30), Number(query.get('page') ?? 1)];
    const paged = <T>(entries: readonly T[]) => entries.slice((page - 1) * per, page * per);
    const [one = '', two = '', three = ''] = path.split('/');
    if (one === 'collaborators') {
      const role = roles[decodeURIComponent(two)];
      return role === undefined ? undefined : { permission: role, role_name: role };
    }
    if (path.startsWith('actions/workflows/website.yml/runs')) {
      const own = runs.filter((run) => run.path === WEBSITE && run.head_branch === query.get('branch'));
      return { total_count: own.length, workflow_runs: paged(own).map(runJson) };
    }
    if (path.startsWith('actions/runs/')) {
      const run = runs.find(({ id }) => id === Number(three));
      return run && runJson(run);
    }
    if (one === 'commits' && three === 'statuses') {
      const own = statuses.filter(({ commit }) => commit === two);
      return paged(own).map((status) => ({ ...status, creator: { login: status.creator } }));
    }
    if (one === 'commits' && three === 'pulls') {
      const own = proposals.filter((each) => [...each.madeInto, ...each.commits].includes(two));
      return paged(own).map(proposalJson);
    }
    if (one === 'pulls') {
      const own = proposals.find(({ number }) => number === Number(two));
      return own && paged(own.commits).map(commitJson);
    }
    if (one === 'compare') {
      const [base = '', head = ''] = two.split('...');
      return compareJson(base, head, paged);
    }
    if (path.startsWith('git/trees/')) {
      return { truncated: false, tree: entriesOf(find(`${three}:`)?.oid ?? '') };
    }
    return undefined;
  }

  const server = createServer(async (asked, reply) => {
    const { pathname, searchParams } = new URL(String(asked.url), 'http://localhost');
    const path = pathname.replace(`/repos/${REPOSITORY}/`, '');
    requests.push(`${asked.method} ${path}`);
    const sent = (await asked.toArray()).join('');
    const fault = faults.find(({ words, times }) => times > 0 && `${asked.method} ${path}`.includes(words));
    if (fault) {
      fault.times -= 1;
      return reply.writeHead(fault.status, fault.headers).end(fault.body ?? '{}');
    }
    if (asked.method === 'POST') {
      const status = JSON.parse(sent);
      if (/^.{141}|[^\0-\uffff]/u.test(status.description)) return reply.writeHead(422).end('{}');
      statuses.unshift({ commit: path.replace('statuses/', ''), creator: BOT, ...status });
      return reply.writeHead(201).end('{}');
    }
    if (path.startsWith('contents/')) {
      const file = find(`${searchParams.get('ref')}:${decodeURIComponent(path.replace('contents/', ''))}`);
      return file ? reply.end(file.content) : reply.writeHead(404).end('{}');
    }
    const found = answer(path, searchParams);
    return found === undefined ? reply.writeHead(404).end('{}') : reply.end(JSON.stringify(found));
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    roles,
    runs,
    statuses,
    proposals,
    faults,
    requests,
    first,
    write,
    startRun,
    addressOf,
    say,
    accept,
  };
}
