import styled from '@emotion/styled';
import { BookAction } from '../../components/branches/BookAction.tsx';
import { CallActions } from '../../components/branches/CallActions.tsx';
import { UrgencyCard } from '../../components/ui/cards/UrgencyCard.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { from, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';

/** Levels of urgency below an emergency: what a dentist has to see today, and what can wait for an appointment. */
export function PainLevels() {
  const words = useWords('tooth-pain-relief');
  const { branches } = useSite();
  return (
    <Section>
      <Cards>
        <UrgencyCard
          level="urgent"
          label={words.text('help.urgent.label')}
          title={words.text('help.urgent.title')}
          intro={words.text('help.urgent.intro')}
          items={words.list('help.urgent.items').map((key) => words.rich(key))}
        >
          <CallActions branches={branches} withNumber />
        </UrgencyCard>
        <UrgencyCard
          level="routine"
          label={words.text('help.routine.label')}
          title={words.text('help.routine.title')}
          intro={words.text('help.routine.intro')}
          items={words.list('help.routine.items').map((key) => words.rich(key))}
        >
          <BookAction />
        </UrgencyCard>
      </Cards>
    </Section>
  );
}

/* The first card has more text: it is wider, so that both have about the same height. */
const Cards = styled.div`
  display: grid;
  gap: ${space.m};

  ${from.desktop} {
    grid-template-columns: 7fr 5fr;
    gap: ${space.l};
  }
`;
