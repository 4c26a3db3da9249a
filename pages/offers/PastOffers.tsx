import type { Offer } from '../../branches/model/siteModel.ts';
import { OfferCard } from '../../components/offers/OfferCard.tsx';
import { Grid } from '../../components/ui/layout/Grid.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';

export type PastOffersProps = Readonly<{ offers: readonly Offer[] }>;

/** Past offers. Hidden if there are none; `renderer/client/offers.ts` adds those that have expired since the build. */
export function PastOffers({ offers }: PastOffersProps) {
  const words = useWords('offers');
  return (
    <Section
      title={words.text('groups.past.title')}
      intro={words.text('groups.past.intro')}
      background="sand"
      hidden={offers.length === 0}
    >
      <Grid data-min="broad" data-past-offers="">
        {offers.map((offer) => (
          <OfferCard key={[...offer.branches, offer.id].join()} offer={offer} />
        ))}
      </Grid>
    </Section>
  );
}
