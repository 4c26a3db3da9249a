import type { ReactNode } from 'react';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { aroundLabel, type LinkName } from '../../site/language/linkName.ts';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { Action, type ActionProps } from '../ui/links/Action.tsx';

type LinkLabelProps = LinkName & Readonly<{ children: ReactNode }>;

/** A link's label, within the longer name that only screen readers say: "Get Directions to Chennai". */
export function LinkLabel({ children, ...name }: LinkLabelProps) {
  const { translator } = usePage();
  const { before, after, language } = aroundLabel(name, translator);
  const lang = language === translator.language.code ? undefined : language;
  return (
    <>
      {before && <VisuallyHidden lang={lang}>{before}</VisuallyHidden>}
      {children}
      {after && <VisuallyHidden lang={lang}>{after}</VisuallyHidden>}
    </>
  );
}

type ExternalLinkProps = Omit<ActionProps, 'newTab'> & Pick<LinkName, 'directionsTo' | 'about'>;

/** A link to an external service. It opens in a new tab and tells screen readers so. */
export function ExternalLink({ children, directionsTo, about, ...action }: ExternalLinkProps) {
  return (
    <Action {...action} newTab>
      <LinkLabel directionsTo={directionsTo} about={about} newTab>
        {children}
      </LinkLabel>
    </Action>
  );
}
