/** The icons of tabs and home screens, drawn from the logo. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawBrandIcon } from '../../../../scripts/pictures/brandIcons.ts';

test('the icon that devices cut fills its square, and its logo stays within the circle that each of them leaves', async () => {
  const icon = sharp(await drawBrandIcon('icon-maskable-512.png')).ensureAlpha();
  const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true });
  const centre = info.width / 2;
  const outside: string[] = [];
  for (let i = 0; i < data.length; i += 4) {
    const [x, y] = [(i / 4) % info.width, Math.floor(i / 4 / info.width)];
    if (Math.hypot(x - centre, y - centre) > 0.4 * info.width) outside.push(data.subarray(i, i + 4).toString('hex'));
  }
  expect(new Set(outside).size).toBe(1);
  expect(outside[0]).toMatch(/ff$/);
});
