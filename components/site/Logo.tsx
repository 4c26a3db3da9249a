import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useSite } from '../../renderer/PageContext.ts';
import { pathOf } from '../../renderer/routes.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';
import { Icon } from '../ui/Icon.tsx';
import { color, radius, size } from '../ui/tokens.ts';

/** The clinic's sign and name; leads home. */
export function Logo() {
  const { clinic } = useSite();
  const words = useWords('common');
  const local = useLocalWords();
  return (
    <Home to={pathOf('home')} aria-label={words.plain('logo')}>
      <Sign>
        <Icon name="dental" />
      </Sign>
      <span>{local.text(clinic.name)}</span>
    </Home>
  );
}

const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-width: 0;
  min-height: 2.75rem;
  color: ${color.tealDark};
  font-weight: 700;
  line-height: 1.15;
  text-decoration: none;

  span:last-child {
    max-width: 9.5rem;
  }

  @media (max-width: 22rem) {
    gap: 0.375rem;
    font-size: ${size.small};
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: ${radius.s};
  background: ${color.teal};
  color: ${color.white};
`;
