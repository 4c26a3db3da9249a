import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Picture } from '../../components/site/Picture.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { color, control, from, measure, radius, shadow, size, space } from '../../components/ui/style/tokens.ts';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';

/** What changes in each pair of pictures, in the order of the words file. */
const CHANGES: readonly (keyof typeof SPLIT)[] = ['all', 'middle', 'all', 'middle', 'middle', 'all', 'middle', 'all'];

/** What is shown before the fold. */
const SHOWN = 3;

/** Before and after treatments. The intro says that the pictures are illustrations. */
export function Gallery() {
  const { t, list } = useTranslation('about');
  const pairs = list('gallery.items').map((key, i) => (
    <li key={key}>
      <figure>
        <Comparison index={i} />
        <figcaption>
          <h3>{t(`${key}.title`)}</h3>
          <p>{t(`${key}.caption`)}</p>
        </figcaption>
      </figure>
    </li>
  ));
  const more = pairs.slice(SHOWN);
  return (
    <Section title={t('gallery.title')} intro={t('gallery.intro')} background="sand">
      <Pairs>{pairs.slice(0, SHOWN)}</Pairs>
      {more.length > 0 && (
        <Fold>
          <summary>
            {t('gallery.more', { count: more.length })}
            <Icon name="chevron-down" />
          </summary>
          <Pairs>{more}</Pairs>
        </Fold>
      )}
    </Section>
  );
}

/** Two pictures to a pair: each further width would cost the page sixteen names. */
const WIDTHS = [480, 760];
const SIZES = '(min-width: 72rem) 23rem, (min-width: 45rem) 30vw, calc(100vw - 3rem)';

/**
 * A range input moves the divider between two pictures, with `renderer/client/comparison.ts`. Without that code, and
 * in print, they are side by side.
 */
function Comparison({ index }: Readonly<{ index: number }>) {
  const { t } = useTranslation('about');
  const key = `gallery.items.${index}` as const;
  const change = CHANGES[index] ?? 'all';
  return (
    <Frame data-comparison="" data-change={change === 'all' ? undefined : change}>
      {(['before', 'after'] as const).map((side) => (
        <div key={side}>
          <span>{t(`gallery.${side}`)}</span>
          <Picture
            src={`gallery/${index + 1}-${side}.webp`}
            alt={t(`${key}.${side}Alt`)}
            widths={WIDTHS}
            sizes={SIZES}
          />
        </div>
      ))}
      <input
        type="range"
        defaultValue={SPLIT[change]}
        aria-label={t('gallery.compare', { title: t(`${key}.title`) })}
        aria-valuetext={t('gallery.split', { percent: String(SPLIT[change]) })}
      />
      <i>
        <Icon name="arrows-horizontal" />
      </i>
    </Frame>
  );
}

/**
 * Where the divider stands at first, in percent: most of the picture is "after", or one tooth in the middle is half
 * and half.
 */
const SPLIT = { all: 35, middle: 50 } as const;

const Pairs = styled.ul`
  display: grid;
  gap: ${space.l} ${space.m};
  padding: 0;
  list-style: none;

  ${from.tablet} {
    grid-template-columns: repeat(${SHOWN}, minmax(0, 1fr));
  }

  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  h3 {
    margin-top: ${space.s};
    font-size: ${size.body};
  }

  p {
    color: ${color.inkSoft};
  }
`;

const Fold = styled.details`
  summary {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space.xs};
    width: min(100%, ${measure.narrow});
    min-height: ${control.l};
    margin: ${space.l} auto 0;
    border: 2px solid ${color.teal};
    border-radius: ${radius.pill};
    background: ${color.white};
    color: ${color.teal};
    font-weight: 600;
  }

  summary:hover {
    background: ${color.mint};
  }

  &[open] summary {
    margin-bottom: ${space.l};
  }

  &[open] summary svg {
    transform: rotate(180deg);
  }

  @media print {
    &::details-content {
      content-visibility: visible;
    }

    summary {
      visibility: hidden;
    }
  }
`;

/** As high with scripts as without, so that nothing shifts. The labels stand below the pictures. */
const comparisonStyle = css`
  --split: ${SPLIT.all}%;
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  row-gap: ${space.xxs};

  &[data-change='middle'] {
    --split: ${SPLIT.middle}%;
  }

  div {
    display: contents;
  }

  img {
    display: block;
    aspect-ratio: 2 / 3;
    border-radius: ${radius.s} 0 0 ${radius.s};
    object-fit: cover;
    object-position: 45% 60%;
  }

  div + div img {
    border-inline-start: ${space.xxxs} solid ${color.sand};
    border-radius: 0 ${radius.s} ${radius.s} 0;
  }

  span {
    grid-row: 2;
    color: ${color.inkSoft};
    font-size: ${size.small};
    font-weight: 600;
  }

  div + div span {
    justify-self: end;
  }

  input,
  i {
    display: none;
  }

  /* With scripts, the pictures overlap from the first paint. */
  @media screen and (scripting: enabled) {
    &:not([data-comparison='off']) {
      cursor: ew-resize;
      touch-action: pan-y;
      user-select: none;

      /* Until the script has loaded, a tap shows the other picture. */
      &:hover {
        --split: 0%;
      }

      picture,
      input,
      i {
        grid-area: 1 / 1 / 2 / 3;
        pointer-events: none;
      }

      img {
        aspect-ratio: 4 / 3;
        border: 0;
        border-radius: ${radius.s};
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

      /* At the lower edge, off the teeth. The whole picture can be dragged. */
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

      /* The arrows have the text colour. */
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

const Frame = styled.div(comparisonStyle);
