import styled from '@emotion/styled';
import type { Offer } from '../../branches/model/siteModel.ts';
import { usePage } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { formatDay } from '../../renderer/i18n/figures.ts';
import { Icon } from '../ui/links/Icon.tsx';
import { color, radius, size, space } from '../ui/style/tokens.ts';

export type OfferValidityProps = Readonly<{ offer: Offer }>;

/** How long an offer is valid: until a day, for a limited time, or ended. A usual price without an end has no label. */
export function OfferValidity({ offer: { state, lastDay, limited } }: OfferValidityProps) {
  const { translator } = usePage();
  const words = useWords('common');
  const ended = state === 'ended';
  return (
    <>
      {!ended && (lastDay || limited) && (
        <Label data-while="current">
          <Icon name="calendar-time" />
          {lastDay
            ? words.text('offer.validUntil', { date: formatDay(lastDay, translator) })
            : words.text('offer.limitedTime')}
        </Label>
      )}
      {(ended || lastDay) && (
        <Label data-while="ended" hidden={!ended}>
          <Icon name="calendar-off" />
          {words.text('offer.ended')}
        </Label>
      )}
    </>
  );
}

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
