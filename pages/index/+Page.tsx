import { BookAction } from '../../components/site/BookAction.tsx';
import { BranchCard } from '../../components/site/BranchCard.tsx';
import { ClosingCall } from '../../components/site/ClosingCall.tsx';
import { StatsBand } from '../../components/site/StatsBand.tsx';
import { Grid } from '../../components/ui/Grid.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { useSite } from '../../renderer/PageContext.ts';
import { useWords } from '../../renderer/useWords.tsx';
import { FeaturedServices } from './FeaturedServices.tsx';
import { HomeHero } from './HomeHero.tsx';
import { Reasons } from './Reasons.tsx';
import { Testimonials } from './Testimonials.tsx';

/** The home page: who we are, what we treat, where we are, what patients say. */
export function Page() {
  const { branches } = useSite();
  const words = useWords('home');
  return (
    <>
      <HomeHero />
      <StatsBand title={words.text('stats.title')} />
      <FeaturedServices />
      <Reasons />
      <Section title={words.text('branches.title')} intro={words.text('branches.intro')}>
        <Grid data-min="broad">
          {branches.map((branch) => (
            <BranchCard key={branch.id} branch={branch} />
          ))}
        </Grid>
      </Section>
      <Testimonials />
      <ClosingCall title={words.text('closing.title')} text={words.text('closing.text')}>
        <BookAction look="light" />
      </ClosingCall>
    </>
  );
}
