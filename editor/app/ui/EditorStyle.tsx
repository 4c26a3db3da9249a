import { css, Global } from '@emotion/react';
import { color, edge, font, space } from './look.ts';

const style = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    font: 100%/1.45 ${font};
    color: ${color.ink};
    background: ${color.paper};
  }
  html:lang(ta) {
    line-height: 1.65;
  }
  body {
    margin: 0;
    overflow-wrap: break-word;
  }
  h1,
  h2,
  h3 {
    margin: 0 0 ${space.s};
    line-height: 1.25;
  }
  h1 {
    font-size: 1.5rem;
  }
  h2 {
    font-size: 1.1875rem;
  }
  h3 {
    font-size: 1rem;
  }
  p {
    margin: 0 0 ${space.s};
  }
  a {
    color: ${color.teal};
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  /* The button that opens a calendar or a clock is a stop of its own inside its input. */
  :focus-visible,
  input:is([type='date'], [type='time']):focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
    border-radius: ${edge.xs};
  }
  [hidden] {
    display: none !important;
  }
`;

/** What all pages of the editor share. */
export const EditorStyle = () => <Global styles={style} />;
