import styled from '@emotion/styled';
import { mailtoLink, mapsSearchLink, telLink } from '../../../branches/model/links.ts';
import { formatPhone } from '../../../branches/model/phone.ts';
import { useSite } from '../../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../../renderer/context/useWords.tsx';
import { AllBranchesLink } from '../../branches/AllBranchesLink.tsx';
import { PostalAddress } from '../../branches/PostalAddress.tsx';
import { LinkLabel } from '../../site/LinkLabel.tsx';
import { control, size, space } from '../../ui/style/tokens.ts';
import { useShellBranches } from '../useShellBranches.ts';
import { FoldingTitle } from './FoldingTitle.tsx';

/** Contact details and directions of the branches. On phones only their numbers show until the title is tapped. */
export function FooterBranches() {
  const { clinic } = useSite();
  const { branches, isCut } = useShellBranches();
  const words = useWords('common');
  const local = useLocalWords();
  return (
    <div>
      <FoldingTitle>{words.text('footer.contactInfo')}</FoldingTitle>
      {branches.map((branch) => (
        <Branch key={branch.id}>
          <h3>{local.text(branch.name)}</h3>
          <a href={telLink(branch.phone)}>{formatPhone(branch.phone)}</a>
          <div data-folds="">
            <PostalAddress branch={branch} />
            {branch.email && <a href={mailtoLink(branch.email)}>{branch.email}</a>}
            <a href={mapsSearchLink(branch.maps.directions)} target="_blank" rel="noopener noreferrer">
              <LinkLabel directionsTo={local.plain(branch.name)} newTab>
                {words.text('actions.getDirections')}
              </LinkLabel>
            </a>
          </div>
        </Branch>
      ))}
      {isCut && <AllBranchesLink />}
      <Branch>
        <div data-folds="">
          <a href={mailtoLink(clinic.email)}>{clinic.email}</a>
        </div>
      </Branch>
    </div>
  );
}

const Branch = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s};

  h3 {
    font-size: ${size.small};
  }

  a {
    display: flex;
    align-items: center;
    min-height: ${control.s};
  }

  div {
    width: 100%;
  }

  /* A padding around them would remain while they are folded. */
  a:last-child {
    margin-bottom: ${space.s};
  }
`;
