import styled from '@emotion/styled';
import type { TeamMember } from '../../branches/model/siteModel.ts';
import { Avatar } from '../../components/ui/cards/Avatar.tsx';
import { color, radius, shadow, size, space } from '../../components/ui/style/tokens.ts';
import { useLocalWords } from '../../renderer/context/useWords.tsx';
import { MemberFacts } from './MemberFacts.tsx';

export type MemberCardProps = Readonly<{ member: TeamMember }>;

/** A dentist as a list item. The founder's description is omitted, as `Founder` shows it. */
export function MemberCard({ member }: MemberCardProps) {
  const local = useLocalWords();
  return (
    <Box>
      <Avatar name={member.name} />
      <div>
        <h3>{member.name}</h3>
        <p>{local.text(member.title)}</p>
      </div>
      <strong>{local.text(member.specialization)}</strong>
      {!member.founder && <p>{local.text(member.description)}</p>}
      <MemberFacts member={member} />
    </Box>
  );
}

const Box = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  align-items: center;
  gap: ${space.s};
  padding: ${space.m};
  border-radius: ${radius.m};
  background: ${color.white};
  box-shadow: ${shadow.soft};

  & > strong,
  & > p,
  & > ul {
    grid-column: 1 / -1;
  }

  div p {
    color: ${color.inkSoft};
  }

  strong {
    color: ${color.tealDark};
    font-size: ${size.small};
    font-weight: 600;
  }
`;
