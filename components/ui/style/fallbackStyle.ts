import { css } from '@emotion/react';
import { duration } from './tokens.ts';

/**
 * The styles of an island's fallback, which has `data-fallback`. It is shown at once if the island fails, and after a delay if
 * the page's script or the island's code does not load. `renderer/client/islands.ts` sets the attributes. Without scripts
 * the page has its own content instead. No comments inside: islands send this text to browsers.
 */
export const fallbackStyle = css`
  animation: hold-back ${duration.patience};

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
