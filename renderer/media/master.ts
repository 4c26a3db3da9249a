/** What is known about a picture in `media/`: its kind, its size, its names. How that is read from its file is in `describeMaster.ts`. */
import { z } from 'zod';

/** Formats that pages can be made of, and the endings of their files. */
const ENDINGS = {
  jpeg: ['jpg', 'jpeg', 'jfif'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif', 'heif'],
  heic: ['heic', 'heif'],
} as const;

/** A format that pages can be made of. */
export type PictureKind = keyof typeof ENDINGS;

const KINDS = Object.keys(ENDINGS) as PictureKind[];

export const KIND_NAMES = {
  jpeg: 'a JPEG',
  png: 'a PNG',
  webp: 'a WebP',
  avif: 'an AVIF',
  heic: 'a HEIC',
} as const satisfies Record<PictureKind, string>;

/** Whether files of a format have an ending, such as `jpg`. */
export const hasEnding = (kind: PictureKind, ending: string): boolean =>
  (ENDINGS[kind] as readonly string[]).includes(ending);

/** The usual ending of a format. */
export const usualEnding = (kind: PictureKind): string => ENDINGS[kind][0];

/** Whether pages can be made of a format. */
export const isKind = (format: string): format is PictureKind => Object.hasOwn(ENDINGS, format);

/** What pages need to know about a picture before it has loaded. */
export const pictureInfoSchema = z.object({
  /** Size in pixels, after rotation. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** The dominant colour as three hexadecimal digits: the placeholder while the picture loads. */
  color: z.string(),
  /** Whether its EXIF orientation rotates or mirrors it. */
  isTurned: z.boolean(),
  /** Whether parts of it may be transparent. */
  isTransparent: z.boolean(),
  /** The format of its file, whatever its name says. */
  kind: z.enum(KINDS),
});

/** The properties of a picture that are read from its file. */
export type PictureInfo = Readonly<z.infer<typeof pictureInfoSchema>>;

/** An original picture, from which the files for pages are encoded. */
export type Master = PictureInfo &
  Readonly<{
    /** Path under `media/`, such as `services/dentures.webp` or `team/IMG_0001.JPG`. */
    path: string;
    /** The same for addresses: `services/dentures`, `team/img-0001`. */
    name: string;
    /** Path of the file itself. */
    file: string;
    /** Changes when the picture or its encoding changes. */
    hash: string;
  }>;

/** Part of every picture's hash: increase it when the settings of `encodePicture.ts` change. */
export const ENCODER_VERSION = '2';

/** A picture's file, as messages name it. */
export const mediaFile = (dir: string, path: string): string =>
  (path === '' ? dir : `${dir}/${path}`).replaceAll('\\', '/');
