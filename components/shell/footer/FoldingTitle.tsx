import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { below, color, control, space } from '../../ui/style/tokens.ts';

/**
 * The title of a part of the footer. Below desktops it folds what is marked with `data-folds` after it; elsewhere it is
 * only a heading. The `<details>` holds nothing else: its content could not be shown while it is closed.
 */
export function FoldingTitle({ id, children }: Readonly<{ id?: string; children: ReactNode }>) {
  return (
    <Details>
      <summary>
        <h2 id={id}>{children}</h2>
      </summary>
    </Details>
  );
}

const Details = styled.details`
  margin-block: ${space.xs};

  summary {
    visibility: hidden;
    pointer-events: none;
  }

  h2 {
    visibility: visible;
  }

  ${below.desktopOnScreen} {
    margin-bottom: 0;
    border-top: 1px solid ${color.lineOnDark};

    summary {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${space.s};
      min-height: ${control.m};
      padding-block: ${space.xxxs};
      visibility: visible;
      pointer-events: auto;
    }

    /* A chevron. */
    summary::after {
      content: '';
      padding: 0.2em;
      border: solid;
      border-width: 0 2px 2px 0;
      transform: rotate(45deg);
    }

    &[open] summary::after {
      transform: rotate(225deg);
    }

    &:not([open]) ~ [data-folds],
    &:not([open]) ~ * [data-folds] {
      display: none;
    }
  }
`;
