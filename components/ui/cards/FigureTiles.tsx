import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../links/Icon.tsx';
import { color, from, leading, radius, size, space } from '../style/tokens.ts';

export type FigureTilesProps = Readonly<{
  figures: readonly Readonly<{ icon: string; label: ReactNode; value: ReactNode }>[];
}>;

/** A few key figures: stacked on phones, side by side on larger screens. */
export function FigureTiles({ figures }: FigureTilesProps) {
  return (
    <Tiles>
      {figures.map(({ icon, label, value }, i) => (
        <div key={i}>
          <Icon name={icon} />
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Tiles>
  );
}

const Tiles = styled.dl`
  overflow: hidden;
  border-radius: ${radius.s};
  background: ${color.mint};

  & > div {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: ${space.s};
    padding: ${space.s};
  }

  & > div + div {
    border-top: 1px solid ${color.mintDeep};
  }

  svg {
    grid-row: span 2;
    align-self: center;
    color: ${color.teal};
  }

  dt {
    color: ${color.teal};
    font-size: ${size.small};
    font-weight: 600;
    line-height: ${leading.snug};
  }

  dd {
    font-weight: 700;
    line-height: ${leading.snug};
  }

  /* All in one row; the longest gets the most room. */
  ${from.tablet} {
    display: grid;
    grid-auto-flow: column;

    & > div {
      align-content: start;
      gap: ${space.xxs} ${space.xs};
    }

    & > div + div {
      border-top: 0;
      border-inline-start: 1px solid ${color.mintDeep};
    }

    svg {
      grid-row: auto;
      width: 1.25em;
      height: 1.25em;
    }

    dd {
      grid-column: span 2;
    }
  }

  ${from.desktop} {
    & > div {
      padding: ${space.s} ${space.m};
    }

    dd {
      font-size: ${size.h3};
    }
  }

  @media print {
    display: grid;
    grid-auto-flow: column;
    justify-content: start;
    gap: ${space.l};

    & > div {
      padding: 0;
      border: 0 !important;
    }
  }
`;
