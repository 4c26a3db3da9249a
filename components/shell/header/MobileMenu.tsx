import styled from '@emotion/styled';
import { useWords } from '../../../renderer/context/useWords.tsx';
import { pathOf } from '../../../renderer/site/routes.ts';
import { Action } from '../../ui/links/Action.tsx';
import { Icon } from '../../ui/links/Icon.tsx';
import { appear } from '../../ui/style/appear.ts';
import { below, color, control, from, headerHeight, radius, shadow, space } from '../../ui/style/tokens.ts';
import { shownWith } from './headerRow.ts';
import { MainLinks } from './MainLinks.tsx';
import { MenuContacts } from './MenuContacts.tsx';

export type MobileMenuProps = Readonly<{
  /** Media query in which the header shows the links in a row instead. */
  rowFrom: string;
  /** Whether its button has no room for a word on phones. */
  iconOnly?: boolean;
}>;

/** The header's links in a menu, with contact details of the branches. Opens without scripts. */
export function MobileMenu({ rowFrom, iconOnly = false }: MobileMenuProps) {
  const words = useWords('common');
  return (
    <Details rowFrom={rowFrom} data-dismiss="" data-menu={iconOnly ? 'icon' : ''}>
      <summary>
        <span data-label="closed">
          <Icon name="menu-2" />
          <span>{words.text('menu.open')}</span>
        </span>
        <span data-label="open">
          <Icon name="x" />
          <span>{words.text('menu.close')}</span>
        </span>
      </summary>
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

const Details = styled.details<Pick<MobileMenuProps, 'rowFrom'>>`
  flex: none;

  ${({ rowFrom }) => shownWith('menu', rowFrom)}

  @media print {
    display: none;
  }

  summary {
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
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker,
  &[open] [data-label='closed'],
  &:not([open]) [data-label='open'] {
    display: none;
  }

  summary span {
    display: inherit;
    align-items: center;
    gap: inherit;
  }

  summary:focus-visible {
    border-radius: ${radius.pill};
  }

  ${below.largePhone} {
    summary {
      padding-inline: ${space.xs};
    }
  }

  ${below.phone} {
    &[data-menu='icon'] summary {
      width: ${control.m};
      justify-content: center;
    }

    &[data-menu='icon'] [data-label] span {
      position: absolute;
      clip-path: inset(50%);
    }
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
