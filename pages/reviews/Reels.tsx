import { ExternalLink } from '../../components/site/ExternalLink.tsx';
import { StoryLinks } from '../../components/site/StoryLinks.tsx';
import { ActionRow } from '../../components/ui/layout/ActionRow.tsx';
import { Grid } from '../../components/ui/layout/Grid.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { ReelCard } from './ReelCard.tsx';

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
