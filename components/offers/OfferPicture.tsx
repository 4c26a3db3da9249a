import styled from '@emotion/styled';
import type { Offer } from '../../branches/model/siteModel.ts';
import { useLocalText } from '../../renderer/context/useTranslation.tsx';
import { FRAME } from '../../site/pictures/frames.ts';
import { ON_PHONES, PICTURE, Picture } from '../site/Picture.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { below, color, control, from, measure, notPrinted, radius, shadow, size, space } from '../ui/style/tokens.ts';
import { stickerIcon } from './stickerIcon.ts';

/** As high as the text beside it, and cropped at the sides. */
const CURRENT = {
  widths: PICTURE.half.widths,
  sizes: `(min-width: 64rem) 34rem, (min-width: 45rem) calc(100vw - 2rem), ${ON_PHONES}`,
};

const ENDED = { widths: [96, 192, 288], sizes: '6rem' };

type OfferPictureProps = Readonly<{
  offer: Offer;
  /** Beside the page's title. `next` is not shown at first. */
  poster?: 'first' | 'next';
  /** Its poster says what the picture shows. */
  celebrated?: boolean;
}>;

/**
 * An offer's picture with its sticker: an emoji, drawn by us if the device might lack it. There is bunting on what
 * ends; a usual price has none.
 */
export function OfferPicture({ offer, poster, celebrated }: OfferPictureProps) {
  const local = useLocalText();
  const drawing = stickerIcon(offer.sticker);
  return (
    <PictureFrame data-bunting={isTimed(offer) ? '' : undefined} data-poster={poster && ''}>
      <Picture
        {...(offer.state === 'ended' ? ENDED : poster ? PICTURE.hero : CURRENT)}
        src={offer.image}
        alt={celebrated ? '' : local(offer.imageAlt)}
        focus={offer.imageFocus}
        frame={FRAME.offer}
        first={poster === 'first'}
      />
      <Sticker aria-hidden="true">{drawing ? <Icon name={drawing} /> : offer.sticker}</Sticker>
    </PictureFrame>
  );
}

/** Whether an offer will end, unlike a usual price. */
export const isTimed = ({ lastDay, limited }: Offer): boolean => Boolean(lastDay ?? limited);

/** Three triangles side by side, each a conic gradient that opens upwards from its tip. */
const PENNANTS = [color.yellow, color.coral, color.teal]
  .map((pennant, i) => `conic-gradient(from -40deg at ${(i + 0.5) / 0.03}% 100%, ${pennant} 80deg, transparent 0)`)
  .join();

const PictureFrame = styled.div`
  position: relative;
  flex: 1 1 18rem;
  background: ${color.mintDeep};

  img {
    height: 100%;
    max-height: ${measure.narrow};
    object-fit: cover;
  }

  &[data-bunting]::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: ${space.s};
    background: ${PENNANTS};
    background-size: calc(3 * ${space.m}) 100%;
  }

  &[data-poster] img {
    aspect-ratio: 16 / 9;
  }

  /* The text is sooner in view, and the poster shows the same picture. */
  ${below.tablet} {
    img {
      aspect-ratio: 16 / 9;
    }

    [data-celebrated]:not([data-ended]) > & {
      display: none;
    }
  }

  [data-ended] &[data-bunting]::before {
    display: none;
  }

  [data-ended] & {
    width: calc(2 * ${control.s});
    filter: grayscale(1);

    ${from.desktop} {
      grid-row: 1 / 3;
    }
  }

  [data-ended] & img {
    aspect-ratio: 1;
    border-radius: ${radius.s};
    opacity: 0.7;
  }

  ${notPrinted}
`;

const Sticker = styled.span`
  position: absolute;
  inset: auto auto ${space.s} ${space.s};
  display: grid;
  place-items: center;
  width: ${control.xl};
  height: ${control.xl};
  border: 3px solid ${color.yellow};
  border-radius: ${radius.pill};
  background: ${color.white};
  box-shadow: ${shadow.soft};
  font-size: ${size.h2};
  line-height: 1;
  transform: rotate(-8deg);

  /* The emoji font is large: it loads when the sticker is near, not before first paint. */
  &:not(:has(svg)) {
    content-visibility: auto;
  }

  svg {
    width: 65%;
    height: 65%;
  }

  [data-ended] & {
    inset: auto calc(-1 * ${space.xs}) calc(-1 * ${space.xs}) auto;
    width: ${control.s};
    height: ${control.s};
    border: 1px solid ${color.line};
    font-size: ${size.body};
  }
`;
