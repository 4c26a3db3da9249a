import styled from '@emotion/styled';
import { whatsappLink } from '../../../branches/model/links.ts';
import { PostalAddress } from '../../../components/branches/BranchAddress.tsx';
import { PlaceFacts } from '../../../components/branches/BranchFacts.tsx';
import { BranchHours } from '../../../components/branches/BranchHours.tsx';
import { CallActions, DirectionsLink } from '../../../components/branches/BranchLinks.tsx';
import { BranchPhotos } from '../../../components/branches/BranchPhotos.tsx';
import { CallToAction } from '../../../components/site/CallToAction.tsx';
import { ExternalLink } from '../../../components/site/LinkLabel.tsx';
import { PageHero } from '../../../components/site/PageHero.tsx';
import { ActionRow, Section, SplitSection } from '../../../components/ui/layout/Section.tsx';
import { TitledTexts } from '../../../components/ui/lists/TitledTexts.tsx';
import { color, from, measure, size, space } from '../../../components/ui/style/tokens.ts';
import { usePageBranch } from '../../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../../renderer/context/useWords.tsx';

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
        <ActionRow>
          <ExternalLink href={branch.booking.portal} icon="calendar">
            {words.text('button')}
          </ExternalLink>
        </ActionRow>
        <Note>{words.text('newTab')}</Note>
      </PageHero>
      <SplitSection title={words.text('steps.title')}>
        <TitledTexts
          as="steps"
          items={words.list('steps.items').map((key) => ({
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

function VisitFacts() {
  const branch = usePageBranch();
  const words = useWords('booking');
  const common = useWords('common');
  const local = useLocalWords();
  return (
    <Section title={words.text('visit.title')} background="sand">
      <Columns>
        <div>
          <h3>{local.text(branch.name)}</h3>
          <PostalAddress branch={branch} />
          <PlaceFacts branch={branch} />
          <DirectionsLink branch={branch} look="quiet" />
        </div>
        <div>
          <h3>{common.text('footer.openingHours')}</h3>
          <BranchHours branch={branch} />
        </div>
        <div>
          <h3>{words.text('visit.cost')}</h3>
          <p>{words.text('visit.costText')}</p>
        </div>
      </Columns>
      <BranchPhotos branch={branch} wide />
    </Section>
  );
}

const Note = styled.p`
  margin-top: ${space.s};
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space.l};

  h3 {
    margin-bottom: ${space.s};
  }

  address + ul {
    margin-block: ${space.xs};
  }

  & + div {
    max-width: ${measure.wide};
    margin-top: ${space.l};
  }

  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
