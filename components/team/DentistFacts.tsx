import type { TeamMember } from '../../branches/model/siteModel.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useFigures, useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { formatDays, formatLanguages } from '../../renderer/i18n/figures.ts';
import { IconFacts } from '../ui/lists/IconFacts.tsx';

type DentistFactsProps = Readonly<{ member: TeamMember }>;

/** Education, certificates, registration. */
export function DentistFacts({ member: { education, certifications, registration } }: DentistFactsProps) {
  const words = useWords('about');
  const local = useLocalWords();
  return (
    <IconFacts
      facts={[
        { icon: 'school', label: words.text('labels.education'), text: local.text(education) },
        ...certifications.map((certificate) => ({
          icon: 'school',
          label: words.text('labels.certification'),
          text: local.text(certificate),
        })),
        ...(registration
          ? [{ icon: 'school', text: words.text('labels.registration', { number: registration }) }]
          : []),
      ]}
    />
  );
}

type DentistVisitsProps = Readonly<{ member: Pick<TeamMember, 'branches' | 'languages'> }>;

/** Where, when and in which languages patients meet a dentist, as far as the clinic has said. */
export function DentistVisits({ member: { branches, languages } }: DentistVisitsProps) {
  const site = useSite();
  const words = useWords('about');
  const local = useLocalWords();
  const figures = useFigures();
  const workplaces = branches.flatMap(({ branch, days }) => {
    const found = site.branches.find(({ id }) => id === branch);
    if (!found) return [];
    const text =
      days.length > 0
        ? words.text('labels.workdays', { branch: local.plain(found.name), days: formatDays(days, figures.words) })
        : local.text(found.name);
    return [{ icon: 'map-pin', label: words.text('labels.workplace'), text }];
  });
  const spoken = figures.mark(formatLanguages(languages, figures.words));
  return (
    <IconFacts
      facts={[
        ...workplaces,
        ...(languages.length > 0 ? [{ icon: 'message-2', label: words.text('labels.languages'), text: spoken }] : []),
      ]}
    />
  );
}
