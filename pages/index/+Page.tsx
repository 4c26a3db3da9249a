import { BookAction } from '../../components/branches/BookAction.tsx';
import { BranchSection } from '../../components/branches/BranchSection.tsx';
import { CallToAction } from '../../components/site/CallToAction.tsx';
import { StatsBand } from '../../components/site/StatsBand.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';
import { FeaturedServices } from './FeaturedServices.tsx';
import { HomeHero } from './HomeHero.tsx';
import { Reasons } from './Reasons.tsx';
import { Testimonials } from './Testimonials.tsx';

/** The home page: who we are, what we treat, where to find us, what patients say. */
export function Page() {
  const words = useWords('home');
  return (
    <>
      <HomeHero />
      <StatsBand title={words.text('stats.title')} />
      <FeaturedServices />
      <Reasons />
      <BranchSection namespace="home" />
      <Testimonials />
      <CallToAction title={words.text('closing.title')} text={words.text('closing.text')}>
        <BookAction look="light" />
      </CallToAction>
    </>
  );
}
