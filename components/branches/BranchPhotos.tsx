import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import { useLocalWords } from '../../renderer/context/useWords.tsx';
import { Picture } from '../site/Picture.tsx';
import { radius, space } from '../ui/style/tokens.ts';

export type BranchPhotosProps = Readonly<{ branch: Pick<Branch, 'photos'> }>;

const SIZES = { widths: [360, 640], sizes: '(min-width: 64rem) 17rem, (min-width: 45rem) 22vw, calc(50vw - 2rem)' };

/** What a branch looks like, from outside and inside, side by side. Renders nothing without photographs. */
export function BranchPhotos({ branch: { photos } }: BranchPhotosProps) {
  const local = useLocalWords();
  const shown = [photos.outside, photos.inside].filter((photo) => photo !== undefined);
  if (shown.length === 0) return null;
  return (
    <Row>
      {shown.map(({ image, alt, focus }) => (
        <Picture key={image} {...SIZES} src={image} alt={local.plain(alt)} focus={focus} />
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

  @media print {
    display: none;
  }
`;
