import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { menu, type PageId } from '../../renderer/routes.ts';
import { useWords } from '../../renderer/useWords.tsx';

/** The ten quick links. */
export function FooterLinks() {
  const words = useWords('common');
  return (
    <List>
      {menu('footer').map(({ id, path }) => (
        <li key={id}>
          <Link to={path}>{words.text(`footer.${id as Exclude<PageId, 'payment' | 'wisdomTooth'>}`)}</Link>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;
