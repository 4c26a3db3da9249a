import styled from '@emotion/styled';
import { telLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import { useSite } from '../../renderer/PageContext.ts';
import { pathOf } from '../../renderer/routes.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';
import { Action } from '../ui/Action.tsx';
import { Icon } from '../ui/Icon.tsx';
import { color, from, radius, shadow, size, space } from '../ui/tokens.ts';
import { MainLinks } from './MainLinks.tsx';

/** The same links on small screens, with every branch's number and place. Opens without scripts. */
export function MobileMenu() {
  const { branches } = useSite();
  const words = useWords('common');
  const local = useLocalWords();
  return (
    <Details data-dismiss="" data-menu="">
      <summary>
        <Icon name="menu-2" />
        <span>{words.text('menu.open')}</span>
      </summary>
      <Panel>
        <nav aria-label={words.plain('nav.label')}>
          <MainLinks />
        </nav>
        <Action href={pathOf('contact')} icon="calendar">
          {words.text('actions.bookAppointment')}
        </Action>
        <div>
          <h2>{words.text('menu.phones')}</h2>
          {branches.map((branch) => (
            <a key={branch.id} href={telLink(branch.phone)}>
              <Icon name="phone" />
              {words.text('actions.callNumber', { branch: local.plain(branch.name), phone: formatPhone(branch.phone) })}
            </a>
          ))}
        </div>
        <div>
          <h2>{words.text('menu.locations')}</h2>
          {branches.map((branch) => (
            <p key={branch.id}>
              <Icon name="map-pin" />
              <span>
                {local.text(branch.area)}, {local.text(branch.address.city)} {branch.address.postcode}
              </span>
            </p>
          ))}
        </div>
      </Panel>
    </Details>
  );
}

const Details = styled.details`
  ${from.wide} {
    display: none;
  }

  @media print {
    display: none;
  }

  summary {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding: 0.25rem 0.875rem;
    border: 2px solid ${color.teal};
    border-radius: ${radius.pill};
    background: ${color.white};
    color: ${color.tealDark};
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary:focus-visible {
    border-radius: ${radius.pill};
  }
`;

const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  display: grid;
  gap: ${space.m};
  max-height: calc(100dvh - var(--header-height));
  padding: ${space.s} ${space.m} ${space.l};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.white};
  box-shadow: ${shadow.lifted};

  h2 {
    margin-bottom: 0.25rem;
    font-size: ${size.body};
  }

  div > a,
  p {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 2.75rem;
  }

  ${from.tablet} {
    nav ul {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
