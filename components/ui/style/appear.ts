import { css } from '@emotion/react';
import { duration, motionOk, space } from './tokens.ts';

/** How menus and panels appear, without reflow. */
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
