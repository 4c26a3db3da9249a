import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { appear } from '../ui/appear.ts';
import { Icon } from '../ui/Icon.tsx';
import { barHeight, color, control, from, headerHeight, layer, radius, shadow, size, space } from '../ui/tokens.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

type ContactLink = Readonly<{
  id: string;
  href: string;
  /** What the link does, for screen readers. */
  spoken: ReactNode;
  name: string;
  note: string;
}>;

export type ContactChoiceProps = Readonly<{
  icon: string;
  look?: 'whatsapp';
  label: ReactNode;
  /** The question above the branches. */
  title: ReactNode;
  /** Said of links that open a new tab; makes them open one. */
  newTab?: ReactNode;
  links: readonly ContactLink[];
}>;

/** One way to reach the clinic. With several branches it asks which, without scripts too; with one it is the link itself. */
export function ContactChoice({ icon, look, label, title, newTab, links }: ContactChoiceProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const face = (
    <Face data-look={look}>
      <Icon name={icon} />
      <span>{label}</span>
    </Face>
  );
  const [only, ...others] = links;
  if (only && others.length === 0) {
    return (
      <Direct href={only.href} {...tab}>
        <VisuallyHidden>
          {only.spoken} {newTab}
        </VisuallyHidden>
        <span aria-hidden="true">{face}</span>
      </Direct>
    );
  }
  return (
    <Details data-dismiss="">
      <summary>{face}</summary>
      <Panel>
        <strong>{title}</strong>
        <ul>
          {links.map(({ id, href, spoken, name, note }) => (
            <li key={id}>
              <a href={href} {...tab}>
                <VisuallyHidden>
                  {spoken} {newTab}
                </VisuallyHidden>
                <span aria-hidden="true">{name}</span>
                <span>{note}</span>
              </a>
            </li>
          ))}
        </ul>
      </Panel>
    </Details>
  );
}

const Face = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: ${control.l};
  padding-inline: ${space.xs};
  border-radius: ${radius.pill};
  background: ${color.teal};
  color: ${color.white};
  font-weight: 600;

  &[data-look='whatsapp'] {
    background: ${color.whatsapp};
  }

  &:hover {
    background: ${color.tealDark};
  }

  &[data-look='whatsapp']:hover {
    background: ${color.whatsappDark};
  }

  /* In the margin there is room for the icon; its label is read out. */
  ${from.wide} {
    width: ${control.m};
    min-height: ${control.m};
    box-shadow: ${shadow.lifted};

    span {
      position: absolute;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

const focusRing = `
  &:focus-visible {
    border-radius: ${radius.pill};
    box-shadow: ${shadow.ring};
  }
`;

const Direct = styled.a`
  text-decoration: none;
  ${focusRing}
`;

const Details = styled.details`
  summary {
    list-style: none;
    cursor: pointer;
    ${focusRing}
  }

  summary::-webkit-details-marker {
    display: none;
  }

  ${from.wide} {
    position: relative;
  }
`;

const Panel = styled.div`
  position: absolute;
  inset: auto 0 100%;
  z-index: ${layer.raised};
  max-height: calc(100dvh - ${headerHeight} - ${barHeight});
  padding: ${space.m} ${space.m} ${space.s};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: ${radius.m} ${radius.m} 0 0;
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
