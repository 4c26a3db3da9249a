import styled from '@emotion/styled';
import { Monogram } from '../../components/ui/Monogram.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { color, from, size, space } from '../../components/ui/tokens.ts';
import { useSite } from '../../renderer/PageContext.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';
import { MemberFacts } from './MemberFacts.tsx';

/** The dentist who started the clinic. Nothing where the clinic file names none. */
export function Founder() {
  const founder = useSite().clinic.team.find((member) => member.founder);
  const words = useWords('about');
  const local = useLocalWords();
  if (!founder) return null;
  return (
    <Section>
      <Profile>
        <Monogram name={founder.name} large />
        <div>
          <Eyebrow>{words.text('founder.eyebrow')}</Eyebrow>
          <h2>{words.text('founder.title')}</h2>
          <h3>{founder.name}</h3>
          <Title>{local.text(founder.title)}</Title>
          <Description>{local.text(founder.description)}</Description>
          <MemberFacts member={founder} />
        </div>
      </Profile>
    </Section>
  );
}

const Profile = styled.div`
  display: grid;
  align-items: start;
  gap: ${space.l};

  h3 {
    margin-top: ${space.m};
  }

  ${from.tablet} {
    grid-template-columns: auto minmax(0, 46rem);
    justify-content: start;
    gap: ${space.xl};
  }
`;

const Eyebrow = styled.p`
  margin-bottom: ${space.xs};
  color: ${color.teal};
  font-size: ${size.small};
  font-weight: 700;
`;

const Title = styled.p`
  color: ${color.inkSoft};
`;

const Description = styled.p`
  margin-block: ${space.s} ${space.m};
  font-size: ${size.lead};
`;
