import styled from '@emotion/styled';
import { whatsappLink } from '../../branches/model/links.ts';
import { mapsLink } from '../../branches/model/maps.ts';
import type { Review } from '../../branches/model/siteModel.ts';
import { BookAction } from '../../components/branches/BranchLinks.tsx';
import { Closing } from '../../components/branches/CallToAction.tsx';
import { ExternalLink } from '../../components/site/LinkLabel.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { StoryLinks } from '../../components/site/StoryLinks.tsx';
import { Quote, Stars } from '../../components/ui/cards/Quote.tsx';
import { ActionRow, Grid, Section } from '../../components/ui/layout/Section.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { color, control, leading, measure, radius, shadow, size, space } from '../../components/ui/style/tokens.ts';
import { usePage, useSite } from '../../renderer/context/pageContext.tsx';
import { useFigures, useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatDay } from '../../site/language/figures.ts';
import { messageWords } from '../../site/language/messageWords.ts';
import { ReelCard } from './ReelCard.tsx';

/** /reviews: written reviews, patient videos, and how to give feedback. */
export function Page() {
  const { t } = useTranslation('reviews');
  const { reels, social } = useSite().clinic;
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')}>
        <ActionRow>
          <BookAction />
        </ActionRow>
      </PageHero>
      <WrittenReviews />
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

function WrittenReviews() {
  const { branches, clinic } = useSite();
  const { t } = useTranslation('reviews');
  const { t: tCommon } = useTranslation('common');
  const local = useLocalText();
  return (
    <Section title={t('read.title')} intro={t('read.intro')} background="sand">
      <Grid>
        {clinic.reviews.map((review) => (
          <li key={review.name.en}>
            <Quote
              name={local(review.name)}
              place={<ReviewSource review={review} />}
              rating={
                review.rating && <Stars count={review.rating} label={tCommon('rating', { rating: review.rating })} />
              }
            >
              {local(review.text)}
            </Quote>
          </li>
        ))}
      </Grid>
      <ActionRow>
        {branches.map(({ id, name, maps }) => (
          <ExternalLink key={id} href={mapsLink(maps.readReviews)} look="secondary" icon="map-search">
            {t('read.button', { branch: local(name) })}
          </ExternalLink>
        ))}
      </ActionRow>
    </Section>
  );
}

/** The patient's place and, if the clinic has said so, the day and the review itself. */
function ReviewSource({ review: { name, location, date, link } }: Readonly<{ review: Review }>) {
  const { t } = useTranslation('reviews');
  const local = useLocalText();
  const figures = useFigures();
  return (
    <>
      <Icon name="map-pin" />
      {local(location)}
      {date && (
        <Written>
          <Icon name="calendar" />
          <time dateTime={date}>{figures.mark(formatDay(date, figures.words))}</time>
        </Written>
      )}
      {link && (
        <Original>
          <ExternalLink href={link} look="quiet" about={local(name)}>
            {t('read.original')}
          </ExternalLink>
        </Original>
      )}
    </>
  );
}

function Feedback() {
  const { branches, primary } = useSite();
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
            <ExternalLink key={id} href={mapsLink(maps.writeReview)} look="secondary" icon="pencil">
              {t('feedback.post', { branch: local(name) })}
            </ExternalLink>
          ))}
          <ExternalLink
            href={whatsappLink(primary.whatsapp, message.sentence('feedback.whatsappMessage'))}
            look="whatsapp"
            icon="brand-whatsapp"
          >
            {t('feedback.whatsapp')}
          </ExternalLink>
        </ActionRow>
      </Box>
    </Section>
  );
}

const Drawings = styled.p`
  margin-bottom: ${space.m};
  color: ${color.inkSoft};
`;

const Written = styled.span`
  display: block;
`;

const Original = styled.span`
  display: flex;
  align-items: center;
  min-height: ${control.m};
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
