import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { appear } from '../ui/style/appear.ts';
import { color, control, from, layer, radius, shadow, size, space } from '../ui/style/tokens.ts';

/** A link to a branch's phone or chat. */
export type ContactLink = Readonly<{
  id: string;
  href: string;
  /** The link's text for screen readers. */
  spoken: ReactNode;
  name: string;
  note: string;
}>;

export type ContactPanelProps = Readonly<{
  /** The question above the branches. */
  title: ReactNode;
  /** Opens the links in a new tab. Their `spoken` texts have to say so. */
  newTab?: boolean;
  links: readonly ContactLink[];
  /** A link to the other branches. */
  more?: ReactNode;
}>;

/** The menu of a contact button, with a link per branch: above the button on small screens, beside it on large ones. */
export function ContactPanel({ title, newTab, links, more }: ContactPanelProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Panel>
      <strong>{title}</strong>
      <ul>
        {links.map(({ id, href, spoken, name, note }) => (
          <li key={id}>
            <a href={href} {...tab}>
              <VisuallyHidden>{spoken}</VisuallyHidden>
              <span aria-hidden="true">{name}</span>
              <span>{note}</span>
            </a>
          </li>
        ))}
        {more && <li>{more}</li>}
      </ul>
    </Panel>
  );
}

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
    font-weight: 600;
    text-decoration: none;
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
