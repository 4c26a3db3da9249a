import { css } from '@emotion/react';

/**
 * Paper: no dark grounds, no shadows, less space, smaller type, and the addresses of outside links. Light grounds are left to the
 * reader: browsers print none unless asked. Every page holds these rules, so they are few.
 */
export const printStyle = css`
  @media print {
    :root {
      --on-dark: var(--ink);
      --deep: #fff;
      --space-m: 0.75rem;
      --space-l: 0.75rem;
      --space-xl: 0.75rem;
      --space-section: 0.75rem;
      --shadow-soft: none;
      --shadow-lifted: none;
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

    /* Nobody can follow a link on paper; long addresses of searches and prepared messages say nothing either. */
    main a[href^='http']:not([href*='?'])::after {
      content: ' (' attr(href) ')';
      font-size: 8pt;
      font-weight: 400;
      overflow-wrap: anywhere;
    }
  }
`;
