import styled from '@emotion/styled';
import { telLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { below, color, control, leading, notPrinted, radius, shadow, space } from '../ui/style/tokens.ts';
import { AllBranchesLink } from './BranchLinks.tsx';
import { OpenStatus } from './OpenStatus.tsx';
import { useShownBranches } from './useShownBranches.ts';

/** As many as fit on the first screen of a 360 x 800 px phone in every language. */
const MAX_BRANCHES = 2;

/** Per branch: name, whether it is open now, and a link that calls it. */
export function BranchStatusList() {
  const { branches, all, mark } = useShownBranches();
  const { t } = useTranslation('common');
  const local = useLocalText();
  return (
    <List>
      {branches.slice(0, MAX_BRANCHES).map((branch) => {
        const phone = formatPhone(branch.phone);
        return (
          <li key={branch.id} {...mark}>
            <div>
              <strong>{local(branch.name)}</strong>
              <OpenStatus branch={branch} />
            </div>
            <a href={telLink(branch.phone)}>
              <Icon name="phone" />
              <VisuallyHidden>{t('actions.callNumber', { branch: local(branch.name), phone })}</VisuallyHidden>
              <span aria-hidden="true">{phone}</span>
            </a>
          </li>
        );
      })}
      {(all || branches.length > MAX_BRANCHES) && (
        <li>
          <AllBranchesLink />
        </li>
      )}
    </List>
  );
}

const List = styled.ul`
  padding: 0 ${space.s};
  border: 1px solid transparent;
  border-radius: ${radius.s};
  background: ${color.white};
  box-shadow: ${shadow.soft};
  line-height: ${leading.snug};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.xs};
    padding-block: ${space.xxs};
  }

  li + li {
    border-top: 1px solid ${color.line};
  }

  a {
    display: flex;
    align-items: center;
    min-height: ${control.s};
  }

  [href^='tel'] {
    flex: none;
    justify-content: center;
    gap: ${space.xs};
    min-width: ${control.m};
    min-height: ${control.m};
    border: 1px solid transparent;
    border-radius: ${radius.pill};
    font-weight: 600;
  }

  /* A phone only has to call: the round button leaves room for the status. It is quiet while nobody answers. */
  ${below.tablet} {
    [href^='tel'] {
      border-color: ${color.teal};
      background: ${color.teal};
      color: ${color.white};
    }

    html[data-clinic='closed'] & [href^='tel'] {
      background: ${color.white};
      color: ${color.tealDark};
    }

    span[aria-hidden] {
      display: none;
    }
  }

  ${notPrinted}
`;
