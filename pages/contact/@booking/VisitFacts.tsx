import styled from '@emotion/styled';
import { mapsSearchLink } from '../../../branches/model/links.ts';
import { HandOff } from '../../../components/site/HandOff.tsx';
import { BranchHours } from '../../../components/site/HoursList.tsx';
import { PostalAddress } from '../../../components/site/PostalAddress.tsx';
import { SplitSection } from '../../../components/ui/SplitSection.tsx';
import { from, space } from '../../../components/ui/tokens.ts';
import { usePageBranch } from '../../../renderer/PageContext.ts';
import { useLocalWords, useWords } from '../../../renderer/useWords.tsx';

/** Address and hours of the branch that is being booked. */
export function VisitFacts() {
  const branch = usePageBranch();
  const words = useWords('booking');
  const common = useWords('common');
  const local = useLocalWords();
  return (
    <SplitSection title={words.text('visit.title')} ground="sand">
      <Columns>
        <div>
          <h3>{local.text(branch.name)}</h3>
          <PostalAddress branch={branch} />
          <HandOff href={mapsSearchLink(branch.maps.directions)} look="quiet">
            {common.text('actions.getDirections')}
          </HandOff>
        </div>
        <div>
          <h3>{common.text('footer.openingHours')}</h3>
          <BranchHours branch={branch} />
        </div>
      </Columns>
    </SplitSection>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space.l};

  h3 {
    margin-bottom: ${space.s};
  }

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
