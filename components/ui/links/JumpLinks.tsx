import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, control, leading, notPrinted, radius, size, space } from '../style/tokens.ts';
import { Icon } from './Icon.tsx';
import { PageLink } from './PageLink.tsx';

export type JumpLinksProps = Readonly<{
  /** Each with the address of a page, or an id on this one. */
  targets: readonly Readonly<{ id: string; to?: string; label: ReactNode; icon?: string }>[];
}>;

export function JumpLinks({ targets }: JumpLinksProps) {
  return (
    <List>
      {targets.map(({ id, to, label, icon }) => (
        <li key={id}>
          {to ? (
            <PageLink to={to}>{label}</PageLink>
          ) : (
            <a href={`#${id}`}>
              {icon && <Icon name={icon} />}
              {label}
            </a>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    min-height: ${control.m};
    padding: ${space.xs} ${space.s};
    border: 1px solid ${color.line};
    border-radius: ${radius.pill};
    background: ${color.white};
    color: ${color.tealDark};
    font-size: ${size.small};
    font-weight: 600;
    line-height: ${leading.snug};
    text-decoration: none;
  }

  svg {
    width: 1.25em;
    height: 1.25em;
    color: ${color.teal};
  }

  a:hover {
    text-decoration: underline;
  }

  a:focus-visible {
    border-radius: ${radius.pill};
  }

  ${notPrinted}
`;
