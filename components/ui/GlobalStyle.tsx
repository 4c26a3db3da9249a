import { css, Global } from '@emotion/react';
import { printStyle } from './printStyle.ts';
import { color, from, motionOk, size } from './tokens.ts';

const tokens = css`
  :root {
    --ink: #10302f;
    --ink-soft: #46605e;
    --on-dark: #f3fbf8;
    --paper: #fffdf9;
    --sand: #faf4ea;
    --mint: #e9f6f1;
    --mint-deep: #cdeae0;
    --deep: #0b3d3d;
    --white: #fff;
    --teal: #0f6b66;
    --teal-dark: #0a4f4c;
    --yellow: #ffc93c;
    --yellow-dark: #f5b400;
    --coral: #b63e26;
    --coral-soft: #fdeae3;
    --line: #d8e6e0;
    --whatsapp: #116b45;
    --whatsapp-dark: #0c5235;

    --font: 'Segoe UI', Roboto, system-ui, -apple-system, 'Noto Sans', 'Helvetica Neue', sans-serif;
    --leading: 1.6;
    --leading-tight: 1.18;
    --size-small: 0.9375rem;
    --size-body: 1.0625rem;
    --size-lead: clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem);
    --size-h3: clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem);
    --size-h2: clamp(1.625rem, 1.35rem + 1.3vw, 2.375rem);
    --size-h1: clamp(2.125rem, 1.6rem + 2.4vw, 3.5rem);

    --space-xs: 0.5rem;
    --space-s: 0.875rem;
    --space-m: 1.5rem;
    --space-l: 2.5rem;
    --space-xl: 4rem;
    --space-section: clamp(3.5rem, 2.5rem + 4vw, 6.5rem);

    --radius-s: 0.75rem;
    --radius-m: 1.25rem;
    --radius-l: 2rem;
    --shadow-soft: 0 1px 2px rgb(11 61 61 / 6%), 0 6px 20px rgb(11 61 61 / 6%);
    --shadow-lifted: 0 2px 4px rgb(11 61 61 / 6%), 0 16px 40px rgb(11 61 61 / 12%);
    --header-height: 4.5rem;
  }

  :root:lang(ta) {
    --font: 'Noto Sans Tamil', 'Tamil Sangam MN', Latha, 'Nirmala UI', system-ui, sans-serif;
    --leading: 1.8;
    --leading-tight: 1.4;
    --size-h1: clamp(1.875rem, 1.5rem + 1.8vw, 2.875rem);
    --size-h2: clamp(1.5rem, 1.3rem + 1vw, 2.125rem);
  }
`;

const base = css`
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  html {
    scroll-padding-block: calc(var(--header-height) + 1rem) 6rem;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.ink};
    font-family: var(--font);
    font-size: ${size.body};
    line-height: var(--leading);
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
    line-height: var(--leading-tight);
    text-wrap: balance;
    font-weight: 700;
  }

  :root:lang(en) :is(h1, h2) {
    letter-spacing: -0.02em;
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
    border-radius: 4px;
  }

  [hidden] {
    display: none !important;
  }

  ${motionOk} {
    html {
      scroll-behavior: smooth;
    }

    @view-transition {
      navigation: auto;
    }
  }

  ${from.wide} {
    :root {
      --header-height: 5rem;
    }
  }
`;

/** The document's ground rules and the values behind the tokens. */
export function GlobalStyle() {
  return <Global styles={[tokens, base, printStyle]} />;
}
