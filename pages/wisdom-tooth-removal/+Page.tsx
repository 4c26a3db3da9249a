import { BookAction, CallActions } from '../../components/branches/BranchLinks.tsx';
import { CausesAndSymptoms } from '../../components/services/CausesAndSymptoms.tsx';
import { OtherServices } from '../../components/services/OtherServices.tsx';
import { AdviceSources } from '../../components/site/AdviceSources.tsx';
import { Closing } from '../../components/site/CallToAction.tsx';
import { EMERGENCY, EmergencyCard } from '../../components/site/EmergencySection.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { UrgencyCard } from '../../components/ui/cards/UrgencyCard.tsx';
import { ActionRow, Section, SplitSection, TwoColumns } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { CheckList, TitledList } from '../../components/ui/lists/CheckList.tsx';
import { TitledTexts } from '../../components/ui/lists/TitledTexts.tsx';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { RemovalTimeline } from './RemovalTimeline.tsx';

/** /wisdom-tooth-removal: when it is necessary, how it is done, how long it takes and what it costs. */
export function Page() {
  const words = useWords('wisdom-tooth-removal');
  return (
    <>
      <PageHero
        title={words.text('hero.title')}
        lead={words.text('hero.lead')}
        picture={{ src: 'topics/wisdom-tooth-removal.webp', alt: words.plain('hero.imageAlt') }}
      >
        <ActionRow>
          <BookAction />
          <Action href="#time-and-cost" look="quiet" icon="arrow-down">
            {words.text('hero.toTimeline')}
          </Action>
        </ActionRow>
      </PageHero>
      <CausesAndSymptoms namespace="wisdom-tooth-removal" />
      <SplitSection title={words.text('risks.title')} intro={words.text('risks.intro')}>
        {(['leaving', 'removing'] as const).map((choice) => (
          <TitledList
            key={choice}
            title={words.text(`risks.${choice}.title`)}
            icon="alert-triangle"
            tone="warm"
            items={words.list(`risks.${choice}.items`).map((key) => words.text(key))}
          />
        ))}
      </SplitSection>
      <SplitSection background="sand" title={words.text('process.title')} intro={words.text('process.intro')}>
        <TitledTexts
          as="steps"
          items={words.list('process.steps').map((key) => ({
            title: words.text(`${key}.title`),
            text: words.text(`${key}.text`),
          }))}
        />
      </SplitSection>
      <RemovalTimeline />
      <SplitSection title={words.text('aftercare.title')} intro={words.text('aftercare.intro')}>
        <CheckList lined icon="point" items={words.list('aftercare.items').map((key) => words.text(key))} />
      </SplitSection>
      <RemovalHelp />
      <AdviceSources namespace="wisdom-tooth-removal" />
      <OtherServices />
      <Closing namespace="wisdom-tooth-removal" />
    </>
  );
}

function RemovalHelp() {
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
