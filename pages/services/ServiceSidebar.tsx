import styled from '@emotion/styled';
import { PageLink } from '../../components/ui/links/PageLink.tsx';
import {
  barHeight,
  color,
  control,
  from,
  headerHeight,
  leading,
  radius,
  size,
  space,
} from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { SERVICES } from '../../renderer/site/services.ts';

/** Links to the services, beside their cards; only on large screens. */
export function ServiceSidebar() {
  const words = useWords('services');
  return (
    <Nav aria-labelledby="service-links">
      <p id="service-links">{words.text('sidebar.title')}</p>
      <ul>
        {SERVICES.map((service) => (
          <li key={service.id}>
            <PageLink to={service.subPage}>{words.text(`cards.${service.id}.title`)}</PageLink>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  display: none;

  ${from.desktop} {
    display: block;
    position: sticky;
    top: calc(${headerHeight} + ${space.m});
    align-self: start;
    overflow-y: auto;
    max-height: calc(100vh - ${headerHeight} - ${barHeight} - 2 * ${space.m});
    font-size: ${size.small};
  }

  @media print {
    display: none;
  }

  p {
    margin-bottom: ${space.s};
    font-size: ${size.h3};
    font-weight: 700;
  }

  ul {
    padding: 0;
    border-inline-start: 2px solid ${color.mintDeep};
    list-style: none;
  }

  a {
    display: flex;
    align-items: center;
    min-height: ${control.m};
    padding: ${space.xxs} ${space.s};
    border-radius: 0 ${radius.s} ${radius.s} 0;
    color: ${color.tealDark};
    font-weight: 600;
    line-height: ${leading.snug};
    text-decoration: none;
  }

  a:hover {
    background: ${color.mint};
    text-decoration: underline;
  }
`;
