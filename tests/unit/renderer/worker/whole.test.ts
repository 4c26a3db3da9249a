/** Which answers are the files that the build wrote. */
import { expect, test } from 'vitest';
import { isOfKind, isWhole, lengthIn, withLength } from '../../../../renderer/worker/whole.ts';

const answer = (type: string, body = '', rest: Partial<Response> = {}) =>
  Object.defineProperties(
    new Response(body, { headers: { 'Content-Type': type } }),
    Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, { value }])),
  );

test.each([
  ['/about', 'text/html'],
  ['/', 'Text/HTML; charset=utf-8'],
  ['/assets/chunks/chunk-a.00012.js', 'text/javascript'],
  ['/assets/chunks/chunk-a.00012.js', 'application/x-javascript'],
  ['/media/hero.dcC9v.12.800.avif', 'image/avif'],
  ['https://clinic.example/media/hero.dcC9v.12.800.webp', 'image/webp'],
])('an answer for %s may be of the type %s', (address, type) => {
  expect(isOfKind(address, answer(type))).toBe(true);
});

test.each([
  ['/about', 'text/plain'],
  ['/about', ''],
  ['/assets/chunks/chunk-a.00012.js', 'text/html'],
  ['/media/hero.dcC9v.12.800.avif', 'image/webp'],
  ['/media/hero.dcC9v.12.800.webp', 'application/octet-stream'],
  ['/media/hero.dcC9v.12.800.avif', 'text/html'],
])('and for %s not of the type "%s"', (address, type) => {
  expect(isOfKind(address, answer(type))).toBe(false);
});

const PICTURE = '/media/hero.dcC9v.12.800.avif';
test.each([
  ['the whole file', answer('image/avif', 'twelve bytes'), true],
  ['one that is cut short', answer('image/avif', 'twelve byte'), false],
  ['one that is longer', answer('image/avif', 'twelve bytes\n'), false],
  ['an empty one', answer('image/avif'), false],
  ['a redirected one', answer('image/avif', 'twelve bytes', { redirected: true }), false],
  ['a part as long as the file', answer('image/avif', 'twelve bytes', { status: 206 }), false],
  ['one that nobody may read', answer('image/avif', 'twelve bytes', { status: 0 }), false],
  ['an error', answer('image/avif', 'twelve bytes', { status: 503 }), false],
  ['one that breaks off', new Response(brokenOff(), { headers: { 'Content-Type': 'image/avif' } }), false],
])('%s: kept %#', async (_, response, isKept) => {
  expect(await isWhole(PICTURE, response)).toBe(isKept);
  // Still to be shown.
  expect(response.bodyUsed).toBe(false);
});

function brokenOff(): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.error(new Error('The line broke.')) });
}

test.each([
  ['/media/hero.dcC9v.800.avif', '/media/hero.dcC9v.31415.800.avif'],
  ['/media/team/img-0001.1fA9c.1x1-30.336.webp', '/media/team/img-0001.1fA9c.1x1-30.31415.336.webp'],
  ['chunk-B0wdNKSR.js', 'chunk-B0wdNKSR.31415.js'],
])('the name %s with its length is %s', (name, named) => {
  expect(withLength(name, 31_415)).toBe(named);
  expect(lengthIn(named)).toBe(31_415);
  expect(lengthIn(name)).toBeNaN();
});

test.each(['/about', '/chennai.vcf', '/sw.js', '/media/share/hero.dcC9v.jpg'])('%s does not say a length', (name) => {
  expect(lengthIn(name)).toBeNaN();
});
