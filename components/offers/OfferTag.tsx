import styled from '@emotion/styled';
import type { Offer } from '../../branches/model/siteModel.ts';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatDay } from '../../site/language/figures.ts';
import { Icon } from '../ui/links/Icon.tsx';
import { color, radius, size, space } from '../ui/style/tokens.ts';

type OfferTagProps = Readonly<{ offer: Offer }>;

/** What an offer is for, and until when: a day, a limited time, or ended. A usual price has no label. */
export function OfferTag({ offer: { tag, state, lastDay, limited } }: OfferTagProps) {
  const { translator } = usePage();
  const { t } = useTranslation('common');
  const local = useLocalText();
  const ended = state === 'ended';
  return (
    <Line>
      <Tag>{local(tag)}</Tag>
      {!ended && (lastDay || limited) && (
        <Label data-while="current">
          <Icon name="calendar-time" />
          {lastDay ? t('offer.validUntil', { date: formatDay(lastDay, translator) }) : t('offer.limitedTime')}
        </Label>
      )}
      {(ended || lastDay) && (
        <Label data-while="ended" hidden={!ended}>
          <Icon name="calendar-off" />
          {t('offer.ended')}
        </Label>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.s};
`;

const Tag = styled.p`
  color: ${color.coral};
  font-size: ${size.small};
  font-weight: 700;

  [data-ended] & {
    color: inherit;
  }
`;

const Label = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.xxs} ${space.s};
  border-radius: ${radius.pill};
  background: ${color.yellow};
  color: ${color.ink};
  font-size: ${size.small};
  font-weight: 600;

  &[data-while='ended'] {
    padding-inline: 0;
    background: none;
    color: inherit;
  }
`;
