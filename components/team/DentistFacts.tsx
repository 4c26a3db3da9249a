import type { TeamMember } from '../../branches/model/siteModel.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useFigures, useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatDays, formatLanguages } from '../../site/language/figures.ts';
import { IconFacts } from '../ui/lists/IconFacts.tsx';

type DentistFactsProps = Readonly<{ member: TeamMember }>;

/** Education, certificates, registration. */
export function DentistFacts({ member }: DentistFactsProps) {
  const { t } = useTranslation('about');
  const local = useLocalText();
  const { education, registration } = member;
  return (
    <>
      <IconFacts facts={[{ icon: 'school', label: t('labels.education'), text: local(education) }]} />
      <Certificates member={member} />
      {registration && (
        <IconFacts facts={[{ icon: 'school', text: t('labels.registration', { number: registration }) }]} />
      )}
    </>
  );
}

export function Certificates({ member: { certifications } }: DentistFactsProps) {
  const { t } = useTranslation('about');
  const local = useLocalText();
  return (
    <IconFacts
      facts={certifications.map((certificate) => ({
        icon: 'school',
        label: t('labels.certification'),
        text: local(certificate),
      }))}
    />
  );
}

type DentistVisitsProps = Readonly<{ member: Pick<TeamMember, 'branches' | 'languages'> }>;

/** Where, when and in which languages patients meet a dentist, as far as the clinic has said. */
export function DentistVisits({ member: { branches, languages } }: DentistVisitsProps) {
  const site = useSite();
  const { t } = useTranslation('about');
  const local = useLocalText();
  const figures = useFigures();
  const workplaces = branches.flatMap(({ branch, days }) => {
    const found = site.branches.find(({ id }) => id === branch);
    if (!found) return [];
    const text =
      days.length > 0
        ? t('labels.workdays', { branch: local(found.name), days: formatDays(days, figures.words) })
        : local(found.name);
    return [{ icon: 'map-pin', label: t('labels.workplace'), text }];
  });
  const spoken = figures.mark(formatLanguages(languages, figures.words));
  return (
    <IconFacts
      facts={[
        ...workplaces,
        ...(languages.length > 0 ? [{ icon: 'message-2', label: t('labels.languages'), text: spoken }] : []),
      ]}
    />
  );
}
