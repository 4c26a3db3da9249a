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
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { RemovalTimeline } from './RemovalTimeline.tsx';

/** /wisdom-tooth-removal: when it is necessary, how it is done, how long it takes and what it costs. */
export function Page() {
  const { t, list } = useTranslation('wisdom-tooth-removal');
  return (
    <>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={{ src: 'topics/wisdom-tooth-removal.webp', alt: t('hero.imageAlt') }}
      >
        <ActionRow>
          <BookAction />
          <Action href="#time-and-cost" look="quiet" icon="arrow-down">
            {t('hero.toTimeline')}
          </Action>
        </ActionRow>
      </PageHero>
      <CausesAndSymptoms namespace="wisdom-tooth-removal" />
      <SplitSection title={t('risks.title')} intro={t('risks.intro')}>
        {(['leaving', 'removing'] as const).map((choice) => (
          <TitledList
            key={choice}
            title={t(`risks.${choice}.title`)}
            icon="alert-triangle"
            tone="warm"
            items={list(`risks.${choice}.items`).map((key) => t(key))}
          />
        ))}
      </SplitSection>
      <SplitSection background="sand" title={t('process.title')} intro={t('process.intro')}>
        <TitledTexts
          as="steps"
          items={list('process.steps').map((key) => ({
            title: t(`${key}.title`),
            text: t(`${key}.text`),
          }))}
        />
      </SplitSection>
      <RemovalTimeline />
      <SplitSection title={t('aftercare.title')} intro={t('aftercare.intro')}>
        <CheckList lined icon="point" items={list('aftercare.items').map((key) => t(key))} />
      </SplitSection>
      <RemovalHelp />
      <AdviceSources namespace="wisdom-tooth-removal" />
      <OtherServices />
      <Closing namespace="wisdom-tooth-removal" />
    </>
  );
}

function RemovalHelp() {
  const { t, list } = useTranslation('wisdom-tooth-removal');
  const { branches } = useSite();
  return (
    <Section id={EMERGENCY}>
      <TwoColumns>
        <EmergencyCard intro={t('help.emergency.intro')} />
        <UrgencyCard
          level="urgent"
          label={t('help.urgent.label')}
          title={t('help.urgent.title')}
          intro={t('help.urgent.intro')}
          items={list('help.urgent.items').map((key) => t(key))}
        >
          <CallActions branches={branches} withNumber />
        </UrgencyCard>
      </TwoColumns>
    </Section>
  );
}
