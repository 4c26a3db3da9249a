import styled from '@emotion/styled';
import { useWords } from '../../../renderer/context/useWords.tsx';
import { menu } from '../../../renderer/site/routes.ts';
import { PageLink } from '../../ui/links/PageLink.tsx';
import { color, control, leading, radius, size, space } from '../../ui/style/tokens.ts';

export type MainLinksProps = Readonly<{ inRow?: boolean }>;

/** The header's links, as a list or a row. Free consultation is highlighted, and the current page is marked. */
export function MainLinks({ inRow = false }: MainLinksProps) {
  const words = useWords('common');
  const List = inRow ? RowOfLinks : ListOfLinks;
  return (
    <List>
      {menu('header').map(({ id, path }) => (
        <li key={id}>
          <PageLink to={path} inMenu data-highlight={id === 'consultation' || undefined}>
            {words.text(`nav.${id}`)}
          </PageLink>
        </li>
      ))}
    </List>
  );
}

const ListOfLinks = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    min-height: ${control.m};
    padding: ${space.xxs} ${space.s};
    border-radius: ${radius.s};
    color: ${color.ink};
    font-weight: 500;
    text-decoration: none;
  }

  a:hover,
  a[aria-current] {
    color: ${color.tealDark};
    background: ${color.mint};
  }

  a[aria-current] {
    font-weight: 700;
  }

  a[data-highlight] {
    background: ${color.yellow};
    color: ${color.ink};
    font-weight: 600;
  }

  a[data-highlight]:hover {
    background: ${color.yellowDark};
  }

  @media (forced-colors: active) {
    a[data-highlight]:not(:focus-visible) {
      outline: 1px solid;
    }
  }
`;

const RowOfLinks = styled(ListOfLinks)`
  display: flex;
  align-items: center;
  gap: ${space.xxs};

  a {
    padding: ${space.xxs};
    font-size: ${size.caption};
    line-height: ${leading.tight};
    text-align: center;
    white-space: nowrap;
  }

  a:hover,
  a[aria-current] {
    background: none;
    font-weight: 500;
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }

  a[data-highlight],
  a[data-highlight]:hover {
    min-height: ${control.s};
    padding-inline: ${space.s};
    border-radius: ${radius.pill};
    background: ${color.yellow};
  }
`;
