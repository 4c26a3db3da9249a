import { expect, test } from 'vitest';
import { FRAME } from '../../../../site/pictures/frames.ts';
import { frameAt } from '../../../../site/pictures/pictureFields.ts';

test.each([
  [['offers', 3, 'image'], FRAME.offer],
  [['team', 0, 'photo'], FRAME.portrait],
  [['photos', 'outside', 'image'], FRAME.place],
  [['heroPhoto', 'image'], FRAME.view],
  [['picture'], FRAME.view],
  [['offers', 'image'], undefined],
  [['offers', 3, 'tag'], undefined],
] as const)('at %j is cut as its place on the page', (path, frame) => {
  expect(frameAt(path)).toBe(frame);
});
