import type { PICTURE_SIDES } from '../../branches/model/pictureSides.ts';

/** Formats that pages can be made of, and the endings of their files. */
const ENDINGS = {
  jpeg: ['jpg', 'jpeg', 'jfif'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif', 'heif'],
  heic: ['heic', 'heif'],
} as const;

export type PictureKind = keyof typeof ENDINGS;

export const KIND_NAMES = {
  jpeg: 'a JPEG',
  png: 'a PNG',
  webp: 'a WebP',
  avif: 'an AVIF',
  heic: 'a HEIC',
} as const satisfies Record<PictureKind, string>;

export const hasEnding = (kind: PictureKind, ending: string): boolean =>
  (ENDINGS[kind] as readonly string[]).includes(ending);

export const usualEnding = (kind: PictureKind): string => ENDINGS[kind][0];

export const isKind = (format: string): format is PictureKind => Object.hasOwn(ENDINGS, format);

/** What pages need before a picture has loaded; `describeMaster.ts` reads it from the file. */
export type PictureInfo = Readonly<{
  /** In pixels, after rotation. */
  width: number;
  height: number;
  /** Three hexadecimal digits: the placeholder while the picture loads. */
  color: string;
  /** Whatever its name says. */
  kind: PictureKind;
}>;

/** A name on a part of a picture: where the part is, in percent, and at which edge the name stands. */
export type PictureLabel = Readonly<{ part: string; x: number; y: number; side: (typeof PICTURE_SIDES)[number] }>;

/** An original picture, from which the files for pages are encoded. */
export type Master = PictureInfo &
  Readonly<{
    /** Under `media/`, such as `team/IMG_0001.JPG`. */
    path: string;
    /** For addresses: `team/img-0001`. */
    name: string;
    file: string;
    /** Changes when the picture or its encoding changes. */
    hash: string;
    labels?: readonly PictureLabel[];
  }>;

/** Under transparent parts: a page's background would change with its design. */
export const PAPER = '#fff';

/** Increase it when the settings of `encodePicture.ts` change. */
export const ENCODER_VERSION = '3';

/** Thirty bits tell a picture from earlier ones of the same name, and keep addresses short. */
export const HASH_LENGTH = 5;

/** A picture's file, as messages name it. */
export const mediaFile = (dir: string, path: string): string =>
  (path === '' ? dir : `${dir}/${path}`).replaceAll('\\', '/');
