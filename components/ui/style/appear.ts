import { css } from '@emotion/react';
import { duration, motionOk, space } from './tokens.ts';

/** How something that was opened comes in: only opacity and place change, so that no layout is done again. */
export const appear = css`
  ${motionOk} {
    animation: appear ${duration.calm} ease-out;
  }

  @keyframes appear {
    from {
      opacity: 0;
      transform: translateY(${space.xs});
    }
  }
`;
