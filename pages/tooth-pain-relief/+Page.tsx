import styled from '@emotion/styled';
import { BookAction, CallActions } from '../../components/branches/BranchLinks.tsx';
import { Closing } from '../../components/branches/CallToAction.tsx';
import { SeeDentistToday, TODAY } from '../../components/branches/SeeDentistToday.tsx';
import { PriceList } from '../../components/services/PriceList.tsx';
import { AdviceSources } from '../../components/site/AdviceSources.tsx';
import { AmbulanceAction, EMERGENCY, EmergencyCard } from '../../components/site/EmergencySection.tsx';
import { KnockedOutTooth } from '../../components/site/KnockedOutTooth.tsx';
import { LinkLabel } from '../../components/site/LinkLabel.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { PICTURE, Picture, PictureFrame } from '../../components/site/Picture.tsx';
import { UrgencyCard } from '../../components/ui/cards/UrgencyCard.tsx';
import { Disclosure, DisclosureList } from '../../components/ui/layout/Disclosure.tsx';
import { ActionRow, Prose, Section, SplitSection, TwoColumns } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { JumpLinks } from '../../components/ui/links/JumpLinks.tsx';
import { TitledList } from '../../components/ui/lists/CheckList.tsx';
import { TitledTexts } from '../../components/ui/lists/TitledTexts.tsx';
import { below, color, from, measure, size, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useFigures, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatPrice } from '../../site/language/figures.ts';
import { SERVICES, type ServiceId } from '../../site/pages/services.ts';

/** /tooth-pain-relief: when it is urgent, what helps meanwhile, how it is treated. */
export function Page() {
  const { t, list } = useTranslation('tooth-pain-relief');
  const { t: tCommon } = useTranslation('common');
  const site = useSite();
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')}>
        <Calls>
          <AmbulanceAction look="primary" />
          <CallActions branches={site.branches} look="primary" />
        </Calls>
        <Jumps>
          <JumpLinks
            targets={[
              { id: EMERGENCY, label: tCommon('emergency.label') },
              { id: TODAY, label: t('help.urgent.title') },
              { id: 'meanwhile', label: t('meanwhile.helps.title') },
            ]}
          />
        </Jumps>
        <EmergencyCard withoutCall />
      </PageHero>
      <PainLevels />
      <PainMeanwhile />
      <PainCauses />
      <Section background="sand">
        <Columns>
          {(['symptoms', 'risks'] as const).map((part) => (
            <Disclosure key={part} heading="h2" summary={t(`${part}.title`)}>
              <p>{t(`${part}.intro`)}</p>
              <ul>
                {list(`${part}.items`).map((key) => (
                  <li key={key}>{t(key)}</li>
                ))}
              </ul>
            </Disclosure>
          ))}
        </Columns>
      </Section>
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

/** What a dentist has to see today, and what can wait. */
function PainLevels() {
  const { t, rich, list } = useTranslation('tooth-pain-relief');
  return (
    <Section>
      <Cards>
        <SeeDentistToday />
        <KnockedOutTooth namespace="tooth-pain-relief" />
        <UrgencyCard
          level="routine"
          label={t('help.routine.label')}
          title={t('help.routine.title')}
          intro={t('help.routine.intro')}
          items={list('help.routine.items').map((key) => rich(key))}
        >
          <BookAction />
        </UrgencyCard>
      </Cards>
    </Section>
  );
}

/** Collapsed: in pain, help comes first. */
function PainCauses() {
  const { t, rich, list } = useTranslation('tooth-pain-relief');
  return (
    <SplitSection title={t('causes.title')} intro={t('causes.intro')} aside={<Prose>{rich('wisdomLink.text')}</Prose>}>
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

/** The narrower column. */
const SIZES = '(min-width: 64rem) min(29rem, 36vw), min(32rem, calc(100vw - 2rem))';

function PainMeanwhile() {
  const { t, list } = useTranslation('tooth-pain-relief');
  return (
    <SplitSection
      id="meanwhile"
      background="mint"
      title={t('meanwhile.title')}
      intro={t('meanwhile.intro')}
      aside={
        <Frame>
          <Picture
            src="topics/tooth-pain-relief.webp"
            alt={t('meanwhile.imageAlt')}
            widths={PICTURE.half.widths}
            sizes={SIZES}
          />
        </Frame>
      }
    >
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
  const { t, list } = useTranslation('tooth-pain-relief');
  const { t: tCommon } = useTranslation('common');
  return (
    <SplitSection title={t('treatments.title')} intro={t('treatments.intro')}>
      <DisclosureList>
        {list('treatments.items').map((key, i) => {
          const service = SERVICES.find(({ id }) => id === SERVICE_OF[i]);
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

const Jumps = styled.div`
  margin-block: ${space.m};
`;

const Calls = styled(ActionRow)`
  && > a:first-of-type {
    background: ${color.coral};
  }
`;

/* The first card is as high as the others together. */
const Cards = styled.div`
  display: grid;
  gap: ${space.m};

  ${from.desktop} {
    grid-template-columns: 1fr 1fr;

    & > :first-of-type {
      grid-row: 1 / 3;
    }
  }
`;

/* A closed box stays small beside an open one. */
const Columns = styled(TwoColumns)`
  gap: ${space.xs};
  align-items: start;
`;

const Frame = styled(PictureFrame)`
  max-width: ${measure.narrow};
  margin-top: ${space.s};

  ${below.tablet} {
    max-width: none;

    img {
      aspect-ratio: 16 / 9;
      object-fit: cover;
    }
  }
`;

const PRICES = ['painDiagnosis', 'filling', 'rootCanal', 'extraction'] as const;

function PainCosts() {
  const { prices } = useSite().clinic;
  const { t, rich } = useTranslation('tooth-pain-relief');
  const figures = useFigures();
  return (
    <SplitSection background="mint" title={t('costs.title')} intro={t('costs.intro')}>
      <PriceList
        rows={PRICES.map((price) => ({
          what: t(`costs.rows.${price}`),
          price: figures.mark(formatPrice(prices[price], figures.words)),
          note: price === 'extraction' && rich('costs.extractionNote'),
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
