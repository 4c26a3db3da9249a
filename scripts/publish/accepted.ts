/** Which version was accepted last, by the statuses of the workflow's own runs. The workflow finds it the same way before it has the guard. */
import { CONTENT_BRANCH } from './decision.ts';
import type { GitHub } from './gitHub.ts';

/** Under which name a verdict stands at its commit. */
export const CONTEXT = 'may be published';

const WORKFLOW = 'website.yml';
/** Who posts for a workflow: for any of the repository. */
const BOT = 'github-actions[bot]';
/** How often the run of the version before is waited for. */
const MAX_LOOKS = 10;

/** A run of a workflow. */
type Run = Readonly<{
  id: number;
  path: string;
  /** Of a proposal from elsewhere, its branch there. */
  head_branch: string | null;
  head_sha: string;
  status: string | null;
  event?: string;
}>;
type Status = Readonly<{
  context: string;
  state: string;
  creator: Readonly<{ login: string }> | null;
  target_url: string | null;
}>;

const isVerdict = ({ context, creator, state }: Status) =>
  context === CONTEXT && creator?.login === BOT && state !== 'error';

/** The path may have its branch behind it: `.github/workflows/website.yml@main`. */
const isOurs = ({ path, head_branch, event }: Run) =>
  path.split('@')[0] === `.github/workflows/${WORKFLOW}` &&
  head_branch === CONTENT_BRANCH &&
  !event?.startsWith('pull_request');

/** The number of a run in its address, or NaN. */
export const runIdOf = (address: string | null): number => Number(/\/actions\/runs\/(\d+)$/.exec(address ?? '')?.[1]);

/** @param own number of the present run; later ones do not count */
export function readAccepted(gitHub: GitHub, own: number) {
  const known = new Map<string, Promise<readonly Status[]>>();
  /**
   * The verdicts of workflows at a commit, the latest first. Anybody with the role Write can post a status, but not as the bot. An error is no
   * verdict: what was said before it stands.
   */
  function verdictsAt(commit: string): Promise<readonly Status[]> {
    const verdicts =
      known.get(commit) ?? gitHub.all<Status>(`commits/${commit}/statuses`).then((all) => all.filter(isVerdict));
    known.set(commit, verdicts);
    return verdicts;
  }

  /** The status that a run gave its commit. */
  const verdictOf = async (commit: string, run: number) =>
    (await verdictsAt(commit)).find((each) => runIdOf(each.target_url) === run)?.state;

  /** Whether a commit was accepted by a run of its own, where no runs are listed. */
  async function wasAccepted(commit: string): Promise<boolean> {
    const [verdict] = await verdictsAt(commit);
    if (verdict?.state !== 'success') return false;
    const run = await gitHub.find<Run>(`actions/runs/${runIdOf(verdict.target_url)}`);
    return run !== undefined && isOurs(run) && run.head_sha === commit;
  }

  const runs = async function* () {
    const all = gitHub.list<Run>(`actions/workflows/${WORKFLOW}/runs?branch=${CONTENT_BRANCH}`, 'workflow_runs');
    // Later runs have higher numbers.
    for await (const run of all) if (isOurs(run) && !(run.id >= own)) yield run;
  };

  const runOf = async (commit: string) => {
    for await (const run of runs()) if (run.head_sha === commit) return run;
    return undefined;
  };

  /** The run of the version before may still be judging. */
  async function waitFor(commit: string): Promise<void> {
    for (let looks = 1; looks < MAX_LOOKS; looks += 1) {
      const run = await runOf(commit);
      if (!run || run.status === 'completed' || (await verdictOf(commit, run.id)) !== undefined) return;
      known.delete(commit);
      await gitHub.pause();
    }
  }

  return {
    verdictOf,
    /** @param before where the branch was; undefined if no version was accepted so far */
    async last(before: string | undefined): Promise<string | undefined> {
      if (before !== undefined) await waitFor(before);
      let isListed = false;
      for await (const { id, head_sha: commit } of runs()) {
        isListed = true;
        if ((await verdictOf(commit, id)) === 'success') return commit;
      }
      return !isListed && before !== undefined && (await wasAccepted(before)) ? before : undefined;
    },
  };
}
