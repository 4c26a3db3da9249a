import styled from '@emotion/styled';
import type { Reel } from '../../branches/model/siteModel.ts';
import { ExternalLink } from '../../components/site/LinkLabel.tsx';
import { PICTURE, Picture } from '../../components/site/Picture.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { below, color, control, from, notPrinted, radius, space } from '../../components/ui/style/tokens.ts';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { FRAME } from '../../renderer/media/frames.ts';

/** Two fifths of the card on phones. */
const SIZES = '(min-width: 64rem) 23rem, (min-width: 45rem) 46vw, 37vw';

export function ReelCard({ reel: { image, alt, focus, title, description, link } }: Readonly<{ reel: Reel }>) {
  const { t } = useTranslation('reviews');
  const local = useLocalText();
  return (
    <Box>
      <PictureFrame>
        <Picture {...PICTURE.card} sizes={SIZES} src={image} alt={local(alt)} focus={focus} frame={FRAME.reel} />
        <Icon name="player-play" />
      </PictureFrame>
      <div>
        <h3>{local(title)}</h3>
        <p>{local(description)}</p>
        <ExternalLink href={link} look="quiet" icon="brand-instagram" about={local(title)}>
          {t('videos.watch')}
        </ExternalLink>
      </div>
    </Box>
  );
}

/* Side by side on phones, stacked on larger screens. The whole card is clickable. */
const Box = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 2fr) 3fr;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.white};

  & > div + div {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${space.xxs};
    padding: ${space.s};
  }

  p {
    color: ${color.inkSoft};
  }

  a {
    margin-top: auto;
  }

  /* There must be room for the long words of Tamil. */
  ${below.tablet} {
    & > div + div {
      padding-inline: ${space.xs};
    }

    h3 {
      font-size: inherit;
    }

    a svg:first-of-type {
      display: none;
    }
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${from.tablet} {
    grid-template: auto 1fr / none;

    & > div + div {
      gap: ${space.xs};
      padding: ${space.m};
    }
  }

  @media print {
    grid-template: none;
  }
`;

const PictureFrame = styled.div`
  position: relative;
  align-self: start;

  img {
    aspect-ratio: 3 / 4;
    object-fit: cover;
  }

  svg {
    position: absolute;
    inset: auto auto ${space.s} ${space.s};
    width: ${control.m};
    height: ${control.m};
    padding: ${space.xs};
    border-radius: ${radius.pill};
    background: ${color.white};
    color: ${color.teal};
  }

  ${notPrinted}
`;
