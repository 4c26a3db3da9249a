import styled from '@emotion/styled';
import { AllBranchesAction, BookAction, CallActions } from '../../components/branches/BranchLinks.tsx';
import { CallToAction } from '../../components/branches/CallToAction.tsx';
import { useShownBranches } from '../../components/branches/useShownBranches.ts';
import { PriceList } from '../../components/services/PriceList.tsx';
import { WisdomToothNote } from '../../components/services/WisdomToothNote.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { Picture } from '../../components/site/Picture.tsx';
import { FeatureGrid } from '../../components/ui/cards/FeatureGrid.tsx';
import { ActionRow, Grid, Section, SplitSection } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { PageLink } from '../../components/ui/links/PageLink.tsx';
import {
  barHeight,
  below,
  color,
  control,
  from,
  headerHeight,
  leading,
  notPrinted,
  radius,
  size,
  space,
} from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useFigures, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatPrice } from '../../site/language/figures.ts';
import { isLeftOut, pathOf } from '../../site/pages/routes.ts';
import { servicesOf } from '../../site/pages/services.ts';
import { ServiceCard } from './ServiceCard.tsx';

/** /services: all services, how to pay, and whom to call. */
export function Page() {
  const { t, rich } = useTranslation('services');
  const site = useSite();
  const { primary } = site;
  const { branches, all, mark } = useShownBranches();
  const hasWisdomTeeth = useWisdomTeeth();
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} scene={<ServicesScene />}>
        <ActionRow>
          <BookAction />
          <Action href="#fees" look="quiet" icon="receipt-rupee">
            {t('hero.prices')}
          </Action>
        </ActionRow>
      </PageHero>
      <Section>
        <Columns>
          <ServiceSidebar />
          <Grid>
            {servicesOf(site).map((service) => (
              <li key={service.id}>
                <ServiceCard service={service} />
              </li>
            ))}
            {hasWisdomTeeth && (
              <li>
                <WisdomToothNote>{rich('wisdom.text')}</WisdomToothNote>
              </li>
            )}
          </Grid>
        </Columns>
      </Section>
      <Fees />
      <PaymentOptions />
      <CallToAction title={t('call.title')} text={t('call.text')} {...mark}>
        <CallActions branches={[primary]} look="light" />
        <CallActions branches={branches.filter((branch) => branch.id !== primary.id)} look="quiet" />
        {all && <AllBranchesAction />}
      </CallToAction>
    </>
  );
}

const useWisdomTeeth = () => !isLeftOut(pathOf('wisdomTooth'), useSite());

/** In the order of their alternative texts in the words file. */
const PICTURES = ['crowns-and-bridges-4', 'crowns-and-bridges-2', 'tmj-disorders-4', 'oral-lesions-5'];
const WIDTHS = [288, 400, 560];
const SIZES = '(min-width: 64rem) min(17rem, 22vw), (min-width: 45rem) 17vw, 36vw';

/** Four pictures, apart: their grounds differ, so without gaps there would be seams. */
function ServicesScene() {
  const { t, list } = useTranslation('services');
  return (
    <Scene>
      {list('hero.pictures').map((key, i) => (
        <Picture key={key} src={`sections/${PICTURES[i]}.webp`} alt={t(key)} widths={WIDTHS} sizes={SIZES} />
      ))}
    </Scene>
  );
}

/** Beside the cards on large screens; on phones, instead of the pictures. */
function ServiceSidebar() {
  const services = servicesOf(useSite());
  const hasWisdomTeeth = useWisdomTeeth();
  const { t } = useTranslation('services');
  return (
    <Nav aria-labelledby="service-links">
      <p id="service-links">{t('sidebar.title')}</p>
      <ul>
        {services.map((service) => (
          <li key={service.id}>
            <PageLink to={service.subPage}>
              <Icon name={service.icon} />
              {t(`cards.${service.id}.title`)}
            </PageLink>
          </li>
        ))}
        {hasWisdomTeeth && (
          <li>
            <PageLink to={pathOf('wisdomTooth')}>
              <Icon name="wisdom-tooth" />
              {t('sidebar.wisdom')}
            </PageLink>
          </li>
        )}
      </ul>
    </Nav>
  );
}

const OPTIONS = [
  { id: 'cards', icon: 'credit-card' },
  { id: 'upi', icon: 'device-mobile' },
  { id: 'cash', icon: 'cash' },
  { id: 'emi', icon: 'currency-rupee' },
] as const;

function PaymentOptions() {
  const { t } = useTranslation('services');
  return (
    <Section background="sand" title={t('payment.title')} intro={t('payment.intro')}>
      <FeatureGrid
        features={OPTIONS.map(({ id, icon }) => ({
          icon,
          title: t(`payment.items.${id}.title`),
          text: t(`payment.items.${id}.text`),
        }))}
      />
    </Section>
  );
}

const Columns = styled.div`
  ${from.desktop} {
    display: grid;
    grid-template-columns: 14.5rem minmax(0, 1fr);
    gap: ${space.xl};
  }
`;

const Scene = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s};

  img {
    display: block;
    aspect-ratio: 4 / 3;
    border-radius: ${radius.m};
    object-fit: cover;
  }

  ${below.tablet} {
    display: none;
  }

  ${notPrinted}
`;

const Nav = styled.nav`
  display: none;

  ${from.desktop} {
    display: block;
    position: sticky;
    top: calc(${headerHeight} + ${space.m});
    align-self: start;
    overflow-y: auto;
    max-height: calc(100vh - ${headerHeight} - ${barHeight} - 2 * ${space.m});
    font-size: ${size.small};
  }

  ${notPrinted}

  p {
    margin-bottom: ${space.s};
    font-size: ${size.h3};
    font-weight: 700;
  }

  ul {
    padding: 0;
    border-inline-start: 2px solid ${color.mintDeep};
    list-style: none;
  }

  a {
    display: flex;
    gap: ${space.xs};
    align-items: center;
    min-height: ${control.m};
    padding: ${space.xxs} ${space.s};
    border-radius: 0 ${radius.s} ${radius.s} 0;
    color: ${color.tealDark};
    font-weight: 600;
    line-height: ${leading.snug};
    text-decoration: none;
  }

  a:hover {
    background: ${color.mint};
    text-decoration: underline;
  }

  ${below.tablet} {
    display: block;
    margin-bottom: ${space.l};

    ul {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
      gap: ${space.xs};
      border: 0;
    }

    a {
      height: 100%;
      padding: ${space.xxs} ${space.xs};
      border: 1px solid ${color.line};
      border-radius: ${radius.m};
      background: ${color.white};
      font-size: ${size.small};
    }
  }
`;

/** What comes before a treatment, and what has no service of its own. */
const BEFORE = ['painDiagnosis', 'filling', 'wisdomCheck'] as const;
const WISDOM = ['wisdomSimple', 'wisdomSurgical'] as const;

function Fees() {
  const site = useSite();
  const { prices, treatments, consultation } = site.clinic;
  const hasWisdomTeeth = useWisdomTeeth();
  const { t } = useTranslation('services');
  const figures = useFigures();
  const write = (price: Parameters<typeof formatPrice>[0]) => figures.mark(formatPrice(price, figures.words));
  const listed = (ids: typeof BEFORE | typeof WISDOM) =>
    ids
      .filter((id) => hasWisdomTeeth || !id.startsWith('wisdom'))
      .map((id) => ({ what: t(`fees.rows.${id}`), price: write(prices[id]) }));
  return (
    <SplitSection id="fees" title={t('fees.title')} intro={t('fees.intro')} background="mint">
      <PriceList
        rows={[
          {
            what: t('fees.rows.consultation'),
            price: write({ exact: consultation.clinicPrice }),
            note: t('fees.notes.consultation'),
          },
          ...listed(BEFORE),
          ...servicesOf(site).map(({ id, treatment }) => {
            // The price list has the whole range for an extraction, its page where most teeth begin.
            const price =
              treatment === 'extraction' ? prices.extraction : treatment && treatments[treatment].page.price;
            return {
              what: t(`cards.${id}.title`),
              price: price ? write(price) : t('fees.afterExamination'),
              note: (treatment === 'kids' || treatment === 'extraction') && t(`fees.notes.${treatment}`),
            };
          }),
          ...listed(WISDOM),
        ]}
      />
    </SplitSection>
  );
}
