/** A page that cannot be rendered stops the build, whatever the reason. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { buildSite } from '../../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { LANGUAGES } from '../../../../locales/languages.ts';
import { renderPages, throwPageProblems } from '../../../../scripts/build/renderPages.ts';
import { TextProblem } from '../../../../site/language/translator.ts';
import { NO_SIGNATURES } from '../../../../site/pages/clinical.ts';
import { addressOf } from '../../../../site/pages/everyPage.ts';
import type { PageModel } from '../../../../site/pages/pageModel.ts';
import { siteMap } from '../../../../site/pages/routes.ts';
import { createPublication } from '../../../../site/translation/publication.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { resourcesIn } from '../../../support/words.ts';

/** Addresses of pages without a folder, and of pages whose code fails to load. */
const missing = vi.hoisted(() => ({ folders: [] as string[], code: [] as string[] }));

/** What pages throw, by their addresses. */
const thrown = vi.hoisted(() => new Map<string, unknown>());

vi.mock('vike/api', () => ({
  prerender: async ({ pageContextInit: { pageModels }, onPagePrerender }: Prerender) => {
    const broken = pageModels.map(addressOf).find((address) => missing.code.includes(address));
    if (broken) throw Object.assign(new ReferenceError('space is not defined'), { stack: IN_OFFERS });
    const made = pageModels.map(addressOf).filter((address) => !missing.folders.includes(address));
    // As Vike does: several at once, in no order.
    await Promise.all(made.toReversed().map((address) => onPagePrerender(pageOf(address))));
  },
}));

const IN_OFFERS = '    at file:///clinic/.cache/build/1_2_3/server/entries/pages_offers.mjs:300:7';

type Prerender = Readonly<{
  pageContextInit: Readonly<{ pageModels: readonly PageModel[] }>;
  onPagePrerender: (page: ReturnType<typeof pageOf>) => Promise<void>;
}>;

const pageOf = (address: string) => ({
  urlOriginal: address,
  _prerenderResult: { fileContent: '<img src="/media/hero.dcC9v.800.avif"></body>' },
  ...(thrown.has(address)
    ? { mistake: thrown.get(address) }
    : {
        rendered: { csp: `policy of ${address}`, pictures: [{ url: '/media/hero.dcC9v.800.avif' }], sharePicture: {} },
      }),
});

const folder = temporaryFolder({}, afterAll);
const tamil = LANGUAGES.filter(({ code }) => code === 'ta');
const bundle = { folder, client: folder, worker: folder };
const toRender = {
  site: buildSite('combined', parseFiles(CONFIGURATIONS['two-branches']), '2026-11-21'),
  words: resourcesIn(),
  media: new Map(),
  publication: createPublication(LANGUAGES, new Map(), tamil),
  addedLanguages: tamil,
  signatures: NO_SIGNATURES,
};
/** Returns the build’s message about pages that cannot be rendered. */
async function buildMessage(): Promise<string> {
  const { problems } = await render();
  try {
    throwPageProblems(problems);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}
const render = () => renderPages(bundle, join(folder, 'out'), toRender);

afterEach(() => {
  Object.assign(missing, { folders: [], code: [] });
  thrown.clear();
});

test('every page and those that no menu lists are rendered in each language, each with its own data', async () => {
  const { pages, problems } = await render();
  expect(problems).toEqual([]);
  const addresses = [...siteMap(toRender.site).map(({ path }) => path), '/offline', '/404'];
  const inTamil = addresses.map((address) => (address === '/' ? '/ta' : `/ta${address}`));
  expect(pages.map(({ address }) => address).toSorted()).toEqual([...addresses, ...inTamil].toSorted());
  expect(
    pages.slice(0, 2).map(({ address }) => address),
    'in the order of the site map',
  ).toEqual(['/', '/ta']);
  expect(pages.find(({ address }) => address === '/ta/about')?.csp).toBe('policy of /ta/about');
});

test('a page says how long its pictures are; nothing comes after one with pictures whose length is not known', async () => {
  const after = vi.fn(async () => undefined);
  for (const [length, source, isWaiting] of [
    [31_415, '/media/hero.dcC9v.31415.800.avif', false],
    [undefined, '/media/hero.dcC9v.800.avif', true],
  ] as const) {
    after.mockClear();
    const { pages } = await renderPages(bundle, join(folder, 'out'), toRender, undefined, after, () => length);
    expect(new Set(pages.map((page) => page.isWaiting))).toEqual(new Set([isWaiting]));
    expect(after).toHaveBeenCalledTimes(isWaiting ? 0 : pages.length);
    const text = readFileSync(join(folder, 'out/about.html'), 'utf8');
    expect(text).toMatch(new RegExp(`^<img src="${source}"><template id="r\\w{8}"></template></body>$`));
  }
});

test('rows without a folder stop the build, each reported once: otherwise the not-found page would be at that address', async () => {
  missing.folders = ['/about', '/ta/about', '/services/dentures', '/ta/services/dentures'];
  expect(await buildMessage()).toBe(
    [
      '/about: site/pages/routes.ts has a row for this address, but no folder has its page. Make pages/about/+Page.tsx, or delete the row.',
      '/services/dentures: site/pages/routes.ts has a row for this address, but no folder has its page. Make pages/services/@service/+Page.tsx, or delete the row.',
    ].join('\n'),
  );
});

test('a text that is not there is named with its file, other texts keep their places, and code that fails its page', async () => {
  const words = join(folder, 'contact.json');
  writeFileSync(words, '{\n  "title": "Contact {{nobody}}"\n}\n');
  thrown.set('/about', new TextProblem('locales/en/gone.json', 'hero.title', 'there is no such text.'));
  thrown.set('/contact', new TextProblem(words, 'title', 'nothing fills the placeholder.'));
  thrown.set('/offers', new ReferenceError('space is not defined'));
  const text = await buildMessage();
  expect(text).toContain('2 problems in the words files:');
  expect(text).toContain('locales/en/gone.json:1:1\n    hero.title: there is no such text.');
  expect(text).toContain(`${words}:2:12\n`);
  expect(text, 'published as "An error occurred" otherwise').toMatch(/\n\n\/offers: space is not defined$/);
});

test('code of a page that does not even load ends the build, which names its script', async () => {
  missing.code = ['/offers'];
  await expect(render()).rejects.toThrow('pages_offers.mjs: space is not defined');
});
