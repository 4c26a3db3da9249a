import { useQuery } from '@tanstack/react-query';
import { areManyBranches } from '../../../../branches/model/manyBranches.ts';
import { MY_BRANCHES } from '../../signIn/Account.tsx';
import { filesQuery } from '../queries.ts';

/** The branches: all; the person's own; and those that are offered to them, which among many are only their own, if they have some. */
export function useBranches() {
  const { data: files = [] } = useQuery(filesQuery);
  const all = files.filter(({ kind }) => kind === 'branch');
  const own = all.filter(({ id }) => MY_BRANCHES.includes(id));
  return { all, own, offered: areManyBranches(all) && own.length > 0 ? own : all };
}
