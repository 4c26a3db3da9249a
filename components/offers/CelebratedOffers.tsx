import styled from '@emotion/styled';
import type { Offer } from '../../branches/model/siteModel.ts';
import { useLocalText } from '../../renderer/context/useTranslation.tsx';
import { Confetti } from '../ui/cards/Confetti.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { color, layer, leading, notPrinted, raised, size, space } from '../ui/style/tokens.ts';
import { offerAnchor } from './OfferCard.tsx';
import { OfferPicture } from './OfferPicture.tsx';
import { OfferTag } from './OfferTag.tsx';

type CelebratedOffersProps = Readonly<{
  /** Current ones, the first to be shown first. */
  offers: readonly Offer[];
}>;

/**
 * An offer with confetti, as a link to its card. The next one takes its place once `renderer/client/offers.ts` has removed
 * it: its last day has passed since the build.
 */
export function CelebratedOffers({ offers }: CelebratedOffersProps) {
  const local = useLocalText();
  return (
    <Place>
      {offers.map((offer, i) => (
        <Poster key={offerAnchor(offer)} data-last-day={offer.lastDay}>
          <OfferPicture offer={offer} poster={i === 0 ? 'first' : 'next'} />
          <Text>
            <OfferTag offer={offer} />
            <a href={`#${offerAnchor(offer)}`}>
              {local(offer.title)}
              <Icon name="arrow-down" />
            </a>
          </Text>
        </Poster>
      ))}
      <Confetti />
    </Place>
  );
}

const Place = styled.div`
  position: relative;

  & > [data-confetti]:first-child {
    display: none;
  }

  ${notPrinted}
`;

const Poster = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  ${raised}

  & ~ & {
    display: none;
  }
`;

/* The confetti falls behind it. */
const Text = styled.div`
  z-index: ${layer.raised};
  display: grid;
  gap: ${space.xxs};
  padding: ${space.s} ${space.m};
  background: ${color.white};

  a {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    color: inherit;
    font-size: ${size.h3};
    font-weight: 700;
    line-height: ${leading.tight};
  }

  /* The whole poster can be pressed. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
