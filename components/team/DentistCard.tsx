import styled from '@emotion/styled';
import type { TeamMember } from '../../branches/model/siteModel.ts';
import { useLocalWords } from '../../renderer/context/useWords.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { DentistFacts } from './DentistFacts.tsx';
import { DentistVisits } from './DentistVisits.tsx';
import { dentistCardStyle } from './dentistCardStyle.ts';
import { Portrait } from './Portrait.tsx';

export type DentistCardProps = Readonly<{ member: TeamMember }>;

/**
 * A dentist as a list item: who, for what, where and when; the rest unfolds. A founder's card has nothing to unfold, because the
 * founder has a profile (`Founder`).
 */
export function DentistCard({ member }: DentistCardProps) {
  const local = useLocalWords();
  const face = (
    <>
      <Portrait member={member} />
      <h3>{local.text(member.name)}</h3>
      <span>{local.text(member.title)}</span>
      <strong>{local.text(member.specialization)}</strong>
    </>
  );
  if (member.founder) {
    return (
      <Box>
        <div>{face}</div>
      </Box>
    );
  }
  return (
    <Box>
      <details>
        <summary>
          {face}
          <Icon name="chevron-down" />
        </summary>
        <p>{local.text(member.description)}</p>
        <DentistFacts member={member} />
      </details>
      <DentistVisits member={member} />
    </Box>
  );
}

const Box = styled.li(dentistCardStyle);
