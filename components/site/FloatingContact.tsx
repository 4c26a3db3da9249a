import styled from '@emotion/styled';
import { telLink, whatsappLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import { useSite } from '../../renderer/PageContext.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';
import { Icon } from '../ui/Icon.tsx';
import { color, radius, shadow, space } from '../ui/tokens.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** Call or WhatsApp a branch from anywhere on the page. Opens without scripts. */
export function FloatingContact() {
  const { branches } = useSite();
  const words = useWords('common');
  const local = useLocalWords();
  return (
    <aside aria-label={words.plain('floatingContact.title')}>
      <Details data-dismiss="" data-floating-contact="">
        <summary>
          <Icon name="message-circle" />
          <VisuallyHidden>{words.text('floatingContact.label')}</VisuallyHidden>
        </summary>
        <Panel>
          <strong>{words.text('floatingContact.title')}</strong>
          <ul>
            {branches.map((branch) => (
              <li key={branch.id}>
                <span>{local.text(branch.name)}</span>
                <a href={telLink(branch.phone)}>
                  <Icon name="phone" />
                  <VisuallyHidden>{words.text('actions.call', { branch: local.plain(branch.name) })}: </VisuallyHidden>
                  {formatPhone(branch.phone)}
                </a>
                <a href={whatsappLink(branch.whatsapp)} target="_blank" rel="noopener noreferrer">
                  <Icon name="brand-whatsapp" />
                  <span>
                    WhatsApp
                    <VisuallyHidden>
                      {' '}
                      {local.text(branch.name)} {words.text('actions.newTab')}
                    </VisuallyHidden>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      </Details>
    </aside>
  );
}

const Details = styled.details`
  position: fixed;
  inset: auto ${space.m} ${space.m} auto;
  z-index: 10;

  summary {
    display: grid;
    place-items: center;
    width: 3.5rem;
    height: 3.5rem;
    border: 2px solid ${color.white};
    border-radius: 50%;
    background: ${color.teal};
    color: ${color.white};
    box-shadow: ${shadow.lifted};
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary:hover {
    background: ${color.tealDark};
  }

  /* A white ring below the outline: seen on light and dark grounds. */
  summary:focus-visible {
    box-shadow: 0 0 0 8px ${color.white};
  }

  @media print {
    display: none;
  }
`;

const Panel = styled.div`
  position: absolute;
  inset: auto 0 4.25rem auto;
  width: min(18rem, 100vw - 2 * ${space.m});
  max-height: calc(100dvh - var(--header-height) - 6.5rem);
  padding: ${space.m};
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.white};
  box-shadow: ${shadow.lifted};

  ul {
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    margin-top: ${space.s};
  }

  a {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 2.75rem;
    font-weight: 600;
    text-decoration: none;
  }
`;
