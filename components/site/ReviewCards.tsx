import styled from '@emotion/styled';
import type { Review } from '../../branches/model/siteModel.ts';
import { useFigures, useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatDay } from '../../site/language/figures.ts';
import { Quote, Stars } from '../ui/cards/Quote.tsx';
import { Grid } from '../ui/layout/Section.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { control } from '../ui/style/tokens.ts';
import { ExternalLink } from './LinkLabel.tsx';

/** What patients wrote about the clinic or one of its branches. */
export function ReviewCards({ reviews }: Readonly<{ reviews: readonly Review[] }>) {
  const { t } = useTranslation('common');
  const local = useLocalText();
  return (
    <Grid>
      {reviews.map((review) => (
        <li key={review.name.en}>
          <Quote
            name={local(review.name)}
            place={<ReviewSource review={review} />}
            rating={review.rating && <Stars count={review.rating} label={t('rating', { rating: review.rating })} />}
          >
            {local(review.text)}
          </Quote>
        </li>
      ))}
    </Grid>
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

const Written = styled.span`
  display: block;
`;

const Original = styled.span`
  display: flex;
  align-items: center;
  min-height: ${control.m};
`;
