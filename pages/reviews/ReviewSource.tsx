import styled from '@emotion/styled';
import type { Review } from '../../branches/model/siteModel.ts';
import { ExternalLink } from '../../components/site/ExternalLink.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { control } from '../../components/ui/style/tokens.ts';
import { useFigures, useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { formatDay } from '../../renderer/i18n/figures.ts';

export type ReviewSourceProps = Readonly<{ review: Review }>;

/** Where a review comes from: the patient's place and, if the clinic has said so, the day and the review itself. */
export function ReviewSource({ review: { name, location, date, link } }: ReviewSourceProps) {
  const words = useWords('reviews');
  const local = useLocalWords();
  const figures = useFigures();
  return (
    <>
      <Icon name="map-pin" />
      {local.text(location)}
      {date && (
        <Written>
          <Icon name="calendar" />
          <time dateTime={date}>{figures.mark(formatDay(date, figures.words))}</time>
        </Written>
      )}
      {link && (
        <Original>
          <ExternalLink href={link} look="quiet" about={local.plain(name)}>
            {words.text('read.original')}
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
