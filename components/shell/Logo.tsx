import styled from '@emotion/styled';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { pathOf } from '../../renderer/site/routes.ts';
import { Icon } from '../ui/links/Icon.tsx';
import { PageLink } from '../ui/links/PageLink.tsx';
import { below, color, control, from, leading, radius, size, space } from '../ui/style/tokens.ts';

export type LogoProps = Readonly<{
  /** Media query in which only the mark is shown, without the name. */
  signOnly?: string;
}>;

/** The clinic's mark and name, linked to the home page. */
export function Logo({ signOnly = '@media not all' }: LogoProps) {
  const { clinic } = useSite();
  const words = useWords('common');
  const local = useLocalWords();
  return (
    <Home to={pathOf('home')} unmarked aria-label={words.plain('logo')}>
      <Sign>
        <Icon name="dental" />
      </Sign>
      <Name signOnly={signOnly}>{local.text(clinic.name)}</Name>
    </Home>
  );
}

const Home = styled(PageLink)`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-width: 0;
  min-height: ${control.m};
  color: ${color.tealDark};
  font-weight: 700;
  line-height: ${leading.tight};
  text-decoration: none;

  ${below.largePhone} {
    font-size: ${size.small};
  }

  /* The words of the name stay whole; the row of links gives way. */
  ${from.desktop} {
    min-width: min-content;
    overflow-wrap: break-word;
  }
`;

/* Two lines for a name of several words. */
const Name = styled.span<Required<LogoProps>>`
  max-width: 10em;

  ${({ signOnly }) => signOnly} {
    display: none;
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

  /* Without its ground it would be white on white. */
  @media print {
    display: none;
  }
`;
