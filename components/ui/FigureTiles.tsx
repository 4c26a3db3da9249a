import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { color, from, leading, radius, size, space } from './tokens.ts';

export type FigureTilesProps = Readonly<{
  figures: readonly Readonly<{ icon: string; label: ReactNode; value: ReactNode }>[];
}>;

/** A few figures side by side, large enough to be found at once. */
export function FigureTiles({ figures }: FigureTilesProps) {
  return (
    <Tiles>
      {figures.map(({ icon, label, value }) => (
        <div key={icon}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Tiles>
  );
}

const Tiles = styled.dl`
  display: grid;
  gap: ${space.s};

  /* All in one row, however many. */
  ${from.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }

  @media print {
    grid-auto-flow: column;
    justify-content: start;
    gap: ${space.l};

    & > div {
      padding: 0;
    }
  }

  & > div {
    padding: ${space.s} ${space.m};
    border-radius: ${radius.s};
    background: ${color.mint};
  }

  dt {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    color: ${color.teal};
    font-size: ${size.small};
    font-weight: 600;
  }

  dd {
    font-size: ${size.h3};
    font-weight: 700;
    line-height: ${leading.snug};
  }
`;
