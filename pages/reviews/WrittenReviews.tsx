import { mapsSearchLink } from '../../branches/model/links.ts';
import { ExternalLink } from '../../components/site/ExternalLink.tsx';
import { Quote } from '../../components/ui/cards/Quote.tsx';
import { ActionRow } from '../../components/ui/layout/ActionRow.tsx';
import { Grid } from '../../components/ui/layout/Grid.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { ReviewSource } from './ReviewSource.tsx';

/** Reviews by patients, and links to the public reviews of each branch. */
export function WrittenReviews() {
  const { branches, clinic } = useSite();
  const words = useWords('reviews');
  const local = useLocalWords();
  return (
    <Section title={words.text('read.title')} intro={words.text('read.intro')} background="sand">
      <Grid>
        {clinic.reviews.map((review) => (
          <li key={review.name.en}>
            <Quote name={local.text(review.name)} place={<ReviewSource review={review} />}>
              {local.text(review.text)}
            </Quote>
          </li>
        ))}
      </Grid>
      <ActionRow>
        {branches.map(({ id, name, maps }) => (
          <ExternalLink key={id} href={mapsSearchLink(maps.readReviews)} look="secondary" icon="map-search">
            {words.text('read.button', { branch: local.plain(name) })}
          </ExternalLink>
        ))}
      </ActionRow>
    </Section>
  );
}
