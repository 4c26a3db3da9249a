/** What the input of a picture knows about its place, and how the point that stays is moved. */
import { expect, test } from 'vitest';
import { movedBy, pointIn } from '../../../editor/app/pictures/movePoint.ts';
import { pictureSiblings } from '../../../editor/app/pictures/pictureSiblings.ts';
import { FRAME } from '../../../renderer/media/frames.ts';
import { frameAt } from '../../../renderer/site/pictureFields.ts';

test.each([
  [['offers', 3, 'image'], FRAME.offer],
  [['team', 0, 'photo'], FRAME.portrait],
  [['photos', 'outside', 'image'], FRAME.place],
  [['photos', 'sterilisation', 'image'], FRAME.place],
  [['heroPhoto', 'image'], FRAME.view],
  [['picture'], FRAME.view],
  [['offers', 'image'], undefined],
  [['offers', 3, 'tag'], undefined],
] as const)('the picture at %j is cut as its place on the page', (path, frame) => {
  expect(frameAt(path)).toBe(frame);
});

test('finds the text and the focus of a picture, whatever they are called', () => {
  const field = (key: string) => ({ kind: 'text', key, title: key, isOptional: true }) as const;
  const keysOf = (fields: readonly string[], picture: string) => {
    const { alt, focus } = pictureSiblings(fields.map(field), picture);
    return [alt?.key, focus?.key];
  };
  expect(keysOf(['id', 'image', 'imageAlt', 'imageFocus'], 'image')).toEqual(['imageAlt', 'imageFocus']);
  expect(keysOf(['image', 'alt', 'focus', 'title'], 'image')).toEqual(['alt', 'focus']);
  expect(keysOf(['name', 'photo', 'photoFocus'], 'photo')).toEqual([undefined, 'photoFocus']);
});

test('arrow keys move the point, and never out of the picture', () => {
  expect(movedBy({ x: 50, y: 50 }, 'ArrowUp', 1)).toEqual({ x: 50, y: 49 });
  expect(movedBy({ x: 95, y: 50 }, 'ArrowRight', 10)).toEqual({ x: 100, y: 50 });
  expect(movedBy({ x: 50, y: 50 }, 'Tab', 1)).toBeUndefined();
});

test('the point follows the pointer, and stops at the edges of the picture', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 };
  expect(pointIn(box, { clientX: 200, clientY: 110 })).toEqual({ x: 25, y: 30 });
  expect(pointIn(box, { clientX: 900, clientY: 0 })).toEqual({ x: 100, y: 0 });
});
