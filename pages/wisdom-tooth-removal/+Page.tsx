import { BookAction } from '../../components/branches/BookAction.tsx';
import { CausesAndSymptoms } from '../../components/services/CausesAndSymptoms.tsx';
import { OtherServices } from '../../components/services/OtherServices.tsx';
import { AdviceSources } from '../../components/site/AdviceSources.tsx';
import { CallToAction } from '../../components/site/CallToAction.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { ActionRow } from '../../components/ui/layout/ActionRow.tsx';
import { SplitSection } from '../../components/ui/layout/SplitSection.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { CheckList } from '../../components/ui/lists/CheckList.tsx';
import { Steps } from '../../components/ui/lists/Steps.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';
import { RemovalHelp } from './RemovalHelp.tsx';
import { RemovalRisks } from './RemovalRisks.tsx';
import { RemovalTimeline } from './RemovalTimeline.tsx';

/** /wisdom-tooth-removal: when a wisdom tooth has to be removed, the procedure, its duration and its cost. */
export function Page() {
  const words = useWords('wisdom-tooth-removal');
  return (
    <>
      <PageHero
        title={words.text('hero.title')}
        lead={words.text('hero.lead')}
        picture={{ src: 'topics/wisdom-tooth-removal.webp', alt: words.plain('hero.imageAlt') }}
      >
        <ActionRow>
          <BookAction />
          <Action href="#time-and-cost" look="quiet" icon="arrow-down">
            {words.text('hero.toTimeline')}
          </Action>
        </ActionRow>
      </PageHero>
      <CausesAndSymptoms namespace="wisdom-tooth-removal" />
      <RemovalRisks />
      <SplitSection background="sand" title={words.text('process.title')} intro={words.text('process.intro')}>
        <Steps
          steps={words.list('process.steps').map((key) => ({
            title: words.text(`${key}.title`),
            text: words.text(`${key}.text`),
          }))}
        />
      </SplitSection>
      <RemovalTimeline />
      <SplitSection title={words.text('aftercare.title')} intro={words.text('aftercare.intro')}>
        <CheckList lined icon="point" items={words.list('aftercare.items').map((key) => words.text(key))} />
      </SplitSection>
      <RemovalHelp />
      <AdviceSources namespace="wisdom-tooth-removal" />
      <OtherServices />
      <CallToAction title={words.text('closing.title')} text={words.text('closing.text')}>
        <BookAction look="light" />
      </CallToAction>
    </>
  );
}
