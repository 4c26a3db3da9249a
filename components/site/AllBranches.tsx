import { pathOf } from '../../renderer/routes.ts';
import { useWords } from '../../renderer/useWords.tsx';
import { PageLink } from '../ui/PageLink.tsx';

/** Leads to all branches, where a page names only the first of them. */
export function AllBranches() {
  return <PageLink to={pathOf('contact')}>{useWords('common').text('allBranches')}</PageLink>;
}
