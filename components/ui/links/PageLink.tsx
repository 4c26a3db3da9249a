import styled from '@emotion/styled';
import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { size } from '../style/tokens.ts';

/** A page that exists in another language only. */
type PageElsewhere = Readonly<{ href: string; language: Readonly<{ code: string; nativeName: string }> }>;

/** The page in another language that a path leads to, if it is not available in this one. */
export const PagesElsewhere = createContext<(path: string) => PageElsewhere | undefined>(() => undefined);

type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  Readonly<{
    /** Without its language: `/contact`. */
    to: string;
    /** In a menu, the current page is marked. */
    inMenu?: boolean;
    /** Without the other language's name, where there is no room; `hreflang` still states it. */
    unmarked?: boolean;
    children: ReactNode;
  }>;

/** A link to a page of this site, in this language if it is available; otherwise the link states its language. */
export function PageLink({ to, inMenu = false, unmarked = false, children, ...attributes }: PageLinkProps) {
  const elsewhere = useContext(PagesElsewhere)(to);
  if (elsewhere) {
    const { href, language } = elsewhere;
    return (
      <a href={href} hrefLang={language.code} {...attributes}>
        {children}
        {!unmarked && <LanguageName lang={language.code}>({language.nativeName})</LanguageName>}
      </a>
    );
  }
  if (!inMenu) {
    return (
      <Link to={to} discover="none" {...attributes}>
        {children}
      </Link>
    );
  }
  return (
    <NavLink to={to} end discover="none" className={() => undefined} {...attributes}>
      {children}
    </NavLink>
  );
}

const LanguageName = styled.small`
  margin-inline-start: 0.4em;
  font-size: ${size.caption};
  font-weight: 400;
`;
