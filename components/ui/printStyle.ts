import { css } from '@emotion/react';

/** Paper: no grounds, no shadows, less space, smaller type, and the addresses of outside links. */
export const printStyle = css`
  @media print {
    :root {
      --on-dark: var(--ink);
      --paper: #fff;
      --sand: #fff;
      --mint: #fff;
      --mint-deep: #fff;
      --deep: #fff;
      --coral-soft: #fff;
      --size-caption: 9pt;
      --size-small: 9.5pt;
      --size-lead: 11pt;
      --size-h3: 12pt;
      --size-h2: 15pt;
      --size-h1: 22pt;
      --space-m: 0.875rem;
      --space-l: 1rem;
      --space-xl: 1.25rem;
      --space-section: 1rem;
      --shadow-soft: none;
      --shadow-lifted: none;
    }

    body {
      font-size: 10.5pt;
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
