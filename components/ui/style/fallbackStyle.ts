import { css } from '@emotion/react';
import { duration } from './tokens.ts';

/**
 * An island's fallback, which has `data-fallback`: shown at once if the island fails, and after a delay if its code
 * does not load. `renderer/client/islands.ts` sets the attributes.
 */
export const fallbackStyle = css`
  animation: hold-back ${duration.fallback};

  @keyframes hold-back {
    from,
    to {
      position: absolute;
      visibility: hidden;
    }
  }

  [data-failed] &,
  &[data-failed] {
    animation: none;
  }

  [data-asleep] &,
  [data-awake] &:not([data-failed]) {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;
