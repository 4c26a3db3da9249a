import styled from '@emotion/styled';
import { useWords } from '../../../renderer/context/useWords.tsx';
import { pathOf } from '../../../renderer/site/routes.ts';
import { Action } from '../../ui/links/Action.tsx';
import { appear } from '../../ui/style/appear.ts';
import { color, from, headerHeight, radius, shadow, space } from '../../ui/style/tokens.ts';
import { MainLinks } from './MainLinks.tsx';
import { MenuButton, type MenuButtonProps } from './MenuButton.tsx';
import { MenuContacts } from './MenuContacts.tsx';

/**
 * The header's links in a menu, with contact details of the branches; wide screens have a row instead. Opens without scripts.
 */
export function MobileMenu({ iconOnly }: MenuButtonProps) {
  const words = useWords('common');
  return (
    <Details data-dismiss="" data-menu="">
      <MenuButton iconOnly={iconOnly} />
      <Panel>
        <nav aria-label={words.plain('nav.label')}>
          <MainLinks />
        </nav>
        <Action href={pathOf('contact')} icon="calendar">
          {words.text('actions.bookAppointment')}
        </Action>
        <MenuContacts />
      </Panel>
    </Details>
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
