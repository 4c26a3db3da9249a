import { css, Global } from '@emotion/react';
import { printStyle } from './printStyle.ts';
import {
  barHeight,
  below,
  CHANGING,
  type Changes,
  color,
  declare,
  font,
  from,
  headerHeight,
  leading,
  motionOk,
  radius,
  size,
  space,
  TALL,
  TALL_LARGE,
  TALL_NARROW,
} from './tokens.ts';

type GlobalStyleProps = Readonly<{
  /** Taller and wider than Latin, such as Tamil. */
  tallScript: boolean;
  /** Fonts of the page's script, the wanted ones first. */
  fonts?: string | undefined;
}>;

const WIDE = { header: '6.5rem', bar: '0rem' } satisfies Changes;
const DEFAULTS = {
  ...CHANGING.color,
  ...CHANGING.leading,
  ...CHANGING.size,
  ...CHANGING.space,
  ...CHANGING.shadow,
  ...CHANGING.height,
};

/** The styles of every page, and the custom properties of the tokens that change. */
export function GlobalStyle({ tallScript, fonts }: GlobalStyleProps) {
  const properties = css`
    :root {
      ${declare(tallScript ? { ...DEFAULTS, ...TALL } : DEFAULTS)}
    }

    ${tallScript && `${below.smallPhone} { :root { ${declare(TALL_NARROW)} } } ${below.largeText} { :root { ${declare(TALL_LARGE)} } }`}

    ${from.wide} {
      :root {
        ${declare(WIDE)}
      }
    }
  `;
  const ownFonts = fonts && css({ body: { fontFamily: `${fonts}, system-ui, sans-serif` } });
  return <Global styles={[properties, baseStyle, tallScript ? tallStyle : latinStyle, ownFonts, printStyle]} />;
}

const baseStyle = css`
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  html {
    scroll-padding-block: calc(${headerHeight} + ${space.s}) calc(${barHeight} + ${space.m});
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.ink};
    font-size: ${size.body};
    line-height: ${leading.body};
    overflow-wrap: break-word;
  }

  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
  }

  h1,
  h2,
  h3 {
    line-height: ${leading.tight};
    text-wrap: balance;
    font-weight: 700;
  }

  h1 {
    font-size: ${size.h1};
  }

  h2 {
    font-size: ${size.h2};
  }

  h3 {
    font-size: ${size.h3};
  }

  p,
  li {
    text-wrap: pretty;
  }

  img,
  svg {
    display: block;
    max-width: 100%;
  }

  a {
    color: ${color.teal};
    text-underline-offset: 0.2em;
  }

  button,
  input {
    font: inherit;
    color: inherit;
  }

  :focus-visible {
    outline: 3px solid ${color.teal};
    outline-offset: 3px;
    border-radius: ${radius.xs};
  }

  /* A form that was sent, and waits for its code. */
  [aria-busy] [type='submit'] {
    opacity: 0.6;
  }

  summary {
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  /* Until it is found is another value. */
  [hidden=''] {
    display: none !important;
  }

  /* Hidden until they have loaded completely, to avoid layout shifts. */
  body > header,
  body > aside {
    &:not(:has(+ *)) {
      visibility: hidden;
    }
  }

  ${motionOk} {
    html {
      scroll-behavior: smooth;
    }
  }
`;

/** With a very large font size, words may break. */
const latinStyle = css`
  body {
    font-family: ${font.latin};
  }

  h1,
  h2 {
    /* stylelint-disable-next-line declaration-property-value-allowed-list -- Latin letters only. */
    letter-spacing: -0.02em;
  }

  ${below.largeText} {
    body {
      overflow-wrap: anywhere;
    }
  }
`;

/** Words may be wider than a phone: they break instead of overflowing. */
const tallStyle = css`
  body {
    font-family: ${font.tall};
    overflow-wrap: anywhere;
  }

  /* Most letters stand in the upper half of their line. */
  :is(a, button):where([data-look]) > span {
    position: relative;
    top: 0.12em;
  }

  /* Long words fit a line of the narrowest phones. */
  ${below.smallPhone} {
    body {
      font-size: ${size.compact};
    }
  }

  ${below.largeText} {
    main :is(h2, h3, summary) {
      font-size: 6.9vw !important;
    }
  }
`;
