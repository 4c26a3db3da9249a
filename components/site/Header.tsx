import styled from '@emotion/styled';
import { pathOf } from '../../renderer/routes.ts';
import { useWords } from '../../renderer/useWords.tsx';
import { Action } from '../ui/Action.tsx';
import { Container } from '../ui/Container.tsx';
import { from, shadow, space } from '../ui/tokens.ts';
import { Logo } from './Logo.tsx';
import { MainLinks } from './MainLinks.tsx';
import { MobileMenu } from './MobileMenu.tsx';

/** Fixed at the top: clear over the page's first band, solid once scrolled; solid from the start without scripts. */
export function Header() {
  const words = useWords('common');
  return (
    <Bar>
      <Row>
        <Logo />
        <Wide aria-label={words.plain('nav.label')}>
          <MainLinks />
        </Wide>
        <BookOnDesktop>
          <Action href={pathOf('contact')}>{words.text('actions.bookAppointment')}</Action>
        </BookOnDesktop>
        <MobileMenu />
      </Row>
    </Bar>
  );
}

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 15;
  background: rgb(255 255 255 / 94%);
  box-shadow: ${shadow.soft};
  -webkit-backdrop-filter: blur(12px);
  backdrop-filter: blur(12px);

  html[data-clear] &:not(:has([open])) {
    background: transparent;
    box-shadow: none;
    -webkit-backdrop-filter: none;
    backdrop-filter: none;
  }

  @media print {
    position: static;
    box-shadow: none;
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  min-height: var(--header-height);

  @media print {
    min-height: 0;
    margin-bottom: ${space.m};
  }

  ${from.wide} {
    width: min(100% - 2.5rem, 90rem);
  }
`;

const Wide = styled.nav`
  display: none;

  ${from.wide} {
    display: block;
  }

  @media print {
    display: none;
  }
`;

const BookOnDesktop = styled.div`
  display: none;
  flex: none;

  a {
    min-height: 2.75rem;
    padding-inline: 0.875rem;
    font-size: 0.875rem;
    white-space: nowrap;
  }

  ${from.wide} {
    display: block;
  }

  @media print {
    display: none;
  }
`;
