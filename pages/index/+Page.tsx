import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { HoursList } from '../../components/branches/BranchHours.tsx';
import { BranchSection } from '../../components/branches/BranchSection.tsx';
import { Closing } from '../../components/branches/CallToAction.tsx';
import { ServiceFigures } from '../../components/services/ServiceFigures.tsx';
import { Picture } from '../../components/site/Picture.tsx';
import { StatsBand } from '../../components/site/StatsBand.tsx';
import { Badge } from '../../components/ui/cards/FeatureGrid.tsx';
import { Quote, Stars } from '../../components/ui/cards/Quote.tsx';
import { ActionRow, Grid, Section, SplitSection } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { PageLink } from '../../components/ui/links/PageLink.tsx';
import { below, color, from, measure, notPrinted, radius, shadow, space } from '../../components/ui/style/tokens.ts';
import type { English } from '../../locales/model/english.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { pathOf } from '../../site/pages/routes.ts';
import { servicesOf } from '../../site/pages/services.ts';
import { HomeHero } from './HomeHero.tsx';

export function Page() {
  const { t } = useTranslation('home');
  return (
    <>
      <HomeHero />
      <StatsBand title={t('stats.title')} />
      <FeaturedServices />
      <Reasons />
      <BranchSection namespace="home" />
      <Testimonials />
      <Closing namespace="home" />
    </>
  );
}

/** In the order of the words file. */
const REASONS: readonly Readonly<{ icon: string; facts?: ReactNode }>[] = [
  { icon: 'hand-stop' },
  { icon: 'receipt-rupee' },
  { icon: 'calendar-time', facts: <HoursList heading="h4" /> },
];

function Reasons() {
  const { t, list } = useTranslation('home');
  return (
    <SplitSection title={t('why.title')} background="mint">
      <List>
        {list('why.items').map((key, i) => (
          <li key={key}>
            <Badge>
              <Icon name={REASONS[i]?.icon ?? 'circle-check'} />
            </Badge>
            <h3>{t(`${key}.title`)}</h3>
            <p>{t(`${key}.text`)}</p>
            {REASONS[i]?.facts}
          </li>
        ))}
      </List>
    </SplitSection>
  );
}

/** The testimonials. A review of fewer than five stars, if there is one, takes the place of the last. */
function toldAtHome({ testimonials, reviews }: SiteModel['clinic']) {
  const critical = reviews.find(({ rating = 5 }) => rating < 5);
  const told = testimonials.map(({ source, ...testimonial }) => ({ ...testimonial, place: source }));
  if (!critical) return told;
  return [...told.slice(0, -1), { ...critical, rating: critical.rating ?? 5, place: critical.location }];
}

function Testimonials() {
  const { clinic } = useSite();
  const { t } = useTranslation('home');
  const { t: tCommon } = useTranslation('common');
  const local = useLocalText();
  return (
    <Section title={t('testimonials.title')} intro={t('testimonials.intro')} background="sand">
      <Grid>
        {toldAtHome(clinic).map(({ name, text, rating, place }) => (
          <li key={name.en}>
            <Quote
              name={local(name)}
              place={local(place)}
              rating={<Stars count={rating} label={tCommon('rating', { rating })} />}
            >
              {local(text)}
            </Quote>
          </li>
        ))}
      </Grid>
      <ActionRow>
        <Action href={pathOf('reviews')} look="quiet">
          {t('testimonials.all')}
        </Action>
      </ActionRow>
    </Section>
  );
}

/* The badge is beside the title on phones, beside everything on larger screens. */
const List = styled.ul`
  display: grid;
  gap: ${space.l};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space.xs} ${space.s};
  }

  p,
  p ~ * {
    grid-column: 1 / -1;
  }

  p {
    max-width: ${measure.text};
    color: ${color.inkSoft};
  }

  ${from.tablet} {
    li {
      gap: ${space.xs} ${space.m};
    }

    p,
    p ~ * {
      grid-column: 2;
    }
  }

  ${from.phone} {
    dl {
      grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    }
  }
`;

type FeaturedId = keyof English['home']['featured']['items'];

/** A small square on phones, for which fewer pixels will do; as wide as the card on tablets. */
const WIDTHS = [160, 256, 400, 560, 800];
const SIZES = '(min-width: 64rem) 14rem, (min-width: 45rem) calc(46vw - 3rem), 5rem';

/** The services that people ask about most. */
function FeaturedServices() {
  const featured = servicesOf(useSite()).filter((service) => service.featured);
  const { t } = useTranslation('home');
  const { t: tServices } = useTranslation('services');
  const { t: tCommon } = useTranslation('common');
  if (featured.length === 0) return null;
  return (
    <Section title={t('featured.title')} intro={t('featured.intro')}>
      <Grid data-min="broad">
        {featured.map(({ id, image, subPage }) => (
          <Item key={id}>
            <PictureFrame>
              <Picture src={image} alt={tServices(`cards.${id}.imageAlt`)} widths={WIDTHS} sizes={SIZES} />
            </PictureFrame>
            <div>
              <h3>
                <PageLink to={subPage}>{tServices(`cards.${id}.title`)}</PageLink>
              </h3>
              <ServiceFigures id={id} />
            </div>
            <p>{t(`featured.items.${id as FeaturedId}`)}</p>
          </Item>
        ))}
      </Grid>
      <ActionRow>
        <Action href={pathOf('services')} look="quiet">
          {tCommon('actions.allServices')}
        </Action>
      </ActionRow>
    </Section>
  );
}

/* A small picture beside the title on phones, above it on tablets, beside the text on large screens. */
const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: min(6rem, 24vw) minmax(0, 1fr);
  align-items: center;
  gap: ${space.xs} ${space.s};
  padding: ${space.s};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.white};

  &:hover {
    box-shadow: ${shadow.lifted};
  }

  p {
    grid-column: 1 / -1;
    color: ${color.inkSoft};
  }

  ${below.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* The whole card is clickable. */
  a {
    text-decoration-thickness: 1px;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:hover {
    text-decoration-thickness: 2px;
  }

  ${from.tablet} {
    grid-template: auto auto 1fr / minmax(0, 1fr);
    align-items: start;
  }

  ${from.desktop} {
    grid-template: auto 1fr / 14rem minmax(0, 1fr);

    p {
      grid-column: 2;
    }
  }

  @media print {
    display: block;
  }
`;

const PictureFrame = styled.div`
  img {
    aspect-ratio: 1;
    border-radius: ${radius.s};
    object-fit: cover;
  }

  ${from.tablet} {
    img {
      aspect-ratio: 4 / 3;
    }
  }

  ${from.desktop} {
    grid-row: 1 / 3;
  }

  ${notPrinted}
`;
