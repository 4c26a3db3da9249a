import styled from '@emotion/styled';
import { type Language, pathInLanguage } from '../../../locales/languages.ts';
import { usePage } from '../../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../../renderer/context/useTranslation.tsx';
import { pathOf, type Route, siteMap } from '../../../site/pages/routes.ts';
import { Container } from '../../ui/layout/Section.tsx';
import { Action } from '../../ui/links/Action.tsx';
import {
  below,
  color,
  control,
  layer,
  leading,
  lowScreen,
  notPrinted,
  radius,
  shadow,
  size,
  space,
} from '../../ui/style/tokens.ts';
import { Logo } from '../Logo.tsx';
import { MainLinks } from './MainLinks.tsx';
import { MobileMenu } from './MobileMenu.tsx';

/**
 * Fixed at the top: transparent over the hero, solid once scrolled and without scripts. Wide screens have the links
 * in a row, others in a menu.
 */
export function Header() {
  const { t } = useTranslation('common');
  const others = useOtherLanguages();
  return (
    <Bar>
      <SkipLink href="#main">{t('skipLink')}</SkipLink>
      <TopRow>
        <Logo nameOnly={NAME_ONLY[Math.min(others.length, 2)]} />
        <AtTheEnd>
          <LanguageSwitch />
          <Book>
            <Action href={pathOf('contact')}>{t('actions.bookAppointment')}</Action>
          </Book>
          <MobileMenu iconOnly={others.length > 0} />
        </AtTheEnd>
      </TopRow>
      <LinksRow as="nav" aria-label={t('nav.label')}>
        <MainLinks />
      </LinksRow>
    </Bar>
  );
}

/** Where only the name has room beside this number of language links. */
const NAME_ONLY = [undefined, below.smallPhone, below.largePhone];

/** This page in its other languages, by their native names; from the not-found page, the home page. */
function LanguageSwitch() {
  const { path } = useRoute();
  const { t } = useTranslation('common');
  const others = useOtherLanguages();
  if (others.length === 0) return null;
  return (
    <Nav aria-label={t('languages')}>
      {others.map((other) => (
        <a key={other.code} href={pathInLanguage(path, other)} hrefLang={other.hreflang} lang={other.code}>
          {other.nativeName}
        </a>
      ))}
    </Nav>
  );
}

function useOtherLanguages(): readonly Language[] {
  const { language, publication } = usePage();
  return publication.languagesOf(useRoute()).filter((other) => other !== language);
}

/** The page's own; of the not-found page, the home page's. */
function useRoute(): Route {
  const { route, site } = usePage();
  return route ?? (siteMap(site)[0] as Route);
}

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.header};
  outline: 1px solid transparent;
  background: ${color.glass};
  box-shadow: ${shadow.soft};
  -webkit-backdrop-filter: blur(12px);
  backdrop-filter: blur(12px);

  html[data-clear] &:not(:has([open])) {
    background: transparent;
    box-shadow: none;
    -webkit-backdrop-filter: none;
    backdrop-filter: none;
  }

  ${lowScreen} {
    position: absolute;
  }

  @media print {
    position: static;

    nav,
    div > div {
      display: none;
    }
  }
`;

/* Visible only while focused. */
const SkipLink = styled.a`
  position: fixed;
  inset: ${space.s} auto auto ${space.s};
  z-index: ${layer.raised};
  padding: ${space.s} ${space.m};
  border-radius: ${radius.s};
  background: ${color.deep};
  color: ${color.onDark};

  &:not(:focus) {
    transform: translateY(-200%);
  }

  ${notPrinted}
`;

const TopRow = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  padding-block: ${space.xs};

  ${below.largePhone} {
    gap: ${space.xs};
  }

  /* There is no room for the name beside the menu: the symbol stands for it. */
  ${below.largeText} {
    & > a > span {
      display: none;
    }

    & > a > svg {
      display: block;
    }
  }
`;

const AtTheEnd = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.xs};
`;

const Book = styled.div`
  a {
    min-height: ${control.m};
    padding-block: ${space.xxs};
  }

  ${below.wide} {
    display: none;
  }
`;

const LinksRow = styled(Container)`
  ${below.wide} {
    display: none;
  }

  ul {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.xs};
  }

  /* Where a font is too wide, labels of several words take two lines. */
  a {
    font-size: ${size.small};
    line-height: ${leading.tight};
    overflow-wrap: normal;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }

  a[data-highlight] {
    min-height: ${control.s};
    padding-inline: ${space.s};
    border-radius: ${radius.pill};
  }
`;

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
