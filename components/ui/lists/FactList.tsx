import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space } from '../style/tokens.ts';

export type FactListProps = Readonly<{ facts: readonly Readonly<{ label: ReactNode; value: ReactNode }>[] }>;

/** Labels with values, such as a price list. */
export function FactList({ facts }: FactListProps) {
  return (
    <List>
      {facts.map(({ label, value }, i) => (
        <div key={i}>
          <dt>{label}</dt>
          <dd>{value}</dd>
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
`;
