import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { PictureFocus } from '../../branches/model/siteModel.ts';
import { useCollector } from '../../renderer/context/collector.ts';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { SERVICE_FOCUS } from '../../site/pages/services.ts';
import { type Format, findMaster, mediaRequest } from '../../site/pictures/catalogue.ts';
import { cutBox, cutFor, type Frame, isFixed } from '../../site/pictures/frames.ts';
import { below, notPrinted, radius } from '../ui/style/tokens.ts';

export type PictureProps = Readonly<{
  /** Path under `media/`. */
  src: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** In pixels, ascending. A smaller picture has its own width instead. */
  widths: readonly number[];
  sizes: string;
  /** What cropping must keep, instead of the centre. */
  focus?: PictureFocus | undefined;
  /** What the file is cut to; styles cut the rest. */
  frame?: Frame | undefined;
  /** The hero picture loads eagerly, others lazily. */
  first?: boolean;
}>;

type Point = Exclude<PictureFocus, string>;

/** A responsive picture in AVIF, and one width of it in WebP, with its size and a placeholder colour set before it loads. */
export function Picture({ src, alt, widths, sizes, focus, frame, first = false }: PictureProps) {
  const { media } = usePage();
  const { pictures, shown } = useCollector();
  const master = findMaster(media, src);
  if (!master) throw new Error(`media/${src} does not exist. Put the picture there, or name one that does.`);
  shown.push({ master, first, ...(focus && { focus }) });
  const keep = focus ?? SERVICE_FOCUS.get(src);
  const cut = frame && cutFor(master, frame, keep);
  const whole = cut ? cutBox(master, cut) : master;
  const address = (width: number, format: Format) => {
    const request = mediaRequest(master, width, format, cut);
    pictures.set(request.url, request);
    return request.url;
  };
  const available = widthsUpTo(whole.width, widths);
  const srcSet = available.map((width) => `${address(width, 'avif')} ${width}w`).join(', ');
  // One is enough for the few browsers without AVIF: each further name would cost every page its bytes.
  const fallback = available[Math.floor(available.length / 2)] ?? whole.width;
  const position = frame && isFixed(frame) ? undefined : keep;
  return (
    <picture>
      <Global styles={placeholderStyle(master.color)} />
      {typeof position === 'object' && <Global styles={positionStyle(position)} />}
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <Image
        src={address(fallback, 'webp')}
        width={fallback}
        height={Math.round((fallback * whole.height) / whole.width)}
        alt={alt}
        className={placeholderClass(master.color) + (typeof position === 'object' ? ` ${positionClass(position)}` : '')}
        data-focus={typeof position === 'string' ? position : undefined}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  );
}

/** With Emotion's prefix, so that the build shortens it too. */
const placeholderClass = (color: string) => `css-ground${color}`;

/** A rule per colour: one per picture would exceed a page's bytes. */
const placeholderStyle = (color: string) => css`
  .${placeholderClass(color)} {
    background: #${color};
  }
`;

const positionClass = ({ x, y }: Point) => `css-at${x}-${y}`;

/** The policy of pages forbids styles in attributes. */
const positionStyle = (point: Point) => css`
  .${positionClass(point)} {
    object-position: ${point.x}% ${point.y}%;
  }
`;

/**
 * Pictures as wide as a phone are fetched a little smaller: its dense screen hardly shows the difference, and each costs a fifth
 * less.
 */
export const ON_PHONES = '80vw';

/** The widths and sizes of pictures in the usual places. */
export const PICTURE = {
  card: { widths: [400, 640, 800], sizes: `(min-width: 64rem) 23rem, (min-width: 45rem) 46vw, ${ON_PHONES}` },
  /** Beside text, on tablets and wider. */
  half: { widths: [360, 640, 800, 1120], sizes: `(min-width: 45rem) min(34rem, 45vw), ${ON_PHONES}` },
  /** Beside the title, narrower on tablets. */
  hero: {
    widths: [360, 640, 800, 1120],
    sizes: `(min-width: 64rem) min(34rem, 45vw), (min-width: 45rem) 36vw, ${ON_PHONES}`,
  },
  tile: { widths: [320, 480, 720], sizes: '(min-width: 64rem) 17rem, (min-width: 45rem) 30vw, calc(50vw - 2rem)' },
} as const;

/**
 * For a box of a fixed shape: its picture loads when it is one and a half screens away, not up to three screens away, as browsers load
 * lazy pictures. Needs no script. The box is never as large as its picture wants: what follows would move when it comes.
 */
export const loadedNear = 'content-visibility: auto; contain: size;';

/** A width closer than this to the next one is not worth a file. */
const CLOSE = 1.1;

/** A picture is never enlarged: one that is smaller than the largest width has its own. */
function widthsUpTo(own: number, widths: readonly number[]): readonly number[] {
  const smaller = widths.filter((width) => width <= own);
  const isLargest = smaller.length === widths.length || own < (smaller.at(-1) ?? 0) * CLOSE;
  return isLargest ? smaller : [...smaller, own];
}

const Image = styled.img`
  width: 100%;
  height: auto;

  &[data-focus='top'] {
    object-position: top;
  }

  &[data-focus='bottom'] {
    object-position: bottom;
  }

  &[data-focus='left'] {
    object-position: left;
  }

  &[data-focus='right'] {
    object-position: right;
  }
`;

/** Rounds a picture. On phones it is lower: what follows starts on the first screen. */
export const PictureFrame = styled.div`
  overflow: hidden;
  border-radius: ${radius.l};

  ${below.tablet} {
    & > picture > img {
      aspect-ratio: 16 / 10;
      object-fit: cover;
    }
  }

  ${notPrinted}
`;
