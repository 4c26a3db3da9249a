import type { ClinicFile } from '../schema/clinicFile.ts';
import type { TeamMember } from '../siteModel.ts';

type WrittenMember = ClinicFile['team'][number];

/**
 * The dentists as pages show them. The founder belongs to every site, another dentist to those of the branches that they work
 * at, if they name any.
 * @param shown ids of the branches that the pages are about
 */
export function toTeam(written: readonly WrittenMember[], shown: readonly string[]): readonly TeamMember[] {
  const isShown = ({ branch }: { branch: string }) => shown.includes(branch);
  return written
    .filter(({ founder, branches = [] }) => founder || branches.length === 0 || branches.some(isShown))
    .map((member) => ({
      ...member,
      founder: member.founder ?? false,
      certifications: member.certifications ?? [],
      languages: member.languages ?? [],
      branches: (member.branches ?? []).filter(isShown).map(({ branch, days = [] }) => ({ branch, days })),
      sample: member.sample ?? false,
    }));
}
