/** The frames of pages that pictures are cut to. */
import type { PictureFocus } from '../../branches/model/siteModel.ts';

/** Width and height in proportion, as part of an address. */
export type Shape = `${number}x${number}`;

export type Frame = Readonly<{
  /** Taller pictures are cut at the top and bottom. */
  tallest: Shape;
  /** Wider pictures are cut at the sides. */
  widest: Shape;
  /** Narrower pictures, in pixels, are refused. */
  least: number;
}>;

/**
 * For pictures that branch files name. Where the layout sets the shape, there are two limits, and styles cut the
 * rest.
 */
export const FRAME = {
  /** Largest in the founder's profile. */
  portrait: { tallest: '1x1', widest: '1x1', least: 168 },
  /** Photographs of a house. */
  place: { tallest: '4x3', widest: '4x3', least: 640 },
  /** Beside a title, or on a card. */
  view: { tallest: '4x3', widest: '16x10', least: 640 },
  offer: { tallest: '4x3', widest: '16x9', least: 640 },
  /** Videos are taken upright. */
  reel: { tallest: '3x4', widest: '3x4', least: 360 },
} as const satisfies Record<string, Frame>;

/** The shape that is left of a picture, and how far from the left or the top, in percent, the point is that stays. */
export type Cut = Readonly<{ shape: Shape; at: number }>;

export const isFixed = ({ tallest, widest }: Frame): boolean => tallest === widest;

/** In pixels. */
export type Size = Readonly<{ width: number; height: number }>;

/** A picture that misses the shape by less is not cut: styles hide that much. */
const TOLERANCE = 1.02;

/** How a picture is cut to a frame; undefined if it fits as it is. */
export function cutFor({ width, height }: Size, frame: Frame, focus?: PictureFocus): Cut | undefined {
  const { x, y } = focusPoint(focus);
  if ((width / height) * TOLERANCE < ratioOf(frame.tallest)) return { shape: frame.tallest, at: y };
  if (width / height > ratioOf(frame.widest) * TOLERANCE) return { shape: frame.widest, at: x };
  return undefined;
}

/** The part of a picture that a cut leaves, in pixels. */
export function cutBox({ width, height }: Size, { shape, at }: Cut): Size & Readonly<{ left: number; top: number }> {
  const ratio = ratioOf(shape);
  const kept = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  const before = (whole: number, part: number) => Math.round(((whole - part) * at) / 100);
  return { ...kept, left: before(width, kept.width), top: before(height, kept.height) };
}

const CENTRE = { x: 50, y: 50 };
const SIDES = { top: { x: 50, y: 0 }, bottom: { x: 50, y: 100 }, left: { x: 0, y: 50 }, right: { x: 100, y: 50 } };

/** The point that stays, in percent from the left and the top. */
export const focusPoint = (focus: PictureFocus = CENTRE): Readonly<{ x: number; y: number }> =>
  typeof focus === 'string' ? SIDES[focus] : focus;

export function ratioOf(shape: Shape): number {
  const [width = 1, height = 1] = shape.split('x').map(Number);
  return width / height;
}
