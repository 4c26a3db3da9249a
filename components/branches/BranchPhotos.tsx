import styled from '@emotion/styled';
import { photosOf } from '../../branches/model/photosOf.ts';
import type { Branch } from '../../branches/model/siteModel.ts';
import { useLocalText } from '../../renderer/context/useTranslation.tsx';
import { FRAME } from '../../renderer/media/frames.ts';
import { Picture } from '../site/Picture.tsx';
import { notPrinted, radius, space } from '../ui/style/tokens.ts';

type BranchPhotosProps = Readonly<{
  branch: Pick<Branch, 'photos'>;
  /** In a row of the page, instead of a card half as wide. */
  wide?: boolean;
}>;

const WIDTHS = [360, 640, 1120];

/** For each of two photographs, and for a single one. */
const SIZES = {
  card: {
    two: '(min-width: 64rem) 17rem, (min-width: 45rem) 22vw, calc(50vw - 2rem)',
    one: '(min-width: 64rem) 34rem, (min-width: 45rem) 44vw, calc(100vw - 4rem)',
  },
  row: {
    two: '(min-width: 48rem) 23rem, calc(50vw - 2rem)',
    one: '(min-width: 48rem) 46rem, calc(100vw - 2rem)',
  },
} as const;

/** A branch from outside and inside. Nothing without photographs. */
export function BranchPhotos({ branch, wide = false }: BranchPhotosProps) {
  const local = useLocalText();
  const shown = photosOf(branch);
  if (shown.length === 0) return null;
  const sizes = SIZES[wide ? 'row' : 'card'][shown.length === 1 ? 'one' : 'two'];
  return (
    <Row>
      {shown.map(({ image, alt, focus }) => (
        <Picture
          key={image}
          widths={WIDTHS}
          sizes={sizes}
          src={image}
          alt={local(alt)}
          focus={focus}
          frame={FRAME.place}
        />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space.xs};

  img {
    aspect-ratio: 4 / 3;
    border-radius: ${radius.s};
    object-fit: cover;
  }

  ${notPrinted}
`;
