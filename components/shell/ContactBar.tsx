import styled from '@emotion/styled';
import { barHeight, below, color, control, from, layer, lowScreen, radius, shadow, space } from '../ui/style/tokens.ts';

/** The room of the button to the top, with the gap before it. */
const TO_TOP = `${control.l} + ${space.xs}`;

/**
 * The layout of the contact actions and the button to the top, which comes last: a bar at the bottom of small screens, a column in the
 * margin of large ones, so that it never covers text.
 */
export const ContactBar = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.contact};
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-height: ${barHeight};
  padding: ${space.xs};
  outline: 1px solid transparent;
  background: ${color.white};
  box-shadow: ${shadow.lifted};

  & > :not(:last-child) {
    flex: 1;
  }

  & :focus-visible {
    border-radius: ${radius.s};
    box-shadow: ${shadow.ring};
  }

  ${lowScreen} {
    position: relative;
  }

  body:has([data-menu][open]) & {
    display: none;
  }

  ${from.wide} {
    inset: auto ${space.xs} ${space.m} auto;
    flex-direction: column;
    padding: 0;
    background: none;
    box-shadow: none;

    & > :not(:last-child) {
      flex: none;
    }
  }

  /* The last one covers the room of the button to the top until that appears. Its label stays where it is: nothing shifts. */
  ${below.wide} {
    container-type: inline-size;

    html:not([data-far]) & [data-look='whatsapp'] {
      margin-inline-end: calc(-1 * (${TO_TOP}));
      padding-inline-end: calc(${TO_TOP});

      & > * {
        transform: translateX(calc((${TO_TOP}) / 2));
      }
    }
  }

  @media print {
    display: none;
  }
`;
