import { HandOff } from '../../components/site/HandOff.tsx';
import { ActionRow } from '../../components/ui/ActionRow.tsx';
import { Grid } from '../../components/ui/Grid.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { useSite } from '../../renderer/PageContext.ts';
import { useWords } from '../../renderer/useWords.tsx';
import { ReelCard } from './ReelCard.tsx';

/** Patients on video: each card leads to the video on Instagram. */
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
        <HandOff href={social.instagramReels} look="secondary" icon="brand-instagram">
          {words.text('videos.more')}
        </HandOff>
      </ActionRow>
    </Section>
  );
}
