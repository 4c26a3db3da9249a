import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { PictureFocus } from '../../branches/model/siteModel.ts';
import { useCollector } from '../../renderer/context/collector.ts';
import { usePage } from '../../renderer/context/pageContext.ts';
import { mediaRequest } from '../../renderer/media/catalogue.ts';
import type { Format } from '../../renderer/media/formats.ts';

export type PictureProps = Readonly<{
  /** Path under `media/`, such as `services/dentures.webp`. */
  src: string;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  /** The widths of the `srcSet` in pixels, in ascending order. */
  widths: readonly number[];
  /** The `sizes` attribute. */
  sizes: string;
  /** The edge that cropping must keep; without it the picture is cropped around the centre. */
  focus?: PictureFocus | undefined;
  /** Whether it is the hero picture, which loads eagerly; others load lazily. */
  first?: boolean;
}>;

/** The edge that cropping must keep of pictures that pages share. */
const FOCUS: Readonly<Record<string, PictureFocus>> = {
  'services/clear-aligners.webp': 'right',
  'services/laser-dentistry.webp': 'top',
  'services/oral-lesions.webp': 'bottom',
};

/** A responsive picture in AVIF and WebP, with its size and a placeholder of its dominant colour set before it loads. */
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
  const available = widths.filter((width) => width <= master.width);
  const srcSet = (format: Format) => available.map((width) => `${address(width, format)} ${width}w`).join(', ');
  const fallback = available.at(-1) ?? master.width;
  return (
    <picture>
      <Global styles={placeholderStyle(master.color)} />
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <Image
        src={address(fallback, 'webp')}
        srcSet={srcSet('webp')}
        sizes={sizes}
        width={fallback}
        height={Math.round((fallback * master.height) / master.width)}
        alt={alt}
        className={placeholderClass(master.color)}
        data-focus={focus}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  );
}

/** Has Emotion's prefix, so that the build shortens it too. */
const placeholderClass = (color: string) => `css-ground${color}`;

/** A shared rule per colour: one per picture would exceed the byte budget of a page. */
const placeholderStyle = (color: string) => css`
  .${placeholderClass(color)} {
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
