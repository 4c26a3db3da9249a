import styled from '@emotion/styled';
import { telLink } from '../../../branches/model/links.ts';
import { formatPhone } from '../../../branches/model/phone.ts';
import { useLocalWords, useWords } from '../../../renderer/context/useWords.tsx';
import { AllBranchesLink } from '../../branches/AllBranchesLink.tsx';
import { ShortAddress } from '../../branches/ShortAddress.tsx';
import { Icon } from '../../ui/links/Icon.tsx';
import { control, from, size, space } from '../../ui/style/tokens.ts';
import { useShellBranches } from '../useShellBranches.ts';

/** Phone numbers and locations of the branches, at the end of the menu. */
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
          <p key={branch.id}>
            <Icon name="map-pin" />
            <span>
              <ShortAddress branch={branch} />
            </span>
          </p>
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

  a,
  p {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-height: ${control.m};
  }

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
