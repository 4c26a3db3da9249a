import { css } from '@emotion/react';
import { color, control, layer, radius, shadow, size, space } from '../../components/ui/style/tokens.ts';

/** Where the divider stands at first, in percent: mostly "after", or in the middle, across the one tooth that was treated. */
export const SPLIT = { mostlyAfter: 35, half: 50 } as const;

/** The frame has the same height with and without scripts, so that the slider causes no layout shift. */
export const comparisonStyle = css`
  --split: ${SPLIT.mostlyAfter}%;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.xxxs};
  aspect-ratio: 2;
  overflow: hidden;

  &[data-split='half'] {
    --split: ${SPLIT.half}%;
  }

  div {
    position: relative;
  }

  img {
    position: absolute;
    height: 100%;
    object-fit: cover;
    object-position: 45% 60%;
  }

  span {
    position: absolute;
    inset: auto auto ${space.xs} ${space.xs};
    z-index: ${layer.raised};
    padding: ${space.xxxs} ${space.xs};
    border-radius: ${radius.pill};
    background: ${color.white};
    font-size: ${size.caption};
    font-weight: 600;
  }

  div + div span {
    inset-inline: auto ${space.xs};
  }

  input,
  i {
    display: none;
  }

  /* With scripts enabled, the pictures overlap from the first paint, to avoid a layout shift. */
  @media screen and (scripting: enabled) {
    &:not([data-comparison='off']) {
      position: relative;
      grid-template: 1fr / 1fr;
      cursor: ew-resize;
      touch-action: pan-y;
      user-select: none;

      /* Until the script has loaded, a tap shows the other picture. */
      &:hover {
        --split: 0%;
      }

      & > * {
        grid-area: 1 / 1;
        pointer-events: none;
      }

      div + div img {
        clip-path: inset(0 0 0 var(--split));
      }

      input {
        display: block;
        margin: 0;
        opacity: 0;
      }

      i {
        position: absolute;
        inset: 0 auto 0 var(--split);
        display: block;
        width: ${space.xxs};
        border: solid ${color.white};
        border-width: 0 1px;
        background: ${color.teal};
        transform: translateX(-50%);
      }

      svg {
        position: absolute;
        inset: auto auto ${space.xs} 50%;
        width: ${control.s};
        max-width: none;
        height: ${control.s};
        padding: ${space.xs};
        border: 1px solid ${color.white};
        border-radius: ${radius.pill};
        background: ${color.teal};
        color: ${color.white};
        transform: translateX(-50%);
      }

      /* With forced colours, the arrows have the text colour. */
      @media (forced-colors: active) {
        svg {
          background: Canvas;
        }
      }

      input:focus-visible + i svg {
        outline: 3px solid ${color.teal};
        outline-offset: 3px;
        box-shadow: ${shadow.ring};
      }
    }
  }
`;
