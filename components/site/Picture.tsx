import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { PictureFocus } from '../../branches/model/siteModel.ts';
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
  /** What a frame of another shape must not cut off; without it the middle shows. */
  focus?: PictureFocus | undefined;
  /** The picture that fills the first screen: fetched first, the others only when near. */
  first?: boolean;
}>;

/** What a frame of another shape must not cut off of pictures that pages share. */
const FOCUS: Readonly<Record<string, PictureFocus>> = {
  'services/clear-aligners.webp': 'right',
  'services/laser-dentistry.webp': 'top',
  'services/teeth-extraction.webp': 'top',
  'services/oral-lesions.webp': 'bottom',
};

/** A picture in AVIF and WebP, with its size known before it loads, on a ground of its commonest colour. */
export function Picture({ src, alt, widths, sizes, focus = FOCUS[src], first = false }: PictureProps) {
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
        data-focus={focus}
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

  &[data-focus='left'] {
    object-position: left;
  }

  &[data-focus='right'] {
    object-position: right;
  }
`;
