import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, control, notPrinted, radius, size, space } from '../style/tokens.ts';
import { Icon } from './Icon.tsx';

export type JumpLinksProps = Readonly<{
  targets: readonly Readonly<{ id: string; label: ReactNode; icon?: string }>[];
  /** `mint` on a light page. */
  background?: 'white' | 'mint';
}>;

export function JumpLinks({ targets, background = 'white' }: JumpLinksProps) {
  return (
    <List data-ground={background}>
      {targets.map(({ id, label, icon }) => (
        <li key={id}>
          <a href={`#${id}`}>
            {icon && <Icon name={icon} />}
            {label}
          </a>
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
    border: 1px solid transparent;
    border-radius: ${radius.pill};
    background: ${color.white};
    color: ${color.tealDark};
    font-size: ${size.small};
    font-weight: 600;
    text-decoration: none;
  }

  &[data-ground='mint'] a {
    background: ${color.mint};
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
