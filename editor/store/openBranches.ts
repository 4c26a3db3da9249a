/** Finds the branches on GitHub that anybody with write access can overwrite, bypassing the workflow. */
import type { OpenBranch } from '../content/contentStore.ts';
import type { GitHubApi } from './gitHubApi.ts';
import { isFailure } from './gitHubFailures.ts';

/** The branch that `website.yml` deploys to. */
const LIVE = 'live';

/** The types of rules that close a branch, as GitHub calls them. */
const CLOSING: Readonly<Record<OpenBranch, readonly string[]>> = {
  live: ['update', 'deletion'],
  content: ['non_fast_forward', 'deletion'],
};

/**
 * Reads the rules with the person's own key; reading the repository is enough.
 * @param content the branch that the website is built from
 * @returns the unprotected branches among those that exist @throws GitHubFailure
 */
export async function findOpenBranches(api: GitHubApi, content: string): Promise<readonly OpenBranch[]> {
  const branches = { live: LIVE, content } as const;
  const isOpen = async (kind: OpenBranch) => {
    const branch = encodeURIComponent(branches[kind]);
    const known = await orUndefined(api.get<{ protected: boolean }>(`/branches/${branch}`));
    // Classic protection refuses to rewrite a branch, but not to push to it.
    if (!known || (kind === 'content' && known.protected)) return false;
    // A private repository on GitHub's free plan has no rules, and refuses to list them.
    const rules = await orUndefined(api.get<{ type: string }[]>(`/rules/branches/${branch}`));
    const types = (rules ?? []).map(({ type }) => type);
    return !CLOSING[kind].every((type) => types.includes(type));
  };
  const kinds: readonly OpenBranch[] = ['live', 'content'];
  const open = await Promise.all(kinds.map(isOpen));
  return kinds.filter((_, at) => open[at]);
}

const orUndefined = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (isFailure(error, 'mayNot', 'notFound')) return undefined;
    throw error;
  });
