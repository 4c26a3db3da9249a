import { CallActions } from '../../components/site/CallActions.tsx';
import { EmergencyCard } from '../../components/site/EmergencyCard.tsx';
import { CareCard } from '../../components/ui/CareCard.tsx';
import { Pair } from '../../components/ui/Pair.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { useSite } from '../../renderer/PageContext.ts';
import { useWords } from '../../renderer/useWords.tsx';

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
