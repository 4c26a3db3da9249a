/** Fetching from the remote and sending to it. */
import { GitFailed } from './gitFailed.ts';
import { type Git, hasOwnSsh } from './openGit.ts';
import { maybe, type Remote } from './repository.ts';

/** Fetches what others have published. @returns the commit; undefined if the branch does not exist there yet */
export async function fetchBranch(git: Git, { name, branch }: Remote): Promise<string | undefined> {
  const options = ['--progress', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];
  // Named by hand: a clone of one branch, or a remote added later, may have no rule for this one.
  const where = `+refs/heads/${branch}:refs/remotes/${name}/${branch}`;
  try {
    await git.run(['fetch', ...options, name, where], { env: await withoutQuestions(git) });
  } catch (error) {
    if (error instanceof GitFailed && /couldn't find remote ref/.test(error.message)) return undefined;
    throw error;
  }
  return (await git.run(['rev-parse', `refs/remotes/${name}/${branch}`])).trim();
}

/** Sends a commit. Hooks of this working copy run, as they would in a terminal. */
export async function push(git: Git, { name, branch }: Remote, commit: string): Promise<void> {
  const env = await withoutQuestions(git);
  await git.run(['push', '--progress', name, `${commit}:refs/heads/${branch}`], { env });
}

/** ssh fails at once instead of asking in a terminal that nobody looks at. */
async function withoutQuestions(git: Git): Promise<Record<string, string>> {
  const isSet = hasOwnSsh() || (await maybe(git, ['config', '--get', 'core.sshCommand'])) !== undefined;
  return isSet ? {} : { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' };
}
