import { parse } from 'node-html-parser';
import { beforeAll, expect, test } from 'vitest';
import { renderExample, type Sources } from '../../components/gallery/renderExample.tsx';
import * as gallerySites from '../../components/gallery/sites.ts';
import { offerOf } from '../../components/gallery/sites.ts';
import { OfferPicture } from '../../components/offers/OfferPicture.tsx';
import { DRAWN_EMOJI } from '../../components/offers/stickerIcon.ts';
import { readGallerySources } from '../../scripts/dev/serveGallery.ts';

let sources: Sources;
beforeAll(async () => {
  sources = await readGallerySources(gallerySites);
});

function withSticker(sticker: string) {
  const element = <OfferPicture offer={{ ...offerOf(sources.sites.usual, 'limited-time'), sticker }} />;
  return parse(renderExample({ example: { name: 'usual', path: '/offers', element }, sources, withCsp: false }));
}

const drawingIn = (document: ReturnType<typeof parse>) =>
  document.querySelector('use[href^="#i-sticker-"]')?.getAttribute('href')?.slice(1);

test.each(DRAWN_EMOJI)('the sticker %s of an offer is a drawing of its own', (emoji) => {
  const document = withSticker(emoji);
  const drawing = drawingIn(document);
  expect(document.querySelector(`symbol[id="${drawing}"] > *`)).not.toBeNull();
  expect(document.textContent).not.toContain(emoji);
});

test('the sticker of an offer is the same drawing for the coloured and the plain form of a character', () => {
  expect(drawingIn(withSticker('❤\u{fe0f}'))).toBe(drawingIn(withSticker('❤')));
  expect(drawingIn(withSticker('❤'))).toBeDefined();
});

test.each(['👨‍👩‍👧', '🎈', '🇱🇰'])('the sticker %s of an offer, which has no drawing, stays the character', (emoji) => {
  const document = withSticker(emoji);
  expect(drawingIn(document)).toBeUndefined();
  expect(document.textContent).toContain(emoji);
});
