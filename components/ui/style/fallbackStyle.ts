import { css } from '@emotion/react';
import { duration } from './tokens.ts';

/**
 * What an island offers in its place, marked `data-fallback`. It is shown at once where the island failed, and after a while where
 * the page's script did not come or the island's own code does not: `renderer/client/islands.ts` sets the marks. Without scripts
 * the page has another text for all of them. No comments inside: islands bring this text to browsers.
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
