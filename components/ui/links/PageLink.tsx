import styled from '@emotion/styled';
import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { size } from '../style/tokens.ts';

/** A page that exists in another language only. */
export type PageElsewhere = Readonly<{ href: string; language: Readonly<{ code: string; nativeName: string }> }>;

/** For a path of this site: the page in another language that it leads to, if it does. Provided by the site's layout. */
export const PagesElsewhere = createContext<(path: string) => PageElsewhere | undefined>(() => undefined);

export type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  Readonly<{
    /** A page of this site, without its language: `/contact`. */
    to: string;
    /** In a menu, where the link to the page itself is marked as current. */
    inMenu?: boolean;
    /** Where there is no room to name the other language: only `hreflang` tells of it. */
    unmarked?: boolean;
    children: ReactNode;
  }>;

/** A link to a page of this site in the reader's language; where there is none, to it in another, which the link names. */
export function PageLink({ to, inMenu = false, unmarked = false, children, ...attributes }: PageLinkProps) {
  const elsewhere = useContext(PagesElsewhere)(to);
  if (elsewhere) {
    const { href, language } = elsewhere;
    return (
      <a href={href} hrefLang={language.code} {...attributes}>
        {children}
        {!unmarked && <ItsLanguage lang={language.code}>({language.nativeName})</ItsLanguage>}
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

const ItsLanguage = styled.small`
  margin-inline-start: 0.4em;
  font-size: ${size.caption};
  font-weight: 400;
`;
