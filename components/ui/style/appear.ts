import { css } from '@emotion/react';
import { duration, motionOk, space } from './tokens.ts';

/** The entry animation of menus and panels. It changes only opacity and transform, so that it causes no reflow. */
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
