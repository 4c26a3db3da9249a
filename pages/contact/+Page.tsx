import { whatsappLink } from '../../branches/model/links.ts';
import { CallActions } from '../../components/branches/CallActions.tsx';
import { CallToAction } from '../../components/site/CallToAction.tsx';
import { EmergencySection } from '../../components/site/EmergencySection.tsx';
import { ExternalLink } from '../../components/site/ExternalLink.tsx';
import { FaqSection } from '../../components/site/FaqSection.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { ActionRow } from '../../components/ui/layout/ActionRow.tsx';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { BookingEntries } from './BookingEntries.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { Directions } from './Directions.tsx';

/** /contact: all ways to reach the clinic, the quickest first. */
export function Page() {
  const { branches, primary } = useSite();
  const words = useWords('contact');
  const common = useWords('common');
  const local = useLocalWords();
  return (
    <>
      <PageHero title={words.text('hero.title')} lead={words.text('hero.lead')}>
        <ActionRow role="group" aria-label={words.plain('quick.title')}>
          <ExternalLink href={whatsappLink(primary.whatsapp)} look="whatsapp" icon="brand-whatsapp">
            {common.text('actions.whatsappChat', { branch: local.plain(primary.name) })}
          </ExternalLink>
          <CallActions branches={branches} />
        </ActionRow>
      </PageHero>
      <BookingEntries />
      <ContactDetails />
      <Directions />
      <EmergencySection />
      <FaqSection namespace="contact" background="mint" />
      <CallToAction title={words.text('closing.title')} text={words.text('closing.text')}>
        <CallActions branches={branches} look="light" />
      </CallToAction>
    </>
  );
}
