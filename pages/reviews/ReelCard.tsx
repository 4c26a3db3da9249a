import styled from '@emotion/styled';
import type { Reel } from '../../branches/model/site-model.ts';
import { HandOff } from '../../components/site/HandOff.tsx';
import { PICTURE, Picture } from '../../components/site/Picture.tsx';
import { color, from, radius, space } from '../../components/ui/tokens.ts';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.tsx';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';

export type ReelCardProps = Readonly<{ reel: Reel }>;

/** An entry of a list of videos: a picture, what the video is about, and the link to it. */
export function ReelCard({ reel: { image, alt, title, description, link } }: ReelCardProps) {
  const words = useWords('reviews');
  const local = useLocalWords();
  return (
    <Box>
      <Frame>
        <Picture {...PICTURE.card} src={image} alt={local.plain(alt)} />
      </Frame>
      <div>
        <h3>{local.text(title)}</h3>
        <p>{local.text(description)}</p>
        <HandOff href={link} look="quiet" icon="brand-instagram">
          {words.text('videos.watch')}
          <VisuallyHidden>: {local.text(title)}</VisuallyHidden>
        </HandOff>
      </div>
    </Box>
  );
}

const Box = styled.li`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.white};

  & > div:last-child {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: flex-start;
    gap: ${space.xs};
    padding: ${space.m};
  }

  p {
    color: ${color.inkSoft};
  }

  a {
    margin-top: auto;
  }

  @media print {
    break-inside: avoid;
  }
`;

const Frame = styled.div`
  img {
    aspect-ratio: 1;
    object-fit: cover;
  }

  ${from.tablet} {
    img {
      aspect-ratio: 4 / 5;
    }
  }

  @media print {
    display: none;
  }
`;
