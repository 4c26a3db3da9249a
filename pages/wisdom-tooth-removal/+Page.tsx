import { BookAction } from '../../components/site/BookAction.tsx';
import { CausesAndSigns } from '../../components/site/CausesAndSigns.tsx';
import { ClosingCall } from '../../components/site/ClosingCall.tsx';
import { OtherServices } from '../../components/site/OtherServices.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { Action } from '../../components/ui/Action.tsx';
import { ActionRow } from '../../components/ui/ActionRow.tsx';
import { CheckList } from '../../components/ui/CheckList.tsx';
import { SplitSection } from '../../components/ui/SplitSection.tsx';
import { Steps } from '../../components/ui/Steps.tsx';
import { useWords } from '../../renderer/useWords.tsx';
import { RemovalHelp } from './RemovalHelp.tsx';
import { RemovalRisks } from './RemovalRisks.tsx';
import { RemovalTimeline } from './RemovalTimeline.tsx';

/** Wisdom teeth: when one has to come out, what happens, how long it takes and what it costs. */
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
      <CausesAndSigns namespace="wisdom-tooth-removal" />
      <RemovalRisks />
      <SplitSection ground="sand" title={words.text('process.title')} intro={words.text('process.intro')}>
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
      <OtherServices />
      <ClosingCall title={words.text('closing.title')} text={words.text('closing.text')}>
        <BookAction look="light" />
      </ClosingCall>
    </>
  );
}
