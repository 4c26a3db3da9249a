import { css } from '@emotion/react';
import { type Changes, color, declare } from './tokens.ts';

const PAPER = {
  onDark: color.ink,
  deep: color.white,
  m: '0.75rem',
  l: '0.75rem',
  xl: '0.75rem',
  section: '0.75rem',
  soft: 'none',
  lifted: 'none',
} satisfies Changes;

/**
 * No dark backgrounds or shadows, less space, smaller type, and the addresses of external links. Every page has these
 * rules, so they are few.
 */
export const printStyle = css`
  @media print {
    :root {
      ${declare(PAPER)}
    }

    html {
      font-size: 80%;
    }

    h2,
    h3,
    h2 + p {
      break-after: avoid;
    }

    li,
    details,
    figure,
    footer {
      break-inside: avoid;
    }

    /* Not the long addresses of searches and prefilled messages. */
    main a[href^='http']:not([href*='?'])::after {
      content: ' (' attr(href) ')';
      font-size: 8pt;
      font-weight: 400;
      overflow-wrap: anywhere;
    }
  }
`;
