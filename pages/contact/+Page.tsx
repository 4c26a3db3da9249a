import styled from '@emotion/styled';
import { whatsappLink } from '../../branches/model/links.ts';
import { BranchCards, BranchCardsSection, MAX_BESIDE_TITLE } from '../../components/branches/BranchCards.tsx';
import { CallBranches } from '../../components/branches/BranchLinks.tsx';
import { Closing } from '../../components/branches/CallToAction.tsx';
import { useShownBranches } from '../../components/branches/useShownBranches.ts';
import { VisitCard } from '../../components/branches/VisitCard.tsx';
import { FaqSection } from '../../components/site/FaqSection.tsx';
import { ExternalLink } from '../../components/site/LinkLabel.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { WhatHappened } from '../../components/site/WhatHappened.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { below, notPrinted, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';

/** /contact: all ways to reach the clinic, the quickest first. */
export function Page() {
  const { primary } = useSite();
  const { branches, all, mark } = useShownBranches();
  const { t } = useTranslation('contact');
  const { t: tCommon } = useTranslation('common');
  const local = useLocalText();
  const areFew = branches.length <= MAX_BESIDE_TITLE;
  return (
    <>
      {/* Of many branches, each has its visits on its own page. */}
      {!all && <VisitCard branches={branches} />}
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        scene={
          areFew && (
            <>
              <BranchCards />
              <WhatHappened elsewhere />
            </>
          )
        }
      >
        <QuickActions role="group" aria-label={t('quick.title')}>
          <CallBranches alone />
          <ExternalLink href={whatsappLink(primary.whatsapp)} look="whatsapp" icon="brand-whatsapp" {...mark}>
            {/* A branch without WhatsApp has the clinic's number, which is another branch's. */}
            {branches[0]?.whatsapp
              ? tCommon('actions.whatsappChat', { branch: local(primary.name) })
              : tCommon('floatingContact.chat')}
          </ExternalLink>
        </QuickActions>
      </PageHero>
      {!areFew && (
        <>
          <BranchCardsSection />
          <Section>
            <WhatHappened elsewhere />
          </Section>
        </>
      )}
      <FaqSection namespace="contact" background="mint" />
      <Closing namespace="contact">
        <CallBranches look="light" />
      </Closing>
    </>
  );
}

/* As many in a row as fit, on phones too: what follows starts on the first screen. */
const QuickActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-top: ${space.m};

  ${below.largePhone} {
    gap: ${space.xs};

    a {
      flex: 1 0 auto;
      max-width: 100%;
      padding-inline: ${space.xs};
    }
  }

  ${notPrinted}
`;
