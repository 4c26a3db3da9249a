import { BookAction } from '../../components/site/BookAction.tsx';
import { CausesAndSigns } from '../../components/site/CausesAndSigns.tsx';
import { ClosingCall } from '../../components/site/ClosingCall.tsx';
import { OtherServices } from '../../components/site/OtherServices.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { ActionRow } from '../../components/ui/ActionRow.tsx';
import { CheckList } from '../../components/ui/CheckList.tsx';
import { ListPanel } from '../../components/ui/ListPanel.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { SplitSection } from '../../components/ui/SplitSection.tsx';
import { Steps } from '../../components/ui/Steps.tsx';
import { useWords } from '../../renderer/useWords.tsx';
import { RemovalFigures } from './RemovalFigures.tsx';

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
        </ActionRow>
      </PageHero>
      <CausesAndSigns namespace="wisdom-tooth-removal" />
      <Section>
        <ListPanel
          title={words.text('risks.title')}
          intro={words.text('risks.intro')}
          icon="alert-triangle"
          tone="warm"
          columns
          items={words.list('risks.items').map((key) => words.text(key))}
        />
      </Section>
      <SplitSection title={words.text('process.title')} intro={words.text('process.intro')} aside={<BookAction />}>
        <Steps
          steps={words.list('process.steps').map((key) => ({
            title: words.text(`${key}.title`),
            text: words.text(`${key}.text`),
          }))}
        />
      </SplitSection>
      <RemovalFigures />
      <SplitSection title={words.text('aftercare.title')} intro={words.text('aftercare.intro')}>
        <CheckList lined icon="point" items={words.list('aftercare.items').map((key) => words.text(key))} />
      </SplitSection>
      <OtherServices />
      <ClosingCall title={words.text('closing.title')} text={words.text('closing.text')}>
        <BookAction look="light" />
      </ClosingCall>
    </>
  );
}
