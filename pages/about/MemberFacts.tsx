import styled from '@emotion/styled';
import type { TeamMember } from '../../branches/model/siteModel.ts';
import { VisuallyHidden } from '../../components/ui/layout/VisuallyHidden.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { color, size, space } from '../../components/ui/style/tokens.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';

export type MemberFactsProps = Readonly<{ member: TeamMember }>;

/** A dentist's education and certificates. */
export function MemberFacts({ member: { education, certifications } }: MemberFactsProps) {
  const words = useWords('about');
  const local = useLocalWords();
  return (
    <List>
      <li>
        <Icon name="school" />
        <span>
          <VisuallyHidden>{words.text('labels.education')}: </VisuallyHidden>
          {local.text(education)}
        </span>
      </li>
      {certifications.map((certificate) => (
        <li key={certificate.en}>
          <Icon name="school" />
          <span>
            <VisuallyHidden>{words.text('labels.certification')}: </VisuallyHidden>
            {local.text(certificate)}
          </span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.xxs};
  padding: 0;
  list-style: none;
  font-size: ${size.small};

  li {
    display: flex;
    gap: ${space.xs};
  }

  svg {
    color: ${color.teal};
  }
`;
