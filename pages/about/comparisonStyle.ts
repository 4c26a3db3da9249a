import { css } from '@emotion/react';
import { color, control, layer, radius, shadow, size, space } from '../../components/ui/style/tokens.ts';

/**
 * Where the divider stands at first, in percent, by what changes: most of the picture is "after", or one tooth in the middle
 * is half and half.
 */
export const SPLIT = { all: 35, middle: 50 } as const;
/** What a treatment changes in a pair of pictures. */
export type Change = keyof typeof SPLIT;

/** The frame has the same height with and without scripts, so that the slider causes no layout shift. */
export const comparisonStyle = css`
  --split: ${SPLIT.all}%;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.xxxs};
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.s};

  &[data-change='middle'] {
    --split: ${SPLIT.middle}%;
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
    inset: auto auto ${space.xxs} ${space.xxs};
    z-index: ${layer.raised};
    padding: ${space.xxxs} ${space.xs};
    border-radius: ${radius.pill};
    background: ${color.white};
    font-size: ${size.caption};
    font-weight: 600;
  }

  div + div span {
    inset-inline: auto ${space.xxs};
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
        inset: ${space.xxs} auto auto 50%;
        width: ${control.m};
        max-width: none;
        height: ${control.m};
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
