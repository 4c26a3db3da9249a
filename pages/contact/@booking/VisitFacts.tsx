import styled from '@emotion/styled';
import { BranchHours } from '../../../components/branches/BranchHours.tsx';
import { BranchPhotos } from '../../../components/branches/BranchPhotos.tsx';
import { DirectionsLink } from '../../../components/branches/DirectionsLink.tsx';
import { PlaceFacts } from '../../../components/branches/PlaceFacts.tsx';
import { PostalAddress } from '../../../components/branches/PostalAddress.tsx';
import { Section } from '../../../components/ui/layout/Section.tsx';
import { from, measure, space } from '../../../components/ui/style/tokens.ts';
import { usePageBranch } from '../../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../../renderer/context/useWords.tsx';

/** The branch's address, opening hours and consultation fee, how to get in, and what it looks like. */
export function VisitFacts() {
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
