import styled from '@emotion/styled';
import type { Offer } from '../../branches/model/site-model.ts';
import { useLocalWords } from '../../renderer/useWords.tsx';
import { color, control, measure, radius, size, space } from '../ui/tokens.ts';
import { PICTURE, Picture } from './Picture.tsx';

export type OfferPictureProps = Readonly<{ offer: Offer }>;

/** An offer's picture with its sticker. */
export function OfferPicture({ offer }: OfferPictureProps) {
  const local = useLocalWords();
  return (
    <Frame>
      <Picture {...PICTURE.half} src={offer.image} alt={local.plain(offer.imageAlt)} />
      <Sticker aria-hidden="true">{offer.sticker}</Sticker>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  flex: 1 1 18rem;
  background: ${color.mintDeep};

  [data-ended] & {
    flex: none;
  }

  img {
    height: 100%;
    max-height: ${measure.narrow};
    object-fit: cover;
  }

  @media print {
    display: none;
  }
`;

const Sticker = styled.span`
  position: absolute;
  inset: ${space.s} auto auto ${space.s};
  display: grid;
  place-items: center;
  width: ${control.l};
  height: ${control.l};
  border-radius: ${radius.pill};
  border: 2px solid ${color.white};
  background: ${color.teal};
  font-size: ${size.h3};
  line-height: 1;
`;
