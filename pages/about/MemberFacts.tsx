import styled from '@emotion/styled';
import type { TeamMember } from '../../branches/model/site-model.ts';
import { color, size, space } from '../../components/ui/tokens.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';

export type MemberFactsProps = Readonly<{ member: TeamMember }>;

/** A dentist's field, education and certificates. */
export function MemberFacts({ member: { specialization, education, certifications } }: MemberFactsProps) {
  const words = useWords('about');
  const local = useLocalWords();
  return (
    <List>
      <div>
        <dt>{words.text('labels.specialization')}</dt>
        <dd>{local.text(specialization)}</dd>
      </div>
      <div>
        <dt>{words.text('labels.education')}</dt>
        <dd>{local.text(education)}</dd>
      </div>
      {certifications.length > 0 && (
        <div>
          <dt>{words.text('labels.certifications')}</dt>
          {certifications.map((certificate) => (
            <dd key={certificate.en}>{local.text(certificate)}</dd>
          ))}
        </div>
      )}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space.xs};
  font-size: ${size.small};

  dt {
    color: ${color.tealDark};
    font-weight: 600;
  }
`;
