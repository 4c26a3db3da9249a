import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Picture } from '../../components/site/Picture.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { color, control, from, layer, radius, shadow, size, space } from '../../components/ui/style/tokens.ts';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';

/** What changes in each pair of pictures, in the order of the words file. */
const CHANGES: readonly (keyof typeof SPLIT)[] = ['all', 'middle', 'all', 'middle', 'middle', 'all', 'middle', 'all'];

/** Before and after treatments. The intro says that the pictures are illustrations. */
export function Gallery() {
  const { t, list } = useTranslation('about');
  return (
    <Section title={t('gallery.title')} intro={t('gallery.intro')} background="sand">
      <Pairs>
        {list('gallery.items').map((key, i) => (
          <li key={key}>
            <Figure>
              <Comparison index={i} />
              <figcaption>
                <h3>{t(`${key}.title`)}</h3>
                <p>{t(`${key}.caption`)}</p>
              </figcaption>
            </Figure>
          </li>
        ))}
      </Pairs>
    </Section>
  );
}

const WIDTHS = [360, 540];
const SIZES = '(min-width: 72rem) 17rem, (min-width: 45rem) 22vw, 44vw';

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

/* Small, as they only illustrate; fewer in a row if the text is very large. */
const Pairs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(9.25rem, 40%), 1fr));
  gap: ${space.m} ${space.s};
  padding: 0;
  list-style: none;

  ${from.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(max(9.25rem, 22%), 1fr));
  }
`;

const Figure = styled.figure`
  h3 {
    margin-top: ${space.xs};
    font-size: ${size.small};
  }

  p {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

/** As high with scripts as without, so that nothing shifts. */
const comparisonStyle = css`
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

  /* With scripts, the pictures overlap from the first paint. */
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
