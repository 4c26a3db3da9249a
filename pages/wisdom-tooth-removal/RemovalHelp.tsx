import { CallActions } from '../../components/branches/CallActions.tsx';
import { EmergencyCard } from '../../components/site/EmergencyCard.tsx';
import { EMERGENCY } from '../../components/site/EmergencySection.tsx';
import { UrgencyCard } from '../../components/ui/cards/UrgencyCard.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { TwoColumns } from '../../components/ui/layout/TwoColumns.tsx';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';

/** The danger signs, and the problems after a removal to call the clinic about. */
export function RemovalHelp() {
  const words = useWords('wisdom-tooth-removal');
  const { branches } = useSite();
  return (
    <Section id={EMERGENCY}>
      <TwoColumns>
        <EmergencyCard intro={words.text('help.emergency.intro')} />
        <UrgencyCard
          level="urgent"
          label={words.text('help.urgent.label')}
          title={words.text('help.urgent.title')}
          intro={words.text('help.urgent.intro')}
          items={words.list('help.urgent.items').map((key) => words.text(key))}
        >
          <CallActions branches={branches} withNumber />
        </UrgencyCard>
      </TwoColumns>
    </Section>
  );
}
