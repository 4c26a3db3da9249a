import { AdviceSources } from '../../components/site/AdviceSources.tsx';
import { CallToAction } from '../../components/site/CallToAction.tsx';
import { EmergencySection } from '../../components/site/EmergencySection.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';
import { pathOf } from '../../renderer/site/routes.ts';
import { TipLinks } from './TipLinks.tsx';
import { TipList } from './TipList.tsx';

/** /dental-tips: what common symptoms mean, what helps at home, and when to see a dentist. */
export function Page() {
  const words = useWords('dental-tips');
  const common = useWords('common');
  return (
    <>
      <PageHero
        title={words.text('hero.title')}
        lead={words.text('hero.lead')}
        picture={{ src: 'topics/dental-tips.webp', alt: words.plain('hero.imageAlt') }}
      >
        <TipLinks />
      </PageHero>
      <TipList />
      <EmergencySection />
      <AdviceSources namespace="dental-tips" />
      <CallToAction title={words.text('closing.title')} text={words.text('closing.text')}>
        <Action href={pathOf('contact')} look="light" icon="calendar">
          {common.text('actions.bookCheckUp')}
        </Action>
      </CallToAction>
    </>
  );
}
