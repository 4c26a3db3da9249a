import { css } from '@emotion/react';
import { color, radius } from './tokens.ts';

/** How buttons look, for links and buttons alike; the look is chosen by `data-look`. */
export const actionStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-height: 3rem;
  padding: 0.625rem 1.5rem;
  border: 2px solid transparent;
  border-radius: ${radius.pill};
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  text-align: center;
  cursor: pointer;
  transition: background-color 0.15s;

  /* A label on two lines stays beside its icon. */
  & > svg + span {
    text-align: start;
  }

  @media (max-width: 26rem) {
    padding-inline: 1rem;
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
    min-height: 2.75rem;
    padding: 0.25rem 0;
    border: 0;
    color: ${color.teal};
    text-align: start;
  }

  &[data-look='quiet']:hover {
    text-decoration: underline;
  }

  &[data-look='quiet'] svg {
    width: 1.25em;
    height: 1.25em;
  }

  /* On paper only what leads outside is worth reading, with its address. */
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
