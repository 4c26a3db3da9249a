import styled from '@emotion/styled';
import { usePage } from '../../renderer/context/pageContext.ts';
import { marked, useWords } from '../../renderer/context/useWords.tsx';
import { breadcrumbs } from '../../renderer/site/pageLinks.ts';
import { PageLink } from '../ui/links/PageLink.tsx';
import { color, control, size, space } from '../ui/style/tokens.ts';

/** Links to the pages above this one. Renders nothing directly below the home page, which the logo links to. */
export function Breadcrumbs() {
  const page = usePage();
  const words = useWords('common');
  const above = breadcrumbs(page).slice(0, -1);
  if (above.length < 2) return null;
  return (
    <nav aria-label={words.plain('breadcrumbs')}>
      <List>
        {above.map(({ label, path }) => (
          <li key={path}>
            <PageLink to={path}>{marked(label, page.language)}</PageLink>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  margin-bottom: ${space.xs};
  padding: 0;
  list-style: none;
  font-size: ${size.small};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${control.m};
    color: ${color.tealDark};
  }

  li + li::before {
    content: '/';
    margin-inline: ${space.xs};
    color: ${color.inkSoft};
  }

  @media print {
    display: none;
  }
`;
