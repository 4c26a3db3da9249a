import { areManyBranches } from './manyBranches.ts';
import type { Branch, SiteModel, TeamMember } from './siteModel.ts';

type Team = Readonly<{ clinic: Pick<SiteModel['clinic'], 'team'> }>;

/** The dentists of whom the clinic says that they work at a branch. */
export const dentistsAt = ({ id }: Pick<Branch, 'id'>, { clinic }: Team): readonly TeamMember[] =>
  clinic.team.filter(({ branches }) => branches.some(({ branch }) => branch === id));

/** The dentists whom the clinic presents as a whole: all or, of many branches, the founder and those who work at no certain one. */
export const dentistsOfAll = ({ clinic, branches }: Team & Pick<SiteModel, 'branches'>): readonly TeamMember[] =>
  areManyBranches(branches)
    ? clinic.team.filter((member) => member.founder || member.branches.length === 0)
    : clinic.team;
