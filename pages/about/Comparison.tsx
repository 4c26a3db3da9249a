import styled from '@emotion/styled';
import { Picture } from '../../components/site/Picture.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { color, control, layer, radius, shadow, size, space } from '../../components/ui/tokens.ts';
import { useWords } from '../../renderer/useWords.tsx';

const WIDTHS = [360, 720];
const SIZES = '(min-width: 72rem) 35rem, (min-width: 45rem) 46vw, calc(100vw - 3rem)';

/** In most pairs the tooth that changes is left of here: before any touch it is seen as it was. */
const DEFAULT_SPLIT = 65;

export type Side = Readonly<{ src: string; alt: string }>;

export type ComparisonProps = Readonly<{
  before: Side;
  after: Side;
  /** The name of the control. */
  label: string;
}>;

/**
 * Two pictures with a line between them that a range moves, by `renderer/client/comparison.ts`. Without scripts, when that
 * code does not arrive, and on paper, they stand side by side in the same frame.
 */
export function Comparison({ before, after, label }: ComparisonProps) {
  const words = useWords('about');
  return (
    <Frame data-comparison="">
      <div>
        <span>{words.text('gallery.before')}</span>
        <Picture {...before} widths={WIDTHS} sizes={SIZES} />
      </div>
      <div>
        <span>{words.text('gallery.after')}</span>
        <Picture {...after} widths={WIDTHS} sizes={SIZES} />
      </div>
      <input
        type="range"
        defaultValue={DEFAULT_SPLIT}
        aria-label={label}
        aria-valuetext={words.plain('gallery.split', { percent: String(DEFAULT_SPLIT) })}
        data-value-text={words.plain('gallery.split', { percent: '#' })}
      />
      <i>
        <Icon name="arrows-horizontal" />
      </i>
    </Frame>
  );
}

/* The frame has the same height with one picture in it as with two: nothing moves when the control comes. */
const Frame = styled.div`
  --split: ${DEFAULT_SPLIT}%;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.xxxs};
  aspect-ratio: 2;
  overflow: hidden;

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

  /* Scripts can come: the pictures lie on each other from the first paint, so that nothing moves when they do. */
  @media screen and (scripting: enabled) {
    &:not([data-comparison='off']) {
      position: relative;
      grid-template: 1fr / 1fr;
      cursor: ew-resize;
      touch-action: pan-y;
      user-select: none;

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
        translate: -50%;
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
        translate: -50%;
      }

      /* A forced palette gives the arrows the colour of text. */
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
