import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useSite } from '../../renderer/PageContext.ts';
import { pathOf } from '../../renderer/routes.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';
import { Icon } from '../ui/Icon.tsx';
import { below, color, control, leading, radius, size, space } from '../ui/tokens.ts';

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
  gap: ${space.xs};
  min-width: 0;
  min-height: ${control.m};
  color: ${color.tealDark};
  font-weight: 700;
  line-height: ${leading.tight};
  text-decoration: none;

  /* Two lines for a name of several words. */
  span:last-child {
    max-width: 10em;
  }

  ${below.smallPhone} {
    gap: ${space.xs};
    font-size: ${size.small};
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${control.m};
  height: ${control.m};
  border-radius: ${radius.s};
  background: ${color.teal};
  color: ${color.white};
`;
