import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { buildSite } from '../../../../branches/model/buildSite.ts';
import { loadFiles } from '../../../../branches/model/files/loadFiles.ts';
import { createPixel } from '../../../../renderer/document/pixel.ts';

const { clinic } = buildSite('combined', loadFiles('branches'), '2025-08-15');
const withPixel = { clinic: { ...clinic, tracking: { function: 'fbq', pixelId: '123456789' } } };

test('nothing loads from other hosts until the clinic file has a pixel id', () => {
  expect(createPixel({ clinic: { ...clinic, tracking: { function: 'fbq' } } })).toBeUndefined();
});

test('the pixel starts with its id and without its own page views, and queues events until its code loads', () => {
  const added: { src?: string }[] = [];
  const window: { fbq?: ((...words: string[]) => void) & { queue: string[][]; disablePushState: boolean } } = {};
  const document = { createElement: () => ({}), head: { append: (script: object) => added.push(script) } };
  runInNewContext(createPixel(withPixel)?.content ?? '', { window, document });
  window.fbq?.('track', 'PageView');
  expect(window.fbq?.queue).toEqual([
    ['init', '123456789'],
    ['track', 'PageView'],
  ]);
  expect(window.fbq?.disablePushState).toBe(true);
  expect(added.map(({ src }) => src)).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
});

test('the script’s name changes with its content, so it can be cached forever', () => {
  const other = { clinic: { ...clinic, tracking: { function: 'fbq', pixelId: '987654321' } } };
  expect(createPixel(withPixel)?.path).toMatch(/^\/assets\/pixel\.[0-9a-f]{8}\.js$/);
  expect(createPixel(withPixel)?.path).not.toBe(createPixel(other)?.path);
});
