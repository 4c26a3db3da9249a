/** Finds out on GitHub what the guard decides about. Nothing of the pushed version is run or imported: it is only read. */
import { readEditorFile } from '../../editor/config/editorFile.ts';
import { contentPath, type KnownNames, wordsOf } from '../../site/content/contentPaths.ts';
import type { readAccepted } from './accepted.ts';
import {
  addsSignatures,
  CONTENT_BRANCH,
  type Commit,
  FILE,
  mayPublishAll,
  type PathChange,
  type People,
  type Push,
  type Range,
  type RecordTexts,
} from './decision.ts';
import { type GitHub, NoAnswer } from './gitHub.ts';

/** What the workflow knows of its run. */
export type Run = Pick<Push, 'actor' | 'event' | 'ref' | 'commit'> &
  Readonly<{
    before: string | undefined;
    /** Its number; a further attempt has the same. */
    id: number;
    isAgain: boolean;
  }>;

type Account = Readonly<{ login: string }> | null;
type CommitAnswer = Readonly<{
  sha: string;
  parents: readonly Readonly<{ sha: string }>[];
  author: Account;
  committer: Account;
  commit: Readonly<{ verification?: Readonly<{ verified: boolean }> }>;
}>;
type Proposal = Readonly<{
  number: number;
  user: Account;
  base: Readonly<{ ref: string }>;
  merged_at: string | null;
  merge_commit_sha: string | null;
}>;
type Comparison = Readonly<{ status: string; total_commits?: number; commits: readonly CommitAnswer[] }>;
type Tree = Readonly<{
  truncated?: boolean;
  tree: readonly Readonly<{ path: string; mode: string; type: string; sha: string }>[];
}>;

/** @throws NoAnswer if GitHub does not answer */
export async function readPush(gitHub: GitHub, accepted: ReturnType<typeof readAccepted>, run: Run): Promise<Push> {
  const { actor, event, ref, commit, before } = run;
  const roleOf = async (account: string) =>
    (await gitHub.find<{ role_name?: string }>(`collaborators/${encodeURIComponent(account)}/permission`))?.role_name;
  const push = { actor, event, ref, commit, ...(before !== undefined && { before }), role: await roleOf(actor) };
  const verdict = run.isAgain ? await accepted.verdictOf(commit, run.id) : undefined;
  if (verdict === 'success' || verdict === 'failure') Object.assign(push, { verdict });
  if (verdict === 'success' || ref !== `refs/heads/${CONTENT_BRANCH}` || mayPublishAll(push)) return push;
  const [base, proposer] = [await accepted.last(before), actor.endsWith('[bot]') ? await proposerOf() : undefined];
  return { ...push, proposer, range: base === undefined ? undefined : await readRange(gitHub, base, commit) };

  async function proposerOf() {
    const proposals = await gitHub.all<Proposal>(`commits/${commit}/pulls`);
    const own = proposals.find((each) => each.merge_commit_sha === commit && each.base.ref === CONTENT_BRANCH);
    return own?.user ? { account: own.user.login, role: await roleOf(own.user.login) } : undefined;
  }
}

async function readRange(gitHub: GitHub, base: string, commit: string): Promise<Range> {
  const comparison = await readComparison(gitHub, base, commit);
  const [old, now] = [await readTree(gitHub, base), await readTree(gitHub, commit)];
  const changes = changesOf(old, now);
  const changed = changes.filter(({ path }) => isRecord(path));
  // A version that was just pushed is not everywhere at once.
  for (const { path, after } of changed) {
    if (after === FILE && (await gitHub.readText(path, commit)) === undefined)
      throw new NoAnswer(`GitHub does not find ${path} yet.`);
  }
  const paths = changed.map(({ path }) => path);
  const records = await recordsOf(gitHub, paths, [base], commit);
  const range = {
    base,
    hasBase: comparison?.status === 'ahead' || comparison?.status === 'identical',
    isComplete: !old.truncated && !now.truncated,
    changes,
    records,
    site: await readSite(gitHub, base, old),
  };
  if (!addsSignatures(records)) return { ...range, commits: [], people: {} };
  if (!comparison?.isComplete) return { ...range, isComplete: false, commits: [], people: {} };
  const commits = await readCommits(gitHub, comparison.commits, paths);
  return { ...range, commits, people: await readPeople(gitHub, base) };
}

/** Commits that are read one by one. */
const MAX_COMMITS = 250;

async function readComparison(gitHub: GitHub, base: string, commit: string) {
  const commits: CommitAnswer[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await gitHub.find<Comparison>(`compare/${base}...${commit}?per_page=100&page=${page}`);
    if (!answer) return undefined;
    commits.push(...answer.commits);
    const all = answer.total_commits ?? commits.length;
    const isComplete = commits.length >= all;
    if (isComplete || answer.commits.length === 0 || all > MAX_COMMITS)
      return { status: answer.status, commits, isComplete };
  }
}

const readTree = (gitHub: GitHub, version: string) => gitHub.get<Tree>(`git/trees/${version}?recursive=1`);

/** Paths whose content or mode differs. Folders have no state of their own. */
function changesOf(old: Tree, now: Tree): readonly PathChange[] {
  const filesOf = ({ tree }: Tree) =>
    new Map(tree.filter(({ type }) => type !== 'tree').map((each) => [each.path, each]));
  const [before, after] = [filesOf(old), filesOf(now)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter(
      (path) => before.get(path)?.sha !== after.get(path)?.sha || before.get(path)?.mode !== after.get(path)?.mode,
    )
    .map((path) => ({ path, before: before.get(path)?.mode, after: after.get(path)?.mode }));
}

const isRecord = (path: string) => ['record', 'signatures'].includes(contentPath(path)?.kind ?? '');

/** The languages and the names of words files that a version has. */
async function readSite(gitHub: GitHub, version: string, { tree }: Tree): Promise<KnownNames> {
  const table: unknown = JSON.parse((await gitHub.readText('locales/languages.json', version)) || '[]');
  const languages = [table].flat().map((row) => String(Object(row).code));
  const words = tree.flatMap(({ path }) => wordsOf(path) ?? []);
  return { languages, namespaces: words.filter(({ language }) => language === languages[0]).map(({ name }) => name) };
}

async function readPeople(gitHub: GitHub, version: string): Promise<People> {
  const path = 'editor.yaml';
  const text = await gitHub.readText(path, version);
  if (text === undefined) return {};
  const { value, problems } = readEditorFile({ path, text });
  return (
    value?.people ?? `${path} has a mistake, so nobody is known by it: ${problems[0]?.message ?? 'it cannot be read'}`
  );
}

/** Records as they are in a version and in others. */
const recordsOf = (gitHub: GitHub, paths: readonly string[], before: readonly string[], after: string) =>
  Promise.all(
    paths.map(
      async (path): Promise<RecordTexts> => ({
        path,
        before: await Promise.all(before.map(async (version) => (await gitHub.readText(path, version)) ?? '')),
        after: (await gitHub.readText(path, after)) ?? '',
      }),
    ),
  );

/** The commits that change records; with those of proposals, of which GitHub may have made others. */
async function readCommits(
  gitHub: GitHub,
  range: readonly CommitAnswer[],
  paths: readonly string[],
): Promise<Commit[]> {
  const known = new Set(range.map(({ sha }) => sha));
  const proposals = new Map<number, readonly CommitAnswer[]>();
  const commits: Commit[] = [];
  const read = async (answer: CommitAnswer) => {
    const all = await recordsOf(
      gitHub,
      paths,
      answer.parents.map(({ sha }) => sha),
      answer.sha,
    );
    const records = all.filter(({ before, after }) => !before.includes(after));
    if (records.length === 0) return;
    let isDerived = answer.parents.length !== 1;
    for (const { number, merged_at: time } of await gitHub.all<Proposal>(`commits/${answer.sha}/pulls`)) {
      if (time === null) continue;
      const own = proposals.get(number) ?? (await gitHub.all<CommitAnswer>(`pulls/${number}/commits`));
      proposals.set(number, own);
      if (own.every(({ sha }) => sha !== answer.sha)) isDerived = true;
    }
    commits.push({
      author: answer.author?.login,
      committer: answer.committer?.login,
      isVerified: answer.commit.verification?.verified === true,
      isDerived,
      records,
    });
  };
  for (const answer of range) await read(answer);
  for (const answer of [...proposals.values()].flat()) if (!known.has(answer.sha)) await read(answer);
  return commits;
}
