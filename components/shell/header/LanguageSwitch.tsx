import styled from '@emotion/styled';
import { pathInLanguage } from '../../../locales/languages.ts';
import { usePage } from '../../../renderer/context/pageContext.ts';
import { useWords } from '../../../renderer/context/useWords.tsx';
import { color, control, radius, size, space } from '../../ui/style/tokens.ts';
import { useOtherLanguages } from './useOtherLanguages.ts';

/** Links to this page in its other languages, each by its native name. Renders nothing if there are none. */
export function LanguageSwitch() {
  const { route } = usePage();
  const words = useWords('common');
  const others = useOtherLanguages();
  if (!route || others.length === 0) return null;
  return (
    <Nav aria-label={words.plain('languages')}>
      {others.map((other) => (
        <a key={other.code} href={pathInLanguage(route.path, other)} hrefLang={other.hreflang} lang={other.code}>
          {other.nativeName}
        </a>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.xxs};
  color: ${color.tealDark};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${control.m};
    padding-inline: ${space.xxs};
    border-radius: ${radius.s};
    color: inherit;
    font-size: ${size.small};
    font-weight: 600;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;
