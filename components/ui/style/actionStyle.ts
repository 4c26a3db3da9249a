import { css } from '@emotion/react';
import { below, color, control, duration, leading, radius, size, space } from './tokens.ts';

/**
 * The styles of buttons, by `data-look`. In print, only links that leave the site remain.
 */
export const actionStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: ${control.l};
  padding: ${space.xs} ${space.m};
  border: 2px solid transparent;
  border-radius: ${radius.pill};
  font-size: ${size.label};
  font-weight: 600;
  line-height: ${leading.snug};
  text-decoration: none;
  text-align: center;
  cursor: pointer;
  transition: background-color ${duration.quick};

  & > svg + span {
    text-align: start;
  }

  ${below.largePhone} {
    padding-inline: ${space.s};
  }

  /* A branch's name and number fit on a line. */
  ${below.phone} {
    padding-inline: ${space.xs};
  }

  &:focus-visible {
    border-radius: ${radius.pill};
  }

  &[data-look='primary'] {
    background: ${color.teal};
    color: ${color.white};
  }

  &[data-look='primary']:hover {
    background: ${color.tealDark};
  }

  &[data-look='secondary'] {
    border-color: ${color.teal};
    background: ${color.white};
    color: ${color.tealDark};
  }

  &[data-look='secondary']:hover {
    background: ${color.mint};
  }

  &[data-look='whatsapp'] {
    background: ${color.whatsapp};
    color: ${color.white};
  }

  &[data-look='whatsapp']:hover {
    background: ${color.whatsappDark};
  }

  &[data-look='light'] {
    background: ${color.white};
    color: ${color.tealDark};
  }

  &[data-look='light']:hover {
    background: ${color.mintDeep};
  }

  &[data-look='quiet'] {
    justify-content: flex-start;
    min-height: ${control.m};
    padding: ${space.xxs} 0;
    border: 0;
    color: ${color.teal};
    font-size: inherit;
    text-align: start;
  }

  &[data-look='quiet']:hover {
    text-decoration: underline;
  }

  svg {
    width: 1.25em;
    height: 1.25em;
  }

  @media print {
    display: inline;
    padding: 0;
    border: 0;
    background: none !important;
    color: inherit !important;

    &:not([href^='http']),
    &[href*='?'],
    svg {
      display: none;
    }
  }
`;
