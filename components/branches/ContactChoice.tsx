import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { from } from '../ui/style/tokens.ts';
import { ContactButton, type ContactButtonProps } from './ContactButton.tsx';
import { type ContactLink, ContactPanel } from './ContactPanel.tsx';

export type ContactChoiceProps = Readonly<{
  icon: string;
  look?: ContactButtonProps['look'];
  label: ReactNode;
  /** The question above the branches. */
  title: ReactNode;
  /** Opens the links in a new tab. Their `spoken` texts have to say so. */
  newTab?: boolean;
  links: readonly ContactLink[];
  /** A link to the other branches. */
  more?: ReactNode;
}>;

/** A contact button: opens a menu of the branches without scripts or, if there is only one, links to it directly. */
export function ContactChoice({ icon, look, label, title, newTab, links, more }: ContactChoiceProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const button = (
    <ContactButton icon={icon} look={look}>
      {label}
    </ContactButton>
  );
  const [only, ...others] = links;
  if (only && others.length === 0) {
    return (
      <Direct href={only.href} {...tab}>
        <VisuallyHidden>{only.spoken}</VisuallyHidden>
        <span aria-hidden="true">{button}</span>
      </Direct>
    );
  }
  return (
    <Details data-dismiss="">
      <summary>{button}</summary>
      <ContactPanel title={title} newTab={newTab} links={links} more={more} />
    </Details>
  );
}

const Direct = styled.a`
  text-decoration: none;
`;

const Details = styled.details`
  ${from.wide} {
    position: relative;
  }
`;
