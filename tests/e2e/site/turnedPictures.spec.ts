/** The editor decodes pictures in the browser; `phoneFormats.test.ts` has the same pictures for the build. */
import { build, type Rolldown } from 'vite';
import { type Seen, seenIn, turnedPictures } from '../../support/turnedPictures.ts';
import { expect, test } from '../support/fixtures.ts';

declare global {
  var decoder: typeof import('../../../editor/pictures/decodePicture.ts');
}

test('a picture stands upright in the editor, whatever its format and the camera’s position', async ({ page }) => {
  test.setTimeout(120_000);
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'editor/pictures/decodePicture.ts', formats: ['iife'], name: 'decoder' } },
  })) as Rolldown.RolldownOutput[];
  await page.goto('about:blank');
  await page.addScriptTag({ content: bundle?.output[0].code ?? '' });
  const pictures = await turnedPictures();
  const found = await page.evaluate(
    async (files) => {
      const toBytes = (encoded: string) => Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
      const decoded = [];
      for (const file of files) {
        const picture = await decoder.decodePicture(toBytes(file));
        const { width, height } = picture;
        const context = decoder.context2d(decoder.drawPart(picture, picture, width));
        const { data } = context.getImageData(0, 0, width, height);
        decoded.push({ width, height, data: btoa(String.fromCharCode(...data)) });
      }
      return decoded;
    },
    pictures.map(({ bytes }) => bytes.toString('base64')),
  );
  const seen = found.map((picture) => seenIn(picture, Buffer.from(picture.data, 'base64'), 4));
  const named = (all: readonly Seen[]) => Object.fromEntries(pictures.map(({ name }, i) => [name, all[i]]));
  expect(named(seen)).toEqual(named(pictures.map((picture) => picture.seen)));
});
