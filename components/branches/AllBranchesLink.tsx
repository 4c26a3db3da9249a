import { useWords } from '../../renderer/context/useWords.tsx';
import { pathOf } from '../../renderer/site/routes.ts';
import { PageLink } from '../ui/links/PageLink.tsx';

/** A link to all branches, for lists that show only the first of them. */
export function AllBranchesLink() {
  return <PageLink to={pathOf('contact')}>{useWords('common').text('allBranches')}</PageLink>;
}
