import { CallActions } from '../../components/branches/CallActions.tsx';
import { EmergencyCard } from '../../components/branches/EmergencyCard.tsx';
import { CareCard } from '../../components/ui/cards/CareCard.tsx';
import { Pair } from '../../components/ui/layout/Pair.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';

/** After a removal: what needs a hospital, and what to call the clinic about. */
export function RemovalHelp() {
  const words = useWords('wisdom-tooth-removal');
  const { branches } = useSite();
  return (
    <Section>
      <Pair>
        <EmergencyCard
          intro={words.text('help.emergency.intro')}
          items={words.list('help.emergency.items').map((key) => words.text(key))}
        />
        <CareCard
          level="urgent"
          label={words.text('help.urgent.label')}
          title={words.text('help.urgent.title')}
          intro={words.text('help.urgent.intro')}
          items={words.list('help.urgent.items').map((key) => words.text(key))}
        >
          <CallActions branches={branches} withNumber />
        </CareCard>
      </Pair>
    </Section>
  );
}
