import styled from '@emotion/styled';
import { dentistsAt } from '../../../branches/model/dentists.ts';
import { type ClinicFigures, figuresAt } from '../../../branches/model/files/ownFacts.ts';
import { photosOf } from '../../../branches/model/photosOf.ts';
import { BranchCards } from '../../../components/branches/BranchCards.tsx';
import { CallActions } from '../../../components/branches/BranchLinks.tsx';
import { BranchPhotos } from '../../../components/branches/BranchPhotos.tsx';
import { CallToAction } from '../../../components/branches/CallToAction.tsx';
import { ClinicChoice } from '../../../components/branches/ClinicChoice.tsx';
import { VisitCard } from '../../../components/branches/VisitCard.tsx';
import { OfferCard } from '../../../components/offers/OfferCard.tsx';
import { PageHero } from '../../../components/site/PageHero.tsx';
import { ReviewCards } from '../../../components/site/ReviewCards.tsx';
import { DentistCard } from '../../../components/team/DentistCard.tsx';
import { Grid, Section } from '../../../components/ui/layout/Section.tsx';
import { Action } from '../../../components/ui/links/Action.tsx';
import { JumpLinks } from '../../../components/ui/links/JumpLinks.tsx';
import { TitledTexts } from '../../../components/ui/lists/TitledTexts.tsx';
import { notPrinted, space } from '../../../components/ui/style/tokens.ts';
import { usePageBranch, useSite } from '../../../renderer/context/pageContext.tsx';
import { useFigures, useLocalText, useTranslation } from '../../../renderer/context/useTranslation.tsx';
import { formatFigures, formatList, formatPrice } from '../../../site/language/figures.ts';
import { bookingPath, pathOf } from '../../../site/pages/routes.ts';
import { servicesOf } from '../../../site/pages/services.ts';

/** /clinics/<id>: all about one of many branches. */
export function Page() {
  const branch = usePageBranch();
  const { t } = useTranslation('clinic');
  const { t: tCommon, rich } = useTranslation('common');
  const local = useLocalText();
  const name = { branch: local(branch.name) };
  return (
    <>
      <VisitCard branches={[branch]} />
      <PageHero
        title={t('hero.title', name)}
        lead={`${local(branch.area)}, ${local(branch.region)}`}
        scene={<BranchCards only={branch} />}
      >
        <Note>{rich('whatHappened.line')}</Note>
        {branch.consultation.freeOnline && (
          <Action href={pathOf('consultation')} look="quiet" icon="messages">
            {t('free')}
          </Action>
        )}
        <ClinicChoice branch={branch} />
      </PageHero>
      {photosOf(branch).length > 0 && (
        <Section>
          <BranchPhotos branch={branch} wide />
        </Section>
      )}
      <Dentists />
      <ScreenOnly>
        <Treatments />
      </ScreenOnly>
      <Offers />
      <Reviews />
      <CallToAction title={t('closing.title', name)} text={t('closing.text')}>
        <Action href={bookingPath(branch)} look="light" icon="calendar">
          {tCommon('actions.book')}
        </Action>
        <CallActions branches={[branch]} look="light" />
      </CallToAction>
    </>
  );
}

/** Those of whom the clinic says that they work here, and on which days. */
function Dentists() {
  const branch = usePageBranch();
  const dentists = dentistsAt(branch, useSite());
  const { t } = useTranslation('clinic');
  if (dentists.length === 0) return null;
  return (
    <Section title={t('dentists.title')} background="mint">
      <Grid data-min="broad">
        {dentists.map((member) => {
          const here = member.branches.filter(({ branch: id }) => id === branch.id);
          // A founder's profile is on another page.
          return <DentistCard key={member.id} member={{ ...member, founder: false, branches: here }} />;
        })}
      </Grid>
    </Section>
  );
}

/* Its links are useless on paper. */
const ScreenOnly = styled.div(notPrinted);

const Note = styled.div`
  margin-top: ${space.s};
`;

/** Prices without a treatment of their own. */
const FEES = ['painDiagnosis', 'filling', 'wisdomCheck', 'wisdomSimple', 'wisdomSurgical'] as const;

/** All that the branch offers, and the figures of it that are not the clinic's. */
function Treatments() {
  const branch = usePageBranch();
  const { clinic } = useSite();
  const { t } = useTranslation('clinic');
  const { t: tServices } = useTranslation('services');
  const { words, mark } = useFigures();
  const services = servicesOf({ branches: [branch] });
  const own = figuresAt(branch, clinic);
  const figuresOf = ({ prices, treatments }: ClinicFigures) => [
    ...FEES.map((id) => ({ title: tServices(`fees.rows.${id}`), texts: [formatPrice(prices[id], words)] })),
    ...services.flatMap(({ id, treatment }) => {
      const texts = treatment && Object.values(formatFigures(treatments[treatment].page, words));
      return texts ? [{ title: tServices(`cards.${id}.title`), texts }] : [];
    }),
  ];
  const usual = figuresOf(clinic);
  const differing = figuresOf(own).flatMap(({ title, texts }, i) => {
    const figures = texts.filter((text) => !usual[i]?.texts.includes(text));
    return figures.length > 0 ? [{ title, text: mark(formatList(figures, words)) }] : [];
  });
  return (
    <Section title={t('treatments.title')}>
      <JumpLinks
        targets={services.map(({ id, subPage }) => ({ id, to: subPage, label: tServices(`cards.${id}.title`) }))}
      />
      {differing.length > 0 && (
        <Note>
          <h3>{t('treatments.figures')}</h3>
          <TitledTexts as="lined" items={differing} />
        </Note>
      )}
    </Section>
  );
}

/** What patients say about this branch. */
function Reviews() {
  const { reviews } = usePageBranch();
  const { t } = useTranslation('clinic');
  if (reviews.length === 0) return null;
  return (
    <Section title={t('reviews.title')} background="mint">
      <ReviewCards reviews={reviews} />
    </Section>
  );
}

/** The current offers that are valid here only, or at some branches of which this is one. */
function Offers() {
  const branch = usePageBranch();
  const offers = useSite().offers.filter(({ state, branches }) => state === 'current' && branches.includes(branch.id));
  const { t } = useTranslation('clinic');
  if (offers.length === 0) return null;
  return (
    <Section title={t('offers.title')} background="sand">
      <Grid>
        {offers.map((offer) => (
          // Booked here, where the branch has a chat, and not at the primary one.
          <OfferCard key={offer.id} offer={{ ...offer, whatsapp: branch.whatsapp ?? offer.whatsapp }} />
        ))}
      </Grid>
    </Section>
  );
}
