/** Which pages may load the tracking pixel, and what they are without it. */

import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { buildSite } from '../../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { LANGUAGES } from '../../../../locales/languages.ts';
import { readCatalogue } from '../../../../scripts/pictures/readMedia.ts';
import { unknownPages } from '../../../../site/content/factProblems.ts';
import { pixelOn } from '../../../../site/pages/advertising.ts';
import { siteMap } from '../../../../site/pages/routes.ts';
import { createPublication } from '../../../../site/translation/publication.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { PIXEL, withPixel } from '../../../fixtures/withPixel.ts';
import { renderIn } from '../../../support/renderIn.ts';
import { resourcesIn } from '../../../support/words.ts';

const TODAY = '2026-11-22';
const PLAIN = CONFIGURATIONS['two-branches'];

/** The branch files with another text of the clinic file. */
const filesWith = (change: (text: string) => string) =>
  PLAIN.map(({ path, text }) => ({ path, text: path.endsWith('/clinic.yaml') ? change(text) : text }));

const siteOf = (files: typeof PLAIN | ReturnType<typeof filesWith>) => buildSite('combined', parseFiles(files), TODAY);
const plain = siteOf(PLAIN);
const asking = siteOf(filesWith(withPixel));

const sources = {
  words: resourcesIn(),
  publication: createPublication(LANGUAGES, new Map(), []),
  media: await readCatalogue(),
};
const pagesOf = (site: typeof plain) => renderIn({ ...sources, site }, { advertisingScript: '/assets/advertising.js' });

test('the pixel may run on pages that tell nothing about a patient, and on those that the clinic file names', () => {
  const paths = siteMap(asking)
    .filter((route) => pixelOn({ site: asking, route }) === PIXEL.id)
    .map(({ path }) => path);
  expect(paths.toSorted()).toEqual(['/', '/about', '/contact', '/offers', '/reviews', PIXEL.alsoOn]);
  expect(pixelOn({ site: asking, route: undefined })).toBeUndefined();
});

test('the pixel is asked about on every page, and allowed by the policies of these only', () => {
  const render = pagesOf(asking);
  for (const [path, may] of [
    ['/', true],
    [PIXEL.alsoOn, true],
    ['/services', false],
    [undefined, false],
  ] as const) {
    const { html, csp } = render(path);
    const document = parse(html);
    expect([csp.includes('facebook'), html.includes(PIXEL.id)], path).toEqual([may, may]);
    // The next page, which may have it, does not hear the address of a page without it.
    const referrer = document.querySelector('meta[name=referrer]')?.getAttribute('content');
    expect(referrer, path).toBe(may ? undefined : 'strict-origin');
    // Scripts alone show the notice and the choice in the footer.
    expect(document.querySelectorAll('script[src="/assets/advertising.js"]'), path).toHaveLength(1);
    const notice = document.querySelector('[data-advertising]');
    expect(notice?.hasAttribute('hidden'), path).toBe(true);
    const choices = document.querySelectorAll('footer [data-choice]');
    expect(choices.map((choice) => choice.hasAttribute('hidden'))).toEqual([true, true, true, true]);
    const looks = notice?.querySelectorAll('button').map((button) => button.getAttribute('class'));
    expect(new Set(looks).size, 'both answers look alike').toBe(1);
  }
});

test('the pixel leaves nothing on the pages of a clinic without one', () => {
  expect(pagesOf(plain)('/').html).not.toMatch(/advertising|data-choice|data-answer|name="referrer"/);
});

test('a page that does not exist is reported with its place, and the page that was meant', () => {
  const files = filesWith((text) =>
    withPixel(text).replace('[/services/dentures]', '[/, /services/dental-implant, /nowhere, /ta/about]'),
  );
  const problems = unknownPages(parseFiles(files));
  expect(
    problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`).join('\n'),
  ).toMatchInlineSnapshot(`
    "branches/clinic.yaml:85:15 tracking.alsoOn: there is no page /services/dental-implant. Did you mean /services/dental-implants?
    branches/clinic.yaml:85:41 tracking.alsoOn: there is no page /nowhere. Type the part of its address after the host name.
    branches/clinic.yaml:85:51 tracking.alsoOn: there is no page /ta/about. Did you mean /about?"
  `);
  expect(unknownPages(parseFiles(filesWith(withPixel)))).toEqual([]);
});
