import styled from '@emotion/styled';
import { BookAction, CallBranches, strongByHour } from '../../components/branches/BranchLinks.tsx';
import { Closing } from '../../components/branches/CallToAction.tsx';
import { useShownBranches } from '../../components/branches/useShownBranches.ts';
import { PriceList } from '../../components/services/PriceList.tsx';
import { AdviceSources } from '../../components/site/AdviceSources.tsx';
import { EmergencyCard, EmergencySection } from '../../components/site/EmergencySection.tsx';
import { FirstAid } from '../../components/site/FirstAid.tsx';
import { LinkLabel } from '../../components/site/LinkLabel.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { DangerCall, WhatHappened } from '../../components/site/WhatHappened.tsx';
import { WhenClosed } from '../../components/site/WhenClosed.tsx';
import { Disclosure, DisclosureList } from '../../components/ui/layout/Disclosure.tsx';
import { ActionRow, Section, SplitSection } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { CheckList, TitledList } from '../../components/ui/lists/CheckList.tsx';
import { TitledTexts } from '../../components/ui/lists/TitledTexts.tsx';
import { color, size } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useFigures, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatPrice } from '../../site/language/figures.ts';
import { isLeftOut, pathOf } from '../../site/pages/routes.ts';
import { SERVICES, type ServiceId, servicesOf } from '../../site/pages/services.ts';

/** /tooth-pain-relief: when it is urgent, what helps meanwhile, how it is treated. */
export function Page() {
  const { all } = useShownBranches();
  const { t, list } = useTranslation('tooth-pain-relief');
  const calls = (
    <>
      <Calls>
        <CallBranches withNumber />
      </Calls>
      <WhenClosed />
    </>
  );
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} scene={<WhatHappened />}>
        <DangerCall />
      </PageHero>
      {all ? (
        // Of many branches, a call is to one that may be far away: the danger signs come first.
        <Section>
          <FirstAid />
          <EmergencyCard />
          {calls}
        </Section>
      ) : (
        <>
          <Section>
            <FirstAid />
            {calls}
          </Section>
          <EmergencySection />
        </>
      )}
      <PainMeanwhile />
      <PainCauses />
      <PainSigns />
      <PainTreatments />
      <PainCosts />
      <Section title={t('reasons.title')}>
        <TitledTexts
          as="reasons"
          items={list('reasons.items').map((key) => ({
            title: t(`${key}.title`),
            text: t(`${key}.text`),
          }))}
        />
      </Section>
      <AdviceSources namespace="tooth-pain-relief" />
      <Closing namespace="tooth-pain-relief" />
    </>
  );
}

/* Booking is never beside what cannot wait. */
const Calls = styled(ActionRow)(strongByHour);

/** What is no emergency, but does not go away by itself. */
function PainSigns() {
  const { t, rich, list } = useTranslation('tooth-pain-relief');
  const risks = (
    <Disclosure heading="h3" summary={t('risks.title')}>
      <p>{t('risks.intro')}</p>
      <ul>
        {list('risks.items').map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </Disclosure>
  );
  return (
    <SplitSection background="sand" title={t('symptoms.title')} intro={t('symptoms.intro')} aside={risks}>
      <CheckList icon="point" items={list('symptoms.items').map((key) => rich(key))} />
      <ActionRow>
        <BookAction />
      </ActionRow>
    </SplitSection>
  );
}

/** Collapsed: in pain, help comes first. */
function PainCauses() {
  const { t, list } = useTranslation('tooth-pain-relief');
  return (
    <SplitSection title={t('causes.title')}>
      <DisclosureList>
        {list('causes.items').map((key) => (
          <Disclosure key={key} heading="h3" summary={t(`${key}.title`)}>
            <p>{t(`${key}.text`)}</p>
          </Disclosure>
        ))}
      </DisclosureList>
    </SplitSection>
  );
}

function PainMeanwhile() {
  const { t, list } = useTranslation('tooth-pain-relief');
  return (
    <SplitSection id="meanwhile" background="mint" title={t('meanwhile.title')} intro={t('meanwhile.intro')}>
      <TitledList title={t('meanwhile.helps.title')} items={list('meanwhile.helps.items').map((key) => t(key))} />
      <TitledList
        title={t('meanwhile.harms.title')}
        icon="circle-x"
        tone="warm"
        items={list('meanwhile.harms.items').map((key) => t(key))}
      />
    </SplitSection>
  );
}

/** In the order of the words file: filling (none), root canal, extraction, gum care (none). */
const SERVICE_OF: readonly (ServiceId | undefined)[] = [undefined, 'root-canal-treatment', 'teeth-extraction'];

function PainTreatments() {
  const services = servicesOf(useSite());
  const { t, list } = useTranslation('tooth-pain-relief');
  const { t: tCommon } = useTranslation('common');
  return (
    <SplitSection title={t('treatments.title')} intro={t('treatments.intro')}>
      <DisclosureList>
        {list('treatments.items').map((key, i) => {
          const service = services.find(({ id }) => id === SERVICE_OF[i]);
          return (
            <Disclosure key={key} heading="h3" summary={t(`${key}.title`)}>
              <p>{t(`${key}.text`)}</p>
              {service && (
                <Action href={service.subPage} look="quiet">
                  <LinkLabel about={t(`${key}.title`)}>{tCommon('actions.moreDetails')}</LinkLabel>
                </Action>
              )}
            </Disclosure>
          );
        })}
      </DisclosureList>
    </SplitSection>
  );
}

const PRICES = ['painDiagnosis', 'filling', 'rootCanal', 'extraction'] as const;

function PainCosts() {
  const site = useSite();
  const { prices } = site.clinic;
  const services = servicesOf(site);
  const isOffered = (price: string) => SERVICES.every((each) => each.treatment !== price || services.includes(each));
  const { t, rich } = useTranslation('tooth-pain-relief');
  const figures = useFigures();
  return (
    <SplitSection background="mint" title={t('costs.title')}>
      <PriceList
        rows={PRICES.filter(isOffered).map((price) => ({
          what: t(`costs.rows.${price}`),
          price: figures.mark(formatPrice(prices[price], figures.words)),
          note: price === 'extraction' && !isLeftOut(pathOf('wisdomTooth'), site) && rich('costs.extractionNote'),
        }))}
      />
      <Note>{t('costs.note')}</Note>
    </SplitSection>
  );
}

const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
