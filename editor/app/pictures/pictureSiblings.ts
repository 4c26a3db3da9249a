import type { FieldSchema } from '../../form/fieldSchema.ts';

/**
 * The fields about a picture in its group: `imageAlt` and `imageFocus` for `image`, or `alt` and `focus`. `PictureField` shows them,
 * so a form leaves them out.
 */
export function pictureSiblings(fields: readonly FieldSchema[], picture: string) {
  const find = (suffix: 'Alt' | 'Focus') =>
    fields.find(({ key }) => key === picture + suffix) ?? fields.find(({ key }) => key === suffix.toLowerCase());
  return { alt: find('Alt'), focus: find('Focus') };
}
