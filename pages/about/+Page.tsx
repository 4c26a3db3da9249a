import { BookAction } from '../../components/branches/BookAction.tsx';
import { BranchSection } from '../../components/branches/BranchSection.tsx';
import { CallToAction } from '../../components/site/CallToAction.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { StatsBand } from '../../components/site/StatsBand.tsx';
import { ActionRow } from '../../components/ui/layout/ActionRow.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { TwoColumns } from '../../components/ui/layout/TwoColumns.tsx';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { CredentialList } from './CredentialList.tsx';
import { FollowUs } from './FollowUs.tsx';
import { Founder } from './Founder.tsx';
import { Gallery } from './Gallery.tsx';
import { Team } from './Team.tsx';
import { ValueList } from './ValueList.tsx';

/** /about: the founder, the clinic's values, the team, branches, before-and-after gallery, certificates and technology. */
export function Page() {
  const { clinic } = useSite();
  const words = useWords('about');
  return (
    <>
      <PageHero title={words.text('hero.title')} lead={words.text('hero.lead')}>
        <ActionRow>
          <BookAction />
        </ActionRow>
      </PageHero>
      <Founder />
      <StatsBand title={words.text('stats.title')} />
      <ValueList />
      <Team />
      <BranchSection namespace="about" compact />
      <Gallery />
      <Section background="mint">
        <TwoColumns>
          <CredentialList
            title={words.text('certifications.title')}
            intro={words.text('certifications.intro')}
            credentials={clinic.certifications}
          />
          <CredentialList
            title={words.text('technology.title')}
            intro={words.text('technology.intro')}
            credentials={clinic.technology}
          />
        </TwoColumns>
      </Section>
      <FollowUs />
      <CallToAction title={words.text('closing.title')} text={words.text('closing.text')}>
        <BookAction look="light" />
      </CallToAction>
    </>
  );
}
