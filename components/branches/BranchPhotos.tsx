import styled from '@emotion/styled';
import { photosOf } from '../../branches/model/photosOf.ts';
import type { Branch } from '../../branches/model/siteModel.ts';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { FRAME } from '../../site/pictures/frames.ts';
import { Picture } from '../site/Picture.tsx';
import { color, from, notPrinted, radius, size, space } from '../ui/style/tokens.ts';

type BranchPhotosProps = Readonly<{
  branch: Pick<Branch, 'photos'>;
  /** In a row of the page, instead of a card half as wide. */
  wide?: boolean;
}>;

const WIDTHS = [360, 640, 1120];

const MAX_IN_CARD = 2;

/** For each of several photographs, and for one as wide as two of them. */
const SIZES = {
  card: {
    small: '(min-width: 64rem) 17rem, (min-width: 45rem) 22vw, calc(50vw - 2rem)',
    large: '(min-width: 64rem) 34rem, (min-width: 45rem) 44vw, calc(100vw - 4rem)',
  },
  row: {
    small: '(min-width: 48rem) 23rem, calc(50vw - 2rem)',
    large: '(min-width: 48rem) 46rem, calc(100vw - 2rem)',
  },
} as const;

/** A branch as its photographs show it; a card has the first two. Nothing without photographs. */
export function BranchPhotos({ branch, wide = false }: BranchPhotosProps) {
  const { t } = useTranslation('common');
  const local = useLocalText();
  const shown = photosOf(branch).slice(0, wide ? undefined : MAX_IN_CARD);
  if (shown.length === 0) return null;
  const sizes = SIZES[wide ? 'row' : 'card'];
  return (
    <Photos data-wide={wide && shown.length > 2 ? '' : undefined}>
      {shown.map(({ of, image, alt, focus }, i) => (
        <figure key={of}>
          <Picture
            widths={WIDTHS}
            sizes={sizes[i === 0 && shown.length % 2 === 1 ? 'large' : 'small']}
            src={image}
            alt={local(alt)}
            focus={focus}
            frame={FRAME.place}
          />
          <figcaption>{t(`place.photos.${of}`)}</figcaption>
        </figure>
      ))}
    </Photos>
  );
}

/* In pairs; of an odd number, the first is as wide as a pair. */
const Photos = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.xs};

  figure:first-child:nth-last-child(odd) {
    grid-area: span 2 / span 2;
  }

  img {
    aspect-ratio: 4 / 3;
    border-radius: ${radius.s};
    object-fit: cover;
  }

  figcaption {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }

  ${from.tablet} {
    &[data-wide] {
      grid-template-columns: none;
      grid-auto-columns: 1fr;
      grid-template-rows: auto auto;
      grid-auto-flow: column;
    }
  }

  ${notPrinted}
`;
