import styled from '@emotion/styled';
import { telLink } from '../../../branches/model/links.ts';
import { mapsLink } from '../../../branches/model/maps.ts';
import { formatPhone } from '../../../branches/model/phone.ts';
import { useLocalText, useTranslation } from '../../../renderer/context/useTranslation.tsx';
import { pathOf } from '../../../site/pages/routes.ts';
import { ShortAddress } from '../../branches/BranchAddress.tsx';
import { AllBranchesLink } from '../../branches/BranchLinks.tsx';
import { useShownBranches } from '../../branches/useShownBranches.ts';
import { LinkLabel } from '../../site/LinkLabel.tsx';
import { Action } from '../../ui/links/Action.tsx';
import { Icon } from '../../ui/links/Icon.tsx';
import { appear } from '../../ui/style/appear.ts';
import { below, color, control, from, headerHeight, leading, radius, shadow, space } from '../../ui/style/tokens.ts';
import { MainLinks } from './MainLinks.tsx';

/** The header's links in a menu, with the branches' contacts. Opens without scripts. */
export function MobileMenu({ iconOnly }: MenuButtonProps) {
  const { t } = useTranslation('common');
  return (
    <Details data-dismiss="" data-menu="">
      <MenuButton iconOnly={iconOnly} />
      <Panel>
        <nav aria-label={t('nav.label')}>
          <MainLinks />
        </nav>
        <Action href={pathOf('contact')} icon="calendar">
          {t('actions.bookAppointment')}
        </Action>
        <MenuContacts />
      </Panel>
    </Details>
  );
}

type MenuButtonProps = Readonly<{
  /** Whether there is no room for a word on phones. */
  iconOnly?: boolean;
}>;

/** Says what a tap does, open or close. */
function MenuButton({ iconOnly = false }: MenuButtonProps) {
  const { t } = useTranslation('common');
  return (
    <Summary data-look={iconOnly ? 'icon' : undefined}>
      <span data-label="closed">
        <Icon name="menu-2" />
        <span>{t('menu.open')}</span>
      </span>
      <span data-label="open">
        <Icon name="x" />
        <span>{t('menu.close')}</span>
      </span>
    </Summary>
  );
}

/** Phone numbers and map links of the branches. */
export function MenuContacts() {
  const { branches, all, mark } = useShownBranches();
  const { t } = useTranslation('common');
  const local = useLocalText();
  return (
    <Columns>
      <div {...mark}>
        <p>{t('menu.phones')}</p>
        {branches.map((branch) => (
          <a key={branch.id} href={telLink(branch.phone)}>
            <Icon name="phone" />
            {t('actions.callNumber', { branch: local(branch.name), phone: formatPhone(branch.phone) })}
          </a>
        ))}
        {all && <AllBranchesLink />}
      </div>
      <div {...mark}>
        <p>{t('menu.locations')}</p>
        {branches.map((branch) => (
          <a key={branch.id} href={mapsLink(branch.maps.directions)} target="_blank" rel="noopener noreferrer">
            <Icon name="map-pin" />
            <span>
              <LinkLabel
                about={t('linkNames.directions', {
                  label: t('actions.getDirections'),
                  branch: local(branch.name),
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

const Details = styled.details`
  ${from.wide} {
    display: none;
  }
`;

const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  display: grid;
  gap: ${space.m};
  max-height: calc(100vh - ${headerHeight});
  max-height: calc(100dvh - ${headerHeight});
  padding: ${space.s} ${space.m} ${space.l};
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: 1px solid transparent;
  background: ${color.white};
  box-shadow: ${shadow.lifted};
  ${appear}

  nav a {
    padding: ${space.xxs} ${space.s};
    border-radius: ${radius.s};
  }

  nav a[aria-current] {
    font-weight: 700;
  }

  /* In two columns, everything fits a phone screen. */
  ${from.phone} {
    nav ul {
      grid-template-columns: 1fr 1fr;
      gap: 0 ${space.xs};
    }

    nav a {
      padding-inline: ${space.xs};
    }
  }

  ${from.tablet} {
    nav + a {
      justify-self: start;
    }
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-height: ${control.m};
  padding: ${space.xxs} ${space.s};
  border: 2px solid ${color.teal};
  border-radius: ${radius.pill};
  background: ${color.white};
  color: ${color.tealDark};
  font-weight: 600;

  [open] > & [data-label='closed'],
  details:not([open]) > & [data-label='open'] {
    display: none;
  }

  span {
    display: inherit;
    align-items: center;
    gap: inherit;
  }

  &:focus-visible {
    border-radius: ${radius.pill};
  }

  ${below.largePhone} {
    padding-inline: ${space.xs};
  }

  ${below.phone} {
    &[data-look='icon'] {
      width: ${control.m};
      justify-content: center;
    }

    &[data-look='icon'] span span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space.m};

  p {
    margin-bottom: ${space.xxs};
    font-weight: 700;
    line-height: ${leading.tight};
  }

  a {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-height: ${control.m};
  }

  /* Two numbers are two targets. */
  a + a {
    margin-top: ${space.xs};
  }

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
