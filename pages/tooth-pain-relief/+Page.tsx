import { BookAction } from '../../components/branches/BookAction.tsx';
import { CallActions } from '../../components/branches/CallActions.tsx';
import { AdviceSources } from '../../components/site/AdviceSources.tsx';
import { CallToAction } from '../../components/site/CallToAction.tsx';
import { EmergencyCard } from '../../components/site/EmergencyCard.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { ActionRow } from '../../components/ui/layout/ActionRow.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { ReasonList } from '../../components/ui/lists/ReasonList.tsx';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { PainCauses } from './PainCauses.tsx';
import { PainCosts } from './PainCosts.tsx';
import { PainLevels } from './PainLevels.tsx';
import { PainMeanwhile } from './PainMeanwhile.tsx';
import { PainSigns } from './PainSigns.tsx';
import { PainTreatments } from './PainTreatments.tsx';

/** /tooth-pain-relief: when toothache is urgent, what helps meanwhile, and how it is treated. */
export function Page() {
  const words = useWords('tooth-pain-relief');
  const site = useSite();
  return (
    <>
      <PageHero title={words.text('hero.title')} lead={words.text('hero.lead')} beside={<EmergencyCard />}>
        <ActionRow>
          <CallActions branches={site.branches} look="primary" />
        </ActionRow>
      </PageHero>
      <PainLevels />
      <PainMeanwhile />
      <PainCauses />
      <PainSigns />
      <PainTreatments />
      <PainCosts />
      <Section title={words.text('reasons.title')}>
        <ReasonList
          reasons={words.list('reasons.items').map((key) => ({
            title: words.text(`${key}.title`),
            text: words.text(`${key}.text`),
          }))}
        />
      </Section>
      <AdviceSources namespace="tooth-pain-relief" />
      <CallToAction title={words.text('closing.title')} text={words.text('closing.text')}>
        <BookAction look="light" />
      </CallToAction>
    </>
  );
}
