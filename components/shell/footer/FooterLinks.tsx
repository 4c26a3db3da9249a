import styled from '@emotion/styled';
import { useWords } from '../../../renderer/context/useWords.tsx';
import { menu } from '../../../renderer/site/routes.ts';
import { PageLink } from '../../ui/links/PageLink.tsx';
import { control, from, space } from '../../ui/style/tokens.ts';

/** The quick links of the footer. */
export function FooterLinks() {
  const words = useWords('common');
  return (
    <List data-folds="">
      {menu('footer').map(({ id, path }) => (
        <li key={id}>
          <PageLink to={path}>{words.text(`footer.${id}`)}</PageLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 ${space.m};
  padding: 0;
  list-style: none;

  ${from.desktop} {
    grid-template-columns: 1fr;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${control.s};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;
