import type { FieldSchema } from '../../form/fieldSchema.ts';

/** The fields that are about a picture. `PictureField` shows them, so a form leaves them out. */
export type PictureSiblings = Readonly<{ alt?: FieldSchema; focus?: FieldSchema }>;

/**
 * Finds the fields about a picture in its group: `imageAlt` and `imageFocus` for `image`, or `alt` and `focus`.
 * @param fields all fields of the group
 * @param key of the picture
 */
export function pictureSiblings(fields: readonly FieldSchema[], key: string): PictureSiblings {
  const find = (suffix: 'Alt' | 'Focus') =>
    fields.find((field) => field.key === key + suffix) ?? fields.find((field) => field.key === suffix.toLowerCase());
  const [alt, focus] = [find('Alt'), find('Focus')];
  return { ...(alt && { alt }), ...(focus && { focus }) };
}
