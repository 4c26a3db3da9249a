import { css } from '@emotion/react';
import { color, duration, leading, motionOk, radius, shadow, size, space } from '../ui/style/tokens.ts';

/** The whole head of a card opens it. */
export const dentistCardStyle = css`
  /* Cards of a row are equally high, until one is open. */
  :has([open]) > & {
    align-self: start;
  }

  border-radius: ${radius.m};
  background: ${color.white};
  box-shadow: ${shadow.soft};

  summary,
  & > div {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 0 ${space.s};
    padding: ${space.s};
    border-radius: ${radius.m};
  }

  summary:hover {
    background: ${color.mint};
  }

  summary:focus-visible {
    border-radius: ${radius.m};
    outline-offset: -3px;
  }

  /* The face stands beside the name and the position. */
  summary > span:first-of-type,
  & > div > span:first-of-type {
    grid-row: 1 / 3;
    align-self: center;
  }

  summary > svg {
    align-self: end;
    color: ${color.teal};

    ${motionOk} {
      transition: transform ${duration.calm};
    }
  }

  [open] summary > svg {
    transform: rotate(180deg);
  }

  h3,
  h3 + span {
    grid-column: 2 / -1;
  }

  h3 {
    align-self: end;
    font-size: ${size.body};
  }

  h3 + span {
    color: ${color.inkSoft};
    line-height: ${leading.snug};
  }

  strong {
    grid-column: 1 / -1;
    margin-top: ${space.xs};
    color: ${color.tealDark};
    font-size: ${size.small};
    font-weight: 600;
  }

  summary strong {
    grid-column-end: 3;
  }

  p,
  ul {
    padding: 0 ${space.s} ${space.s};
  }

  @media print {
    details::details-content {
      content-visibility: visible;
    }

    summary > svg {
      display: none;
    }
  }
`;
