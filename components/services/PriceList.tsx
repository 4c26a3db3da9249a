import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, size, space } from '../ui/style/tokens.ts';

type PriceListProps = Readonly<{
  rows: readonly Readonly<{ what: ReactNode; price: ReactNode; note?: ReactNode }>[];
}>;

/** What something costs, row by row, with a note below where one is needed. */
export function PriceList({ rows }: PriceListProps) {
  return (
    <List>
      {rows.map(({ what, price, note }, i) => (
        <div key={i}>
          <dt>{what}</dt>
          <dd>{price}</dd>
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
    margin-inline-start: auto;
    text-align: end;
    color: ${color.tealDark};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  dd + dd {
    flex-basis: 100%;
    text-align: start;
    color: ${color.inkSoft};
    font-size: ${size.small};
    font-weight: 400;
  }
`;
