import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useCollector } from '../../renderer/context/collector.ts';
import { usePage } from '../../renderer/context/pageContext.ts';
import { mediaRequest } from '../../renderer/media/catalogue.ts';
import type { Format } from '../../renderer/media/formats.ts';

export type PictureProps = Readonly<{
  /** Path below `media/`, such as `services/dentures.webp`. */
  src: string;
  /** What the picture tells here; empty when it only decorates. */
  alt: string;
  /** Widths in pixels to offer, smallest first. */
  widths: readonly number[];
  /** How wide the layout shows it, as in the `sizes` attribute. */
  sizes: string;
  /** The picture that fills the first screen: fetched first, the others only when near. */
  first?: boolean;
}>;

/** Widths and `sizes` of the usual places. */
export const PICTURE = {
  card: { widths: [400, 640, 800], sizes: '(min-width: 64rem) 23rem, (min-width: 45rem) 46vw, calc(100vw - 3rem)' },
  /** Beside text from tablets on. */
  half: { widths: [360, 640, 800, 1120], sizes: '(min-width: 45rem) min(34rem, 45vw), calc(100vw - 3rem)' },
  /** Beside the title, in the narrower column of a tablet. */
  hero: {
    widths: [360, 640, 800, 1120],
    sizes: '(min-width: 64rem) min(34rem, 45vw), (min-width: 45rem) 36vw, calc(100vw - 3rem)',
  },
  tile: { widths: [320, 480, 720], sizes: '(min-width: 64rem) 17rem, (min-width: 45rem) 30vw, calc(50vw - 2rem)' },
} as const;

/** What a frame of another shape must not cut off; where nothing is said here, the middle shows the whole. */
const FOCUS: Readonly<Record<string, 'top' | 'bottom' | 'right'>> = {
  'services/clear-aligners.webp': 'right',
  'services/laser-dentistry.webp': 'top',
  'services/teeth-extraction.webp': 'top',
  'services/oral-lesions.webp': 'bottom',
  'topics/clinic-chennai.webp': 'bottom',
  'topics/clinic-kavalkinaru.webp': 'bottom',
};

/** A picture in AVIF and WebP, with its size known before it loads, on a ground of its commonest colour. */
export function Picture({ src, alt, widths, sizes, first = false }: PictureProps) {
  const { media } = usePage();
  const { pictures, shown } = useCollector();
  const master = media.get(src);
  if (!master) throw new Error(`media/${src} does not exist. Put the picture there, or name one that does.`);
  shown.push({ master, first });
  const address = (width: number, format: Format) => {
    const request = mediaRequest(master, width, format);
    pictures.set(request.url, request);
    return request.url;
  };
  const offered = widths.filter((width) => width <= master.width);
  const set = (format: Format) => offered.map((width) => `${address(width, format)} ${width}w`).join(', ');
  const fallback = offered.at(-1) ?? master.width;
  return (
    <picture>
      <Global styles={ground(master.color)} />
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <Image
        src={address(fallback, 'webp')}
        srcSet={set('webp')}
        sizes={sizes}
        width={fallback}
        height={Math.round((fallback * master.height) / master.width)}
        alt={alt}
        className={groundClass(master.color)}
        data-focus={FOCUS[src]}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  );
}

/** Named like Emotion's own classes, so that a build shortens it with them. */
const groundClass = (color: string) => `css-ground${color}`;

/** Few colours, each said once on a page: a rule for every picture would be longer than the pages have room for. */
const ground = (color: string) => css`
  .${groundClass(color)} {
    background: #${color};
  }
`;

const Image = styled.img`
  width: 100%;
  height: auto;

  &[data-focus='top'] {
    object-position: top;
  }

  &[data-focus='bottom'] {
    object-position: bottom;
  }

  &[data-focus='right'] {
    object-position: right;
  }
`;
