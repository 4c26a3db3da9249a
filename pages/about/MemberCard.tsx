import styled from '@emotion/styled';
import type { TeamMember } from '../../branches/model/site-model.ts';
import { Monogram } from '../../components/ui/Monogram.tsx';
import { color, radius, shadow, space } from '../../components/ui/tokens.ts';
import { useLocalWords } from '../../renderer/useWords.tsx';
import { MemberFacts } from './MemberFacts.tsx';

export type MemberCardProps = Readonly<{ member: TeamMember }>;

/** An entry of the list of dentists. */
export function MemberCard({ member }: MemberCardProps) {
  const local = useLocalWords();
  return (
    <Box>
      <Name>
        <Monogram name={member.name} />
        <div>
          <h3>{member.name}</h3>
          <p>{local.text(member.title)}</p>
        </div>
      </Name>
      <p>{local.text(member.description)}</p>
      <MemberFacts member={member} />
    </Box>
  );
}

const Box = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  padding: ${space.m};
  border-radius: ${radius.m};
  background: ${color.white};
  box-shadow: ${shadow.soft};

  dl {
    margin-top: auto;
    padding-top: ${space.s};
    border-top: 1px solid ${color.line};
  }

  @media print {
    break-inside: avoid;
    box-shadow: none;
  }
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};

  p {
    color: ${color.inkSoft};
  }
`;
