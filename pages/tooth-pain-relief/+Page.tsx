import { BookAction } from '../../components/site/BookAction.tsx';
import { CallActions } from '../../components/site/CallActions.tsx';
import { ClosingCall } from '../../components/site/ClosingCall.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { WisdomToothNote } from '../../components/site/WisdomToothNote.tsx';
import { ActionRow } from '../../components/ui/ActionRow.tsx';
import { CheckList } from '../../components/ui/CheckList.tsx';
import { ListPanel } from '../../components/ui/ListPanel.tsx';
import { ReasonList } from '../../components/ui/ReasonList.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { SplitSection } from '../../components/ui/SplitSection.tsx';
import { useSite } from '../../renderer/PageContext.ts';
import { useWords } from '../../renderer/useWords.tsx';
import { PainCauses } from './PainCauses.tsx';
import { PainCosts } from './PainCosts.tsx';
import { PainSigns } from './PainSigns.tsx';
import { PainTreatments } from './PainTreatments.tsx';

/** Toothache: when not to wait, what to do meanwhile, and how it is treated. */
export function Page() {
  const words = useWords('tooth-pain-relief');
  const site = useSite();
  return (
    <>
      <PageHero
        title={words.text('hero.title')}
        lead={words.text('hero.lead')}
        picture={{ src: 'topics/tooth-pain-relief.webp', alt: words.plain('hero.imageAlt') }}
      >
        <ActionRow>
          <BookAction />
          <CallActions branches={site.branches} />
        </ActionRow>
      </PageHero>
      <Section>
        <ListPanel
          title={words.text('urgent.title')}
          intro={words.text('urgent.intro')}
          icon="alert-circle"
          tone="warm"
          columns
          items={words.list('urgent.items').map((key) => words.text(key))}
        />
      </Section>
      <SplitSection ground="mint" title={words.text('meanwhile.title')} intro={words.text('meanwhile.intro')}>
        <CheckList lined icon="point" items={words.list('meanwhile.items').map((key) => words.text(key))} />
      </SplitSection>
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
      <Section ground="sand">
        <WisdomToothNote>{words.rich('wisdomLink.text')}</WisdomToothNote>
      </Section>
      <ClosingCall title={words.text('closing.title')} text={words.text('closing.text')}>
        <BookAction look="light" />
      </ClosingCall>
    </>
  );
}
