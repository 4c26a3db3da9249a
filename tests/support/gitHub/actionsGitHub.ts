/**
 * What the workflow `website` asks GitHub, on a bare repository of this machine: roles, runs, statuses, comparisons, trees, files and
 * proposals. What a push of somebody becomes is written down as GitHub does it; a test says who made it and who signed it.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type CommitRequest, makeBareRepository } from './bareRepository.ts';

export const REPOSITORY = 'clinic/website';
const WEBSITE = '.github/workflows/website.yml';

type Files = Readonly<Record<string, string | Readonly<{ mode: string; content: string }> | undefined>>;
/** Accounts, as GitHub names them beside a commit. */
export type Made = Readonly<{ author?: string; committer?: string; isVerified?: boolean }>;
export type ActionsRun = { id: number; path: string; head_branch: string; head_sha: string; status: string };
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
  head: string;
  commits: readonly string[];
  mergedAs?: string;
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
  const git = makeBareRepository(files);
  const made = new Map<string, Made>();
  const runs: ActionsRun[] = [];
  const statuses: CommitStatus[] = [];
  const proposals: Proposal[] = [];
  /** Answers to come instead of the right ones: a status for a request whose path has the words. */
  const faults: { words: string; status: number; times: number; headers?: Record<string, string>; body?: string }[] =
    [];
  const requests: string[] = [];

  function write(base: string, changed: Files, who: Made, merged?: string, message = 'A change'): string {
    const entries = Object.entries(changed);
    const request: Omit<CommitRequest, 'branch'> = {
      base,
      additions: entries.flatMap(([path, file]) => {
        if (file === undefined) return [];
        return [typeof file === 'string' ? { path, content: file } : { path, ...file }];
      }),
      deletions: entries.filter(([, file]) => file === undefined).map(([path]) => path),
      message,
      author: { name: who.author ?? 'nobody', email: `${who.author ?? 'nobody'}@clinic.example` },
      ...(merged !== undefined && { merged }),
    };
    const commit = git.write(request);
    made.set(commit, who);
    return commit;
  }

  const addressOf = (run: number) => `https://github.com/${REPOSITORY}/actions/runs/${run}`;
  /** A run of a workflow, which GitHub starts with each push. */
  function startRun(commit: string, branch = 'main', path = WEBSITE): ActionsRun {
    const run = { id: 1000 + runs.length, path, head_branch: branch, head_sha: commit, status: 'in_progress' };
    runs.unshift(run);
    return run;
  }
  function say(
    commit: string,
    state: string,
    run: number,
    creator = 'github-actions[bot]',
    context = 'may be published',
  ) {
    statuses.unshift({ commit, context, state, description: '', creator, target_url: addressOf(run) });
  }
  /** A version that the workflow has accepted. */
  function accept(commit: string): string {
    const run = startRun(commit);
    say(commit, 'success', run.id);
    run.status = 'completed';
    return commit;
  }

  const textAt = (path: string, version: string) => git.find(`${version}:${path}`)?.content.toString();
  const commitJson = (sha: string) => {
    const { author, committer, isVerified = false } = made.get(sha) ?? {};
    const account = (login: string | undefined) => (login === undefined ? null : { login });
    const parents = (git.log(sha, 1)[0]?.parents ?? []).map((parent) => ({ sha: parent }));
    const commit = { verification: { verified: isVerified } };
    return { sha, parents, author: account(author), committer: account(committer), commit };
  };
  const proposalJson = ({ number, author, base, head, mergedAs }: Proposal) => ({
    number,
    user: { login: author },
    base: { ref: base },
    head: { sha: head },
    merged_at: mergedAs === undefined ? null : '2026-11-28T10:00:00Z',
    merge_commit_sha: mergedAs ?? null,
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
      const own = proposals.filter((each) => each.mergedAs === two || each.commits.includes(two));
      return paged(own).map(proposalJson);
    }
    if (one === 'pulls') {
      const own = proposals.find(({ number }) => number === Number(two));
      return own && paged(own.commits).map(commitJson);
    }
    if (one === 'compare') {
      const [base = '', head = ''] = two.split('...');
      if (!git.find(base) || !git.find(head)) return undefined;
      const isIn = (commit: string, ancestor: string) => git.contains(commit, ancestor);
      const status =
        base === head ? 'identical' : isIn(head, base) ? 'ahead' : isIn(base, head) ? 'behind' : 'diverged';
      const commits = git
        .log(`${base}..${head}`, 10_000)
        .map(({ oid }) => oid)
        .toReversed();
      return { status, total_commits: commits.length, commits: paged(commits).map(commitJson) };
    }
    if (path.startsWith('git/trees/')) {
      return { truncated: false, tree: git.tree(three).map(({ oid, ...each }) => ({ ...each, sha: oid })) };
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
      const commit = path.replace('statuses/', '');
      statuses.unshift({ commit, creator: 'github-actions[bot]', ...JSON.parse(sent) });
      return reply.writeHead(201).end('{}');
    }
    if (path.startsWith('contents/')) {
      const text = textAt(decodeURIComponent(path.replace('contents/', '')), searchParams.get('ref') ?? '');
      return text === undefined ? reply.writeHead(404).end('{}') : reply.end(text);
    }
    const found = answer(path, searchParams);
    return found === undefined ? reply.writeHead(404).end('{}') : reply.end(JSON.stringify(found));
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    git.remove();
  });

  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    git,
    roles,
    runs,
    statuses,
    proposals,
    faults,
    requests,
    first: git.head(),
    write,
    startRun,
    addressOf,
    say,
    accept,
    /** What has been said at a commit, the latest first. */
    saidAt: (commit: string) => statuses.filter((each) => each.commit === commit),
  };
}
