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

/** Contact details and directions of the branches. */
export function FooterBranches() {
  const { clinic } = useSite();
  const { branches, isCut } = useShellBranches();
  const words = useWords('common');
  const local = useLocalWords();
  return (
    <Info>
      <h2>{words.text('footer.contactInfo')}</h2>
      {branches.map((branch) => (
        <div key={branch.id}>
          <h3>{local.text(branch.name)}</h3>
          <PostalAddress branch={branch} />
          <p>
            <a href={telLink(branch.phone)}>{formatPhone(branch.phone)}</a>
          </p>
          {branch.email && (
            <p>
              <a href={mailtoLink(branch.email)}>{branch.email}</a>
            </p>
          )}
          <p>
            <a href={mapsSearchLink(branch.maps.directions)} target="_blank" rel="noopener noreferrer">
              <LinkLabel directionsTo={local.plain(branch.name)} newTab>
                {words.text('actions.getDirections')}
              </LinkLabel>
            </a>
          </p>
        </div>
      ))}
      {isCut && <AllBranchesLink />}
      <p>
        <a href={mailtoLink(clinic.email)}>{clinic.email}</a>
      </p>
    </Info>
  );
}

const Info = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s};

  h3 {
    font-size: ${size.small};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${control.s};
  }
`;
