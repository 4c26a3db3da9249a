import { whatsappLink } from '../../../branches/model/links.ts';
import { CallActions } from '../../../components/branches/CallActions.tsx';
import { CallToAction } from '../../../components/site/CallToAction.tsx';
import { ExternalLink } from '../../../components/site/ExternalLink.tsx';
import { PageHero } from '../../../components/site/PageHero.tsx';
import { SplitSection } from '../../../components/ui/layout/SplitSection.tsx';
import { Steps } from '../../../components/ui/lists/Steps.tsx';
import { usePageBranch } from '../../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../../renderer/context/useWords.tsx';
import { PortalAction } from './PortalAction.tsx';
import { VisitFacts } from './VisitFacts.tsx';

/** /contact/<slug>: leads to a branch's booking portal. */
export function Page() {
  const branch = usePageBranch();
  const words = useWords('booking');
  const common = useWords('common');
  const local = useLocalWords();
  const values = { branch: local.plain(branch.name), area: local.plain(branch.area) };
  return (
    <>
      <PageHero
        title={words.text('hero.title', values)}
        lead={words.text('hero.lead', values)}
        picture={{ src: branch.picture, alt: local.plain(branch.pictureAlt), focus: branch.pictureFocus }}
      >
        <PortalAction />
      </PageHero>
      <SplitSection title={words.text('steps.title')}>
        <Steps
          steps={words.list('steps.items').map((key) => ({
            title: words.text(`${key}.title`),
            text: words.text(`${key}.text`),
          }))}
        />
      </SplitSection>
      <VisitFacts />
      <CallToAction title={words.text('other.title')} text={words.text('other.text', values)}>
        <CallActions branches={[branch]} look="light" />
        <ExternalLink href={whatsappLink(branch.whatsapp)} look="light" icon="brand-whatsapp">
          {common.text('actions.whatsapp', values)}
        </ExternalLink>
      </CallToAction>
    </>
  );
}
