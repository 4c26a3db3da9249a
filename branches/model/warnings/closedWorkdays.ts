import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { CLINIC_ID } from '../files/crossChecks.ts';
import type { SiteFiles } from '../files/parseFiles.ts';

/** A warning for every day on which a dentist works at a branch that is closed then. */
export function closedWorkdays({ clinic, branches }: SiteFiles, source: YamlSource): readonly Problem[] {
  if (source.id !== CLINIC_ID) return [];
  return clinic.team.flatMap(({ name, branches: workplaces = [] }, member) =>
    workplaces.flatMap(({ branch, days = [] }, place) => {
      const hours = branches.find(({ id }) => id === branch)?.file.hours;
      return days.flatMap((day, index) => {
        if (hours?.[day] !== 'closed') return [];
        const message = `team.branches.days: ${name.en} works on ${day}, but ${branch}.yaml says that the branch is closed then. Change one of them.`;
        return [source.problemAt(['team', member, 'branches', place, 'days', index], message)];
      });
    }),
  );
}
