/** Changes that somebody has to approve: a branch and a pull request on GitHub. */
import type { Proposal } from './contentStore.ts';
import type { GitHubApi } from './gitHubApi.ts';
import { type Changeset, checkChanges, commitTo, draftId } from './gitHubCommit.ts';
import {
  MAKE_BRANCH,
  MAKE_PULL_REQUEST,
  mayWrite,
  PROPOSAL,
  type ProposalAnswer,
  type PullRequest,
  type PullRequestAnswer,
} from './gitHubQueries.ts';

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
