import styled from '@emotion/styled';
import { mapsSearchLink, telLink } from '../../../branches/model/links.ts';
import { formatPhone } from '../../../branches/model/phone.ts';
import { useLocalWords, useWords } from '../../../renderer/context/useWords.tsx';
import { AllBranchesLink } from '../../branches/AllBranchesLink.tsx';
import { ShortAddress } from '../../branches/ShortAddress.tsx';
import { LinkLabel } from '../../site/LinkLabel.tsx';
import { Icon } from '../../ui/links/Icon.tsx';
import { control, from, size, space } from '../../ui/style/tokens.ts';
import { useShellBranches } from '../useShellBranches.ts';

/** Phone numbers of the branches and their locations, each a link to its map, at the end of the menu. */
export function MenuContacts() {
  const { branches, isCut } = useShellBranches();
  const words = useWords('common');
  const local = useLocalWords();
  return (
    <Columns>
      <div>
        <h2>{words.text('menu.phones')}</h2>
        {branches.map((branch) => (
          <a key={branch.id} href={telLink(branch.phone)}>
            <Icon name="phone" />
            {words.text('actions.callNumber', { branch: local.plain(branch.name), phone: formatPhone(branch.phone) })}
          </a>
        ))}
        {isCut && <AllBranchesLink />}
      </div>
      <div>
        <h2>{words.text('menu.locations')}</h2>
        {branches.map((branch) => (
          <a key={branch.id} href={mapsSearchLink(branch.maps.directions)} target="_blank" rel="noopener noreferrer">
            <Icon name="map-pin" />
            <span>
              <LinkLabel
                about={words.plain('linkNames.directions', {
                  label: words.plain('actions.getDirections'),
                  branch: local.plain(branch.name),
                })}
                newTab
              >
                <ShortAddress branch={branch} />
              </LinkLabel>
            </span>
          </a>
        ))}
      </div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space.m};

  h2 {
    margin-bottom: ${space.xxs};
    font-size: ${size.body};
  }

  a {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-height: ${control.m};
  }

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
