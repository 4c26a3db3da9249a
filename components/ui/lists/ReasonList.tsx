import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, from, space } from '../style/tokens.ts';

export type ReasonListProps = Readonly<{ reasons: readonly Readonly<{ title: ReactNode; text: ReactNode }>[] }>;

/** Reasons side by side, each with a title and a sentence. */
export function ReasonList({ reasons }: ReasonListProps) {
  return (
    <List>
      {reasons.map(({ title, text }, i) => (
        <li key={i}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.m};
  padding: 0;
  list-style: none;

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${from.desktop} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-columns: none;
  }

  li {
    padding-top: ${space.s};
    border-top: 3px solid ${color.teal};
  }

  p {
    margin-top: ${space.xs};
    color: ${color.inkSoft};
  }
`;
