import styled from '@emotion/styled';
import type { Reel } from '../../branches/model/siteModel.ts';
import { ExternalLink } from '../../components/site/ExternalLink.tsx';
import { PICTURE, Picture } from '../../components/site/Picture.tsx';
import { StoryLinks } from '../../components/site/StoryLinks.tsx';
import { ActionRow } from '../../components/ui/layout/ActionRow.tsx';
import { Grid } from '../../components/ui/layout/Grid.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { below, color, control, from, radius, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { FRAME } from '../../renderer/media/frames.ts';

/** Patient videos, with links to Instagram, and the clinic's stories there. */
export function Reels() {
  const { reels, social } = useSite().clinic;
  const words = useWords('reviews');
  return (
    <Section title={words.text('videos.title')} intro={words.text('videos.intro')}>
      <Grid>
        {reels.map((reel) => (
          <ReelCard key={reel.link} reel={reel} />
        ))}
      </Grid>
      <ActionRow>
        <ExternalLink href={social.instagramReels} look="secondary" icon="brand-instagram">
          {words.text('videos.more')}
        </ExternalLink>
        <StoryLinks />
      </ActionRow>
    </Section>
  );
}

type ReelCardProps = Readonly<{ reel: Reel }>;

/** A quarter of the card’s width on phones, where the picture is cropped to the height of the text beside it. */
const SIZES = '(min-width: 64rem) 23rem, (min-width: 45rem) 46vw, 44vw';

/** A video as a list item: a picture, a title, a description and the link. */
function ReelCard({ reel: { image, alt, focus, title, description, link } }: ReelCardProps) {
  const words = useWords('reviews');
  const local = useLocalWords();
  return (
    <Box>
      <PictureFrame>
        <Picture {...PICTURE.card} sizes={SIZES} src={image} alt={local.plain(alt)} focus={focus} frame={FRAME.reel} />
        <Icon name="player-play" />
      </PictureFrame>
      <div>
        <h3>{local.text(title)}</h3>
        <p>{local.text(description)}</p>
        <ExternalLink href={link} look="quiet" icon="brand-instagram" about={local.plain(title)}>
          {words.text('videos.watch')}
        </ExternalLink>
      </div>
    </Box>
  );
}

/* Picture and text side by side on phones, stacked on larger screens. The whole card is clickable. */
const Box = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 2fr) 7fr;
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

  /* Beside the picture, there must be room for the long words of Tamil. */
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

  img {
    height: 100%;
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

  ${from.tablet} {
    img {
      aspect-ratio: 4 / 5;
    }
  }

  @media print {
    display: none;
  }
`;
