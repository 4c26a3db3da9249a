import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { appear } from '../ui/style/appear.ts';
import { below, color, control, from, layer, leading, radius, shadow, size, space } from '../ui/style/tokens.ts';

type ContactChoiceProps = Readonly<{
  icon: string;
  look?: ContactButtonProps['look'];
  label: ReactNode;
  title: ReactNode;
  /** The `spoken` texts of the links have to say so. */
  newTab?: boolean;
  links: readonly ContactLink[];
  /** A link to the other branches. */
  more?: ReactNode;
}>;

/** A contact button: opens a menu of the branches without scripts or, if there is only one, links to it. */
export function ContactChoice({ icon, look, label, title, newTab, links, more }: ContactChoiceProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const button = (
    <ContactButton icon={icon} look={look}>
      {label}
    </ContactButton>
  );
  const [only, ...others] = links;
  if (only && others.length === 0 && !more) {
    return (
      <Direct href={only.href} {...tab}>
        <VisuallyHidden>
          {only.spoken} {only.status}
        </VisuallyHidden>
        <span aria-hidden="true">{button}</span>
      </Direct>
    );
  }
  return (
    <Details data-dismiss="">
      <summary>{button}</summary>
      <Panel>
        <strong>{title}</strong>
        <ul>
          {links.map(({ id, href, spoken, name, note, status }) => (
            <li key={id}>
              <a href={href} {...tab}>
                <VisuallyHidden>{spoken}</VisuallyHidden>
                <span aria-hidden="true">{name}</span>
                <span>{note}</span>
                {status}
              </a>
            </li>
          ))}
          {more && <li>{more}</li>}
        </ul>
      </Panel>
    </Details>
  );
}

type ContactButtonProps = Readonly<{
  icon: string;
  look?: 'book' | 'call' | 'whatsapp';
  children: ReactNode;
}>;

/** A button of the contact bar, its label below the icon: several fit the narrowest phone. */
export function ContactButton({ icon, look, children }: ContactButtonProps) {
  return (
    <Button data-look={look}>
      <Icon name={icon} />
      <span>{children}</span>
    </Button>
  );
}

export type ContactLink = Readonly<{
  id: string;
  href: string;
  /** For screen readers. */
  spoken: ReactNode;
  name: string;
  note: string;
  /** A line below them. */
  status?: ReactNode;
}>;

const Direct = styled.a`
  text-decoration: none;
`;

const Details = styled.details`
  ${from.wide} {
    position: relative;
  }
`;

const Button = styled.span`
  display: grid;
  place-items: center;
  align-content: center;
  min-height: calc(${control.l} + ${space.xxs});
  padding-block: ${space.xxxs};
  border: 1px solid transparent;
  border-radius: ${radius.s};
  background: ${color.teal};
  color: ${color.white};
  font-size: ${size.caption};
  font-weight: 600;
  line-height: ${leading.tight};
  text-align: center;
  white-space: nowrap;

  &:hover {
    background: ${color.tealDark};
  }

  &[data-look='whatsapp'] {
    background: ${color.whatsapp};
  }

  &[data-look='whatsapp']:hover {
    background: ${color.whatsappDark};
  }

  /* Whether any branch is open decides which is the strong one. */
  &[data-look='book'],
  html[data-clinic='closed'] &[data-look='call'] {
    background: ${color.mint};
    color: ${color.tealDark};
  }

  html[data-clinic='closed'] &[data-look='book'] {
    background: ${color.teal};
    color: ${color.white};
  }

  svg {
    width: 1.25em;
    height: 1.25em;
  }

  & > span {
    width: 100%;
  }

  /* Its room is there before the script knows. */
  small {
    display: block;
    height: 1em;
    font-size: ${size.tiny};
    font-weight: 400;
    line-height: 1;

    @media (scripting: none) {
      display: none;
    }
  }

  ${below.smallPhone} {
    font-size: ${size.tiny};
  }

  /* With very large text, the bar has room only for the icons. */
  @container (max-width: 17rem) {
    span {
      position: absolute;
      clip-path: inset(50%);
    }
  }

  /* So has the margin of wide screens. */
  ${from.wide} {
    width: ${control.m};
    min-height: ${control.m};
    border-radius: ${radius.pill};
    font-size: ${size.body};
    box-shadow: ${shadow.lifted};

    span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

/* Above the button on small screens, beside it on large ones. */
const Panel = styled.div`
  position: absolute;
  inset: auto 0 100%;
  z-index: ${layer.raised};
  max-height: 60vh;
  padding: ${space.m} ${space.m} ${space.s};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: ${radius.m} ${radius.m} 0 0;
  outline: 1px solid transparent;
  background: ${color.white};
  box-shadow: ${shadow.lifted};
  ${appear}

  ul {
    padding: 0;
    list-style: none;
  }

  li + li {
    border-top: 1px solid ${color.line};
  }

  a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space.m};
    min-height: ${control.xl};
    padding-block: ${space.xs};
    font-weight: 600;
    text-decoration: none;
  }

  /* The state of opening. */
  a > :nth-child(4) {
    width: 100%;
  }

  a span:last-child {
    color: ${color.inkSoft};
    font-size: ${size.small};
    font-weight: 400;
  }

  ${from.wide} {
    inset: auto calc(100% + ${space.xs}) 0 auto;
    width: max-content;
    border-radius: ${radius.m};
  }
`;
