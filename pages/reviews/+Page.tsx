import { BookAction } from '../../components/branches/BookAction.tsx';
import { CallToAction } from '../../components/site/CallToAction.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { ActionRow } from '../../components/ui/layout/ActionRow.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';
import { Feedback } from './Feedback.tsx';
import { Reels } from './Reels.tsx';
import { WrittenReviews } from './WrittenReviews.tsx';

/** /reviews: written reviews, patient videos, and how to give feedback. */
export function Page() {
  const words = useWords('reviews');
  return (
    <>
      <PageHero title={words.text('hero.title')} lead={words.text('hero.lead')}>
        <ActionRow>
          <BookAction />
        </ActionRow>
      </PageHero>
      <WrittenReviews />
      <Reels />
      <Feedback />
      <CallToAction title={words.text('closing.title')} text={words.text('closing.text')}>
        <BookAction look="light" />
      </CallToAction>
    </>
  );
}
