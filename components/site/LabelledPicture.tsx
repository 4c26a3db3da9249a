import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { English } from '../../locales/model/english.ts';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { findMaster } from '../../site/pictures/catalogue.ts';
import type { PictureLabel } from '../../site/pictures/master.ts';
import { color, leading, measure, radius, size, space } from '../ui/style/tokens.ts';
import { Picture, type PictureProps } from './Picture.tsx';

/**
 * A picture that explains something. If its parts have labels, it is shown whole, with names at its edges and lines to the
 * parts; where it is too narrow for them, with numbers and a list below. Screen readers get the names with its
 * alternative text.
 */
export function LabelledPicture({ alt, ...picture }: PictureProps) {
  const { language, media } = usePage();
  const { t } = useTranslation('services');
  const labels = findMaster(media, picture.src)?.labels;
  if (!labels) return <Picture {...picture} alt={alt} />;
  const names = labels.map(({ part }) => t(`picture.parts.${part as Part}`));
  const parts = names.join(', ').toLocaleLowerCase(language.code);
  return (
    <Labelled>
      <Picture {...picture} focus={undefined} frame={undefined} alt={`${alt} ${t('picture.labelled', { parts })}`} />
      <svg aria-hidden="true">
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d={labels.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
          <path d={labels.map(({ x, y, side }) => `M${x} ${y}${TO_NAME[side]}`).join('')} />
        </svg>
        <text x={labels.map(({ x }) => `${x}%`).join(' ')} y={labels.map(({ y }) => `${y}%`).join(' ')}>
          {labels.map((_, i) => i + 1).join('')}
        </text>
      </svg>
      <ol aria-hidden="true">
        {labels.map((label, i) => (
          <li key={label.part} className={placeClass(label)} data-side={label.side}>
            <Global styles={placeStyle(label)} />
            {names[i]}
          </li>
        ))}
      </ol>
    </Labelled>
  );
}

type Part = keyof English['services']['picture']['parts'];

/** From a part to below its name, which is a little away from the picture's edge. */
const TO_NAME = { left: 'H3', right: 'H97', top: 'V3', bottom: 'V97' } as const;

const isBeside = ({ side }: PictureLabel) => side === 'left' || side === 'right';

const placeClass = (label: PictureLabel) => (isBeside(label) ? `css-top${label.y}` : `css-left${label.x}`);

/** The policy of pages forbids styles in attributes. */
const placeStyle = (label: PictureLabel) => css`
  .${placeClass(label)} {
    ${isBeside(label) ? 'top' : 'left'}: ${isBeside(label) ? label.y : label.x}%;
  }
`;

/** Names fit beside the parts. */
const roomy = '@container (min-width: 27rem)';

const Labelled = styled.div`
  display: grid;
  container-type: inline-size;
  background: ${color.white};

  & > picture,
  & > svg {
    grid-area: 1 / 1;
  }

  & > svg {
    width: 100%;
    height: 100%;
    stroke: ${color.tealDark};
    stroke-linecap: round;
    stroke-width: 1.2rem;
    /* Visible on every ground. */
    filter: drop-shadow(0 0 1px ${color.white});
  }

  path {
    vector-effect: non-scaling-stroke;
  }

  path + path {
    display: none;
  }

  text {
    fill: ${color.white};
    stroke: none;
    font-size: ${size.tiny};
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.s};
    padding: ${space.xs} ${space.s};
    font-size: ${size.caption};
    line-height: ${leading.snug};
    list-style-position: inside;
    border: 1px solid ${color.line};
    border-top: 0;
    border-radius: 0 0 ${radius.l} ${radius.l};
  }

  ${roomy} {
    & > svg {
      stroke-width: 0.5rem;
    }

    path + path {
      display: inline;
      stroke-width: 1px;
    }

    text {
      display: none;
    }

    ol {
      display: block;
      position: relative;
      grid-area: 1 / 1;
      padding: 0;
      border: 0;
      list-style: none;
    }

    li {
      position: absolute;
      width: max-content;
      max-width: ${measure.label};
      margin: ${space.xs};
      padding: 0 ${space.xxs};
      border-radius: ${radius.xs};
      background: ${color.white};
      text-align: center;
      text-wrap: balance;
      transform: translateY(calc(-50% - ${space.xs}));
    }

    [data-side='right'] {
      right: 0;
    }

    [data-side='top'],
    [data-side='bottom'] {
      transform: translateX(calc(-50% - ${space.xs}));
    }

    [data-side='bottom'] {
      bottom: 0;
    }
  }
`;
