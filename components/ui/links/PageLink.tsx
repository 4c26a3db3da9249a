import styled from '@emotion/styled';
import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { size } from '../style/tokens.ts';

/** A page in another language than this one, because there is none in this one. */
export type PageElsewhere = Readonly<{ href: string; language: Readonly<{ code: string; nativeName: string }> }>;

/** Tells of a path of this site whether it leads to a page in another language. The site's layout knows. */
export const PagesElsewhere = createContext<(path: string) => PageElsewhere | undefined>(() => undefined);

export type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  Readonly<{
    /** A page of this site, without its language: `/contact`. */
    to: string;
    /** In a menu the link to the open page is marked as current. */
    inMenu?: boolean;
    /** The link says of itself only in its code that it leads to another language, as a sign has no room for more. */
    unmarked?: boolean;
    children: ReactNode;
  }>;

/** A link to a page of this site in the reader's language; where there is none, to another, which it names. */
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
