import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Icon } from '../links/Icon.tsx';
import { color, size, space } from '../style/tokens.ts';

/** `label` says to screen readers what the icon says to the eye. */
type IconFact = Readonly<{ icon: string; label?: ReactNode; text: ReactNode }>;

/** Facts in small print, each after an icon. Nothing without facts. */
export function IconFacts({ facts }: Readonly<{ facts: readonly IconFact[] }>) {
  if (facts.length === 0) return null;
  return (
    <List>
      {facts.map(({ icon, label, text }, i) => (
        <li key={i}>
          <Icon name={icon} />
          <span>
            {label && <VisuallyHidden>{label}: </VisuallyHidden>}
            {text}
          </span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.xxs};
  padding: 0;
  list-style: none;
  font-size: ${size.small};

  li {
    display: flex;
    gap: ${space.xs};
  }

  svg {
    color: ${color.teal};
  }
`;
