import styled from '@emotion/styled';
import { useTranslation } from '../../../renderer/context/useTranslation.tsx';
import { menu } from '../../../site/pages/routes.ts';
import { PageLink } from '../../ui/links/PageLink.tsx';
import { color, control } from '../../ui/style/tokens.ts';

export function MainLinks() {
  const { t } = useTranslation('common');
  return (
    <List>
      {menu('header').map(({ id, path }) => (
        <li key={id}>
          <PageLink to={path} inMenu data-highlight={id === 'consultation' || undefined}>
            {t(`nav.${id}`)}
          </PageLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    min-height: ${control.m};
    color: ${color.ink};
    font-weight: 500;
    text-decoration-line: none;
  }

  a:hover,
  a[aria-current] {
    text-decoration-line: underline;
  }

  a[data-highlight] {
    background: ${color.yellow};
    font-weight: 600;
  }

  @media (forced-colors: active) {
    a[data-highlight]:not(:focus-visible) {
      outline: 1px solid;
    }
  }
`;
