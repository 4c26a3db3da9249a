import type { TeamMember } from '../../branches/model/siteModel.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { IconFacts } from '../ui/lists/IconFacts.tsx';

export type DentistFactsProps = Readonly<{ member: TeamMember }>;

/** A dentist's training: education, certificates, registration. */
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
