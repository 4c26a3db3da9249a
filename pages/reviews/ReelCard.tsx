import styled from '@emotion/styled';
import type { Reel } from '../../branches/model/siteModel.ts';
import { ExternalLink } from '../../components/site/LinkLabel.tsx';
import { Picture } from '../../components/site/Picture.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { below, color, control, from, notPrinted, radius, space } from '../../components/ui/style/tokens.ts';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { FRAME } from '../../site/pictures/frames.ts';

/** Two fifths of the card on phones, as wide as the card on larger screens. */
const WIDTHS = [256, 400, 640, 800];
const SIZES = '(min-width: 64rem) 23rem, (min-width: 45rem) 46vw, 32vw';

export function ReelCard({ reel: { image, alt, focus, title, description, link } }: Readonly<{ reel: Reel }>) {
  const { t } = useTranslation('reviews');
  const local = useLocalText();
  return (
    <Box>
      <PictureFrame>
        <Picture widths={WIDTHS} sizes={SIZES} src={image} alt={local(alt)} focus={focus} frame={FRAME.reel} />
        <Icon name="player-play" />
      </PictureFrame>
      <h3>{local(title)}</h3>
      <p>{local(description)}</p>
      <ExternalLink href={link} look="quiet" icon="brand-instagram" about={local(title)}>
        {t('videos.watch')}
      </ExternalLink>
    </Box>
  );
}

/* A picture beside the title on phones, a large one at the top on larger screens. The whole card is clickable. */
const Box = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 2fr) 3fr;
  align-items: center;
  gap: ${space.xs} ${space.s};
  padding: ${space.s};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.white};

  p {
    color: ${color.inkSoft};
  }

  /* There must be room for the long words of Tamil. */
  ${below.tablet} {
    h3 {
      font-size: inherit;
    }
  }

  p,
  a {
    grid-column: 1 / -1;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${from.tablet} {
    grid-template: auto auto 1fr auto / minmax(0, 1fr);
    align-items: start;
    padding: 0 ${space.m} ${space.m};
  }

  @media print {
    grid-template: none;
  }
`;

const PictureFrame = styled.div`
  position: relative;

  img {
    aspect-ratio: 3 / 4;
    border-radius: ${radius.s};
    object-fit: cover;
  }

  svg {
    position: absolute;
    inset: auto auto ${space.xs} ${space.xs};
    width: ${control.s};
    height: ${control.s};
    padding: ${space.xs};
    border-radius: ${radius.pill};
    background: ${color.white};
    color: ${color.teal};
  }

  ${from.tablet} {
    margin-inline: calc(-1 * ${space.m});

    img {
      border-radius: ${radius.m} ${radius.m} 0 0;
    }
  }

  ${notPrinted}
`;
