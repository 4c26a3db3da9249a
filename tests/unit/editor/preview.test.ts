/** The page beside the form follows the draft: as it is, or as it was before the last mistake. */
import { beforeAll, describe, expect, test } from 'vitest';
import { fileProblem, InputErrors } from '../../../diagnostics/inputErrors.ts';
import { openDraft } from '../../../editor/draft/draft.ts';
import type { PageAnswer } from '../../../editor/preview/answers.ts';
import type { PageCode } from '../../../editor/preview/pageCode.ts';
import { createPreview } from '../../../editor/preview/preview.ts';
import type { LoadedSite } from '../../../renderer/site/loadSite.ts';
import { FIXTURE_DAY, loadFixtureSite, renderFixturePage } from '../../support/renderFixturePage.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const CONTACT = { variant: 'combined', language: 'en', path: '/contact' };
const MISTAKE = new InputErrors([fileProblem('branches/chennai.yaml', 'remark', { text: 'not a number' })]);
const EDITORS = ['http://127.0.0.1:4180'];

let fixture: LoadedSite;
beforeAll(async () => {
  fixture = await loadFixtureSite();
});

/** A preview of a draft that is read by `load`. */
function open(load: () => Promise<LoadedSite>, code: Partial<PageCode> = {}) {
  const bundle = { folder: '', client: '', server: '', worker: '' };
  const loaded = { render: renderFixturePage, bundle };
  const context = {
    draft: openDraft('.', temporaryFolder()),
    site: { load, problems: async () => [] },
    today: () => FIXTURE_DAY,
    previewOrigin: () => 'http://127.0.0.1:4549',
  };
  return createPreview(context, EDITORS, () => ({
    loaded: () => loaded,
    ready: Promise.resolve(loaded),
    close: () => undefined,
    ...code,
  }));
}

const shown = (answer: PageAnswer) => {
  if (answer.state !== 'shown') throw new Error(`The page is ${answer.state}.`);
  return answer;
};

test('while there is a mistake, the last page without one stays', async () => {
  const answers: (LoadedSite | InputErrors)[] = [fixture, MISTAKE, fixture];
  const preview = open(async () => {
    const answer = answers.shift();
    if (answer instanceof InputErrors || !answer) throw answer;
    return answer;
  });
  const [before, during, after] = [
    shown(await preview.page(CONTACT)),
    shown(await preview.page(CONTACT)),
    shown(await preview.page(CONTACT)),
  ];
  expect(before.problems).toEqual([]);
  expect(during.problems).toHaveLength(1);
  expect(during.html).toBe(before.html);
  expect(after.problems).toEqual([]);
});

test('a draft that was never without mistakes says which', async () => {
  const answer = await open(() => Promise.reject(MISTAKE)).page(CONTACT);
  expect(answer).toMatchObject({ state: 'failed', message: expect.stringContaining('not a number') });
});

test('says so while the code of the pages is being bundled, and when it cannot be', async () => {
  const load = async () => fixture;
  expect(await open(load, { loaded: () => undefined }).page(CONTACT)).toEqual({ state: 'preparing' });
  const broken = () => {
    throw new Error('The pages cannot be bundled');
  };
  expect(await open(load, { loaded: broken }).page(CONTACT)).toMatchObject({ state: 'failed' });
});

describe('the document', () => {
  test('leaves out what is for patients only, and has the script that talks to the editor first', async () => {
    const { html } = shown(await open(async () => fixture).page(CONTACT));
    expect(html).not.toMatch(/Content-Security-Policy|speculationrules/);
    expect(html).toMatch(
      /<head>\n<script src="\/_editor\/page\.js" data-days="-?\d+" data-editors="http:\/\/127\.0\.0\.1:4180">/,
    );
  });

  test('of another day has the offers of that day, and a clock that says so', async () => {
    const preview = open(async () => fixture);
    const offers = { ...CONTACT, path: '/offers' };
    const [then, now] = [
      shown(await preview.page({ ...offers, day: '2025-08-15' })),
      shown(await preview.page(offers)),
    ];
    expect(then.html).toContain('data-last-day="2025-08-31"');
    expect(now.html).not.toContain('data-last-day="2025-08-31"');
    expect(then.html).not.toContain('data-days="0"');
  });
});

test('every page of a variant is rendered by its address, in all languages, without anything of the editor', async () => {
  const pages = await open(async () => fixture).renderAll(fixture, 'chennai', FIXTURE_DAY);
  expect([...pages.keys()]).toEqual(expect.arrayContaining(['/', '/contact', '/ta/contact', '/404']));
  expect([...pages.keys()].filter((address) => address.includes('kavalkinaru'))).toEqual([]);
  expect([...pages.values()].join('')).not.toContain('_editor');
});

test('a page that nobody waits for any more is not rendered', async () => {
  const given = new AbortController();
  let rendered = 0;
  const render: typeof renderFixturePage = (page) => {
    rendered += 1;
    return renderFixturePage(page);
  };
  const bundle = { folder: '', client: '', server: '', worker: '' };
  const preview = open(
    async () => {
      given.abort();
      return fixture;
    },
    { loaded: () => ({ render, bundle }) },
  );
  await preview.page(CONTACT, undefined, false, given.signal);
  expect(rendered).toBe(0);
  await preview.page(CONTACT);
  expect(rendered).toBe(1);
});
