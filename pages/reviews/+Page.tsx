import styled from '@emotion/styled';
import { whatsappLink } from '../../branches/model/links.ts';
import { mapsLink } from '../../branches/model/maps.ts';
import type { Reel } from '../../branches/model/siteModel.ts';
import { AllBranchesAction, BookAction } from '../../components/branches/BranchLinks.tsx';
import { Closing } from '../../components/branches/CallToAction.tsx';
import { useShownBranches } from '../../components/branches/useShownBranches.ts';
import { ExternalLink } from '../../components/site/LinkLabel.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { Picture } from '../../components/site/Picture.tsx';
import { ReviewCards } from '../../components/site/ReviewCards.tsx';
import { StoryLinks } from '../../components/site/StoryLinks.tsx';
import { ActionRow, Grid, Section } from '../../components/ui/layout/Section.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import {
  below,
  color,
  control,
  from,
  leading,
  measure,
  notPrinted,
  radius,
  raised,
  shadow,
  size,
  space,
} from '../../components/ui/style/tokens.ts';
import { usePage, useSite } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { messageWords } from '../../site/language/messageWords.ts';
import { FRAME } from '../../site/pictures/frames.ts';

/** /reviews: written reviews, patient videos, and how to give feedback. */
export function Page() {
  const { t } = useTranslation('reviews');
  const { reels, reviews, social } = useSite().clinic;
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} scene={<PublicReviews />}>
        <ActionRow>
          <BookAction />
        </ActionRow>
      </PageHero>
      <Section title={t('read.title')} background="sand">
        <ReviewCards reviews={reviews} />
      </Section>
      <Section title={t('videos.title')} intro={t('videos.intro')}>
        {reels.some(({ sample }) => sample) && <Drawings>{t('videos.drawings')}</Drawings>}
        <Grid>
          {reels.map((reel) => (
            <ReelCard key={reel.link} reel={reel} />
          ))}
        </Grid>
        <ActionRow>
          <ExternalLink href={social.instagramReels} look="secondary" icon="brand-instagram">
            {t('videos.more')}
          </ExternalLink>
          <StoryLinks />
        </ActionRow>
      </Section>
      <Feedback />
      <Closing namespace="reviews" />
    </>
  );
}

/** The rating, and where to read what it is made of. */
function PublicReviews() {
  const { branches, all, mark } = useShownBranches();
  const { t } = useTranslation('reviews');
  const { t: tCommon } = useTranslation('common');
  const local = useLocalText();
  return (
    <Rating>
      <p>
        <strong>
          {tCommon('stats.rating.number')}
          <Icon name="star" />
        </strong>{' '}
        <span>{tCommon('stats.rating.label')}</span>
      </p>
      <p>{t('read.intro')}</p>
      <ActionRow>
        {branches.map(({ id, name, maps }) => (
          <ExternalLink key={id} href={mapsLink(maps.readReviews)} look="secondary" icon="map-search" {...mark}>
            {t('read.button', { branch: local(name) })}
          </ExternalLink>
        ))}
        {all && <AllBranchesAction />}
      </ActionRow>
    </Rating>
  );
}

function Feedback() {
  const { primary } = useSite();
  const { branches, all, mark } = useShownBranches();
  const { t } = useTranslation('reviews');
  const message = messageWords('reviews', usePage().translator);
  const local = useLocalText();
  return (
    <Section background="mint">
      <Box>
        <h2>{t('feedback.title')}</h2>
        <p>{t('feedback.text')}</p>
        <ActionRow>
          {branches.map(({ id, name, maps }) => (
            <ExternalLink key={id} href={mapsLink(maps.writeReview)} look="secondary" icon="pencil" {...mark}>
              {t('feedback.post', { branch: local(name) })}
            </ExternalLink>
          ))}
          {all && <AllBranchesAction />}
          <ExternalLink
            href={whatsappLink(primary.whatsapp, message.sentence('feedback.whatsappMessage'))}
            look="whatsapp"
            icon="brand-whatsapp"
            {...mark}
          >
            {t('feedback.whatsapp')}
          </ExternalLink>
        </ActionRow>
      </Box>
    </Section>
  );
}

const Rating = styled.div`
  padding: ${space.m};
  ${raised}

  p:first-of-type {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.s};
    font-weight: 600;
  }

  strong {
    display: flex;
    align-items: center;
    gap: ${space.xxs};
    color: ${color.tealDark};
    font-size: ${size.h2};
    line-height: ${leading.tight};
  }

  svg {
    flex: none;
  }

  strong svg {
    width: 0.7em;
    height: 0.7em;
    color: ${color.yellowDark};
    fill: currentcolor;
  }

  p + p {
    margin-top: ${space.xs};
    color: ${color.inkSoft};
  }

  ${from.desktop} {
    padding: ${space.l};

    strong {
      font-size: ${size.h1};
    }
  }
`;

const Drawings = styled.p`
  margin-bottom: ${space.m};
  color: ${color.inkSoft};
`;

const Box = styled.div`
  padding: ${space.panel};
  border-radius: ${radius.l};
  background: ${color.white};
  box-shadow: ${shadow.soft};

  p {
    max-width: ${measure.text};
    margin-top: ${space.s};
    color: ${color.inkSoft};
    font-size: ${size.lead};
    line-height: ${leading.lead};
  }
`;

/** Two fifths of the card on phones, as wide as the card on larger screens. */
const WIDTHS = [256, 400, 640, 800];
const SIZES = '(min-width: 64rem) 23rem, (min-width: 45rem) 46vw, 32vw';

function ReelCard({ reel: { image, alt, focus, title, description, link } }: Readonly<{ reel: Reel }>) {
  const { t } = useTranslation('reviews');
  const local = useLocalText();
  return (
    <ReelBox>
      <PictureFrame>
        <Picture widths={WIDTHS} sizes={SIZES} src={image} alt={local(alt)} focus={focus} frame={FRAME.reel} />
        <Icon name="player-play" />
      </PictureFrame>
      <h3>{local(title)}</h3>
      <p>{local(description)}</p>
      <ExternalLink href={link} look="quiet" icon="brand-instagram" about={local(title)}>
        {t('videos.watch')}
      </ExternalLink>
    </ReelBox>
  );
}

/* A picture beside the title on phones, a large one at the top on larger screens. The whole card is clickable. */
const ReelBox = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 2fr) 3fr;
  align-items: center;
  gap: ${space.xs} ${space.s};
  padding: ${space.s};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.white};

  p {
    color: ${color.inkSoft};
  }

  /* There must be room for the long words of Tamil. */
  ${below.tablet} {
    h3 {
      font-size: inherit;
    }
  }

  p,
  a {
    grid-column: 1 / -1;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${from.tablet} {
    grid-template: auto auto 1fr auto / minmax(0, 1fr);
    align-items: start;
    padding: 0 ${space.m} ${space.m};
  }

  @media print {
    grid-template: none;
  }
`;

const PictureFrame = styled.div`
  position: relative;

  img {
    aspect-ratio: 3 / 4;
    border-radius: ${radius.s};
    object-fit: cover;
  }

  svg {
    position: absolute;
    inset: auto auto ${space.xs} ${space.xs};
    width: ${control.s};
    height: ${control.s};
    padding: ${space.xs};
    border-radius: ${radius.pill};
    background: ${color.white};
    color: ${color.teal};
  }

  ${from.tablet} {
    margin-inline: calc(-1 * ${space.m});

    img {
      border-radius: ${radius.m} ${radius.m} 0 0;
    }
  }

  ${notPrinted}
`;
