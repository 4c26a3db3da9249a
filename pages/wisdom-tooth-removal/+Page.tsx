import styled from '@emotion/styled';
import { BookOrCall, CallActions } from '../../components/branches/BranchLinks.tsx';
import { Closing } from '../../components/branches/CallToAction.tsx';
import { AtAGlance } from '../../components/services/AtAGlance.tsx';
import { CausesAndSymptoms } from '../../components/services/CausesAndSymptoms.tsx';
import { AdviceSources } from '../../components/site/AdviceSources.tsx';
import { EmergencyCard } from '../../components/site/EmergencySection.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { UrgencyCard } from '../../components/ui/cards/UrgencyCard.tsx';
import { Disclosure, DisclosureList } from '../../components/ui/layout/Disclosure.tsx';
import { Section, SplitSection } from '../../components/ui/layout/Section.tsx';
import { space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useFigures, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatFigures, formatPrice } from '../../site/language/figures.ts';

/** /wisdom-tooth-removal: when it is necessary, how it is done, how long it takes and what it costs. */
export function Page() {
  const { t, rich, list } = useTranslation('wisdom-tooth-removal');
  return (
    <>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={{ src: 'topics/wisdom-tooth-removal.webp', alt: t('hero.imageAlt') }}
      >
        <BookOrCall />
      </PageHero>
      <RemovalAtAGlance />
      <CausesAndSymptoms namespace="wisdom-tooth-removal" note={rich('symptoms.emergency')} />
      <SplitSection title={t('risks.title')} intro={t('risks.intro')}>
        <DisclosureList>
          {(['leaving', 'removing'] as const).map((choice) => (
            <Disclosure key={choice} heading="h3" summary={t(`risks.${choice}.title`)}>
              <ul>
                {list(`risks.${choice}.items`).map((key) => (
                  <li key={key}>{t(key)}</li>
                ))}
              </ul>
            </Disclosure>
          ))}
        </DisclosureList>
      </SplitSection>
      <SplitSection background="sand" title={t('process.title')}>
        <DisclosureList>
          {list('process.steps').map((key, i) => (
            <Disclosure key={key} heading="h3" summary={`${i + 1}. ${t(`${key}.title`)}`}>
              <p>{t(`${key}.text`)}</p>
            </Disclosure>
          ))}
        </DisclosureList>
      </SplitSection>
      <SplitSection title={t('aftercare.title')} intro={t('aftercare.intro')}>
        <DisclosureList>
          {list('aftercare.parts').map((key) => (
            <Disclosure key={key} heading="h3" summary={t(`${key}.title`)}>
              {rich(`${key}.text`)}
            </Disclosure>
          ))}
        </DisclosureList>
      </SplitSection>
      <RemovalHelp />
      <AdviceSources namespace="wisdom-tooth-removal" />
      <Closing namespace="wisdom-tooth-removal" />
    </>
  );
}

function RemovalHelp() {
  const { t, list } = useTranslation('wisdom-tooth-removal');
  const { branches } = useSite();
  return (
    <Section>
      <Cards>
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
      </Cards>
    </Section>
  );
}

const Cards = styled.div`
  display: grid;
  gap: ${space.m};
`;

/** The timeline, from the X-ray to full recovery, with the duration and cost of each stage; then what it depends on. */
function RemovalAtAGlance() {
  const { prices, treatments } = useSite().clinic;
  const { words, mark } = useFigures();
  const { t } = useTranslation('wisdom-tooth-removal');
  const { minutes: simple } = formatFigures(treatments.wisdomSimple.page, words);
  const { minutes: surgical } = formatFigures(treatments.wisdomSurgical.page, words);
  const { days: recovery } = formatFigures(treatments.wisdomRecovery.page, words);
  const stage = (icon: string, label: string, ...values: readonly (string | undefined)[]) => ({
    icon,
    label,
    values: values.flatMap((value) => (value ? [mark(value)] : [])),
  });
  return (
    <AtAGlance
      figures={[
        stage('calendar-event', t('timeline.check.title'), formatPrice(prices.wisdomCheck, words)),
        stage('clock', t('timeline.removal.simple'), simple, formatPrice(prices.wisdomSimple, words)),
        stage('clock', t('timeline.removal.surgical'), surgical, formatPrice(prices.wisdomSurgical, words)),
        stage('hourglass', t('timeline.recovery.title'), recovery),
      ]}
      sentences={[
        { topic: 'duration', text: t('glance.duration') },
        { topic: 'cost', text: t('glance.cost') },
        { topic: 'feels', text: t('glance.feels') },
        { topic: 'after', text: t('glance.after') },
      ]}
    />
  );
}
