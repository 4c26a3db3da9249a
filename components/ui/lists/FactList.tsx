import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, size, space } from '../style/tokens.ts';

/** `note` explains the value, in small print below it. */
export type Fact = Readonly<{ label: ReactNode; value: ReactNode; note?: ReactNode }>;

export type FactListProps = Readonly<{ facts: readonly Fact[] }>;

/** Labels with values, such as a price list. */
export function FactList({ facts }: FactListProps) {
  return (
    <List>
      {facts.map(({ label, value, note }, i) => (
        <div key={i}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space.xxxs} ${space.m};
    padding-block: ${space.s};
    border-bottom: 1px solid ${color.line};
  }

  div:last-child {
    border-bottom: 0;
  }

  dd {
    color: ${color.tealDark};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  dd + dd {
    flex-basis: 100%;
    color: ${color.inkSoft};
    font-size: ${size.small};
    font-weight: 400;
  }
`;
