/** Rendering a page also returns everything that belongs to it, so nothing has to be parsed out of the HTML. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../locales/languages.ts';
import { readDrawing } from '../../../../renderer/node/readDrawing.ts';
import { readCatalogue } from '../../../../scripts/pictures/readMedia.ts';
import { createSprite } from '../../../../site/pictures/drawing.ts';
import { createPublication } from '../../../../site/translation/publication.ts';
import { renderIn } from '../../../support/renderIn.ts';
import { siteOf } from '../../../support/siteOf.ts';
import { resourcesIn } from '../../../support/words.ts';

const PAGES = ['/', '/contact', '/bill-payment', '/online-free-consultations-and-appointments'];

const site = siteOf('2026-11-22');
const publication = createPublication(LANGUAGES, new Map(), []);
const render = renderIn({ site, words: resourcesIn(), publication, media: await readCatalogue() });

const allIn = (html: string, pattern: RegExp) =>
  [...new Set(Array.from(html.matchAll(pattern), ([, it]) => it))].sort();

describe.each(PAGES)('the result for %s', (path) => {
  test('lists every picture that the page references, and no others', () => {
    const { html, pictures } = render(path);
    expect(pictures.map(({ url }) => url).toSorted()).toEqual(allIn(html, /(\/media\/[^"\s,]+\.(?:avif|webp))/g));
  });

  test('has every icon that the page shows, and no others', () => {
    const { html } = render(path);
    expect(allIn(html, /<symbol id="i-([\w-]+)"/g)).toEqual(allIn(html, /href="#i-([\w-]+)"/g));
  });
});

test('prices and times stay on one line wherever a page has them', () => {
  const [, main = ''] = /<body[^>]*>(.*)<\/body>/s.exec(render('/contact').html) ?? [];
  const texts = main.replaceAll(/<(?:script|style|template)\b.*?<\/(?:script|style|template)>|<[^>]*>/gs, '|');
  expect(texts).toMatch(/\d\u00a0[AP]M/);
  expect(texts).not.toMatch(/\d [AP]M|Rs \d/);
});

test('Cloudflare is asked to leave every e-mail address as it is', () => {
  const { html } = render('/contact');
  expect(html).toContain('"mailto:');
  expect(html.replace(/<!--email_off-->.*<!--\/email_off-->/s, '')).not.toContain('"mailto:');
});

test('a page does not depend on those rendered before it', () => {
  const first = render('/contact');
  render('/');
  expect(render('/contact')).toEqual(first);
});

test('an icon that does not exist is refused, and where the names are is said', () => {
  expect(() => createSprite(new Set(['toothfairy']), readDrawing)).toThrowErrorMatchingInlineSnapshot(
    `[Error: There is no icon "toothfairy". The names are the files in media/icons and node_modules/@tabler/icons/icons/outline.]`,
  );
});
