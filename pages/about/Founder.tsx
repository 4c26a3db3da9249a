import styled from '@emotion/styled';
import { DentistFacts, DentistVisits } from '../../components/team/DentistFacts.tsx';
import { Portrait } from '../../components/team/Portrait.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { color, from, measure, size, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';

/** The profile of the clinic's founder. Renders nothing if the clinic file has no founder. */
export function Founder() {
  const founder = useSite().clinic.team.find((member) => member.founder);
  const words = useWords('about');
  const local = useLocalWords();
  if (!founder) return null;
  return (
    <Section title={words.text('founder.title')}>
      <Profile>
        <Portrait member={founder} large />
        <div>
          <h3>{local.text(founder.name)}</h3>
          <p>{local.text(founder.title)}</p>
        </div>
        <div>
          <strong>{local.text(founder.specialization)}</strong>
          <Description>{local.text(founder.description)}</Description>
          <DentistFacts member={founder} />
          <DentistVisits member={founder} />
        </div>
      </Profile>
    </Section>
  );
}

/* The initials are beside the name, on larger screens beside the whole profile. */
const Profile = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.s} ${space.m};
  max-width: ${measure.wide};

  h3 + p {
    color: ${color.inkSoft};
  }

  strong {
    color: ${color.tealDark};
    font-weight: 600;
  }

  div + div {
    grid-column: 1 / -1;
  }

  ul + ul {
    margin-top: ${space.xxs};
  }

  ${from.tablet} {
    & > span {
      grid-row: span 2;
      align-self: start;
    }

    div + div {
      grid-column: 2;
    }
  }
`;

const Description = styled.p`
  margin-block: ${space.xs} ${space.m};
  font-size: ${size.lead};
`;
