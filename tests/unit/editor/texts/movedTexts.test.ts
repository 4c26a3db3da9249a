/** What a translator has changed while somebody else was faster. */
import { expect, test } from 'vitest';
import { moveDraft } from '../../../../editor/publish/merge/mergeContent.ts';
import { createTextSession } from './textSession.ts';

const TAMIL = 'locales/ta/common.json';
const RECORD = 'locales/record/ta.json';
const HOME = { namespace: 'common', key: 'nav.home' };
const ABOUT = { namespace: 'common', key: 'nav.about' };

/** Two translators at the same content. */
function start() {
  const [mine, other] = [createTextSession(), createTextSession()];
  const { draft, store } = mine;
  const publish = (changes: Readonly<Record<string, string | undefined>>) => {
    store.change(changes);
    draft.take(store.newest());
  };
  return {
    ...mine,
    other: other.texts,
    publish,
    publishTheirs: () => publish(Object.fromEntries(other.draft.unsaved().map(({ path, after }) => [path, after]))),
    /** @param side that is chosen in every conflict */
    move: (side?: 'ours' | 'theirs') => moveDraft(draft, { get: () => side }),
    without: (path: string) => {
      const { nav, ...others } = JSON.parse(draft.readSaved(path) ?? '');
      return `${JSON.stringify({ ...others, nav: { ...nav, home: undefined } }, null, 2)}\n`;
    },
  };
}

/** The lines that a change adds to a file. */
function added(move: ReturnType<typeof moveDraft>, path: string): readonly string[] {
  const { before = '', after = '' } = move.files.find((file) => file.path === path) ?? {};
  return after.split('\n').filter((line) => !before.includes(line));
}

test('different words of one page never conflict, and are both there with their records', async () => {
  const { texts, other, publishTheirs, move } = start();
  await texts.write('ta', HOME, 'வீடு');
  await texts.review('ta', [HOME], 'Kavitha');
  await other.write('ta', ABOUT, 'நாங்கள்');
  publishTheirs();
  expect(move().conflicts).toEqual([]);
  expect(added(move(), TAMIL)).toEqual([expect.stringContaining('"home": "வீடு"')]);
  expect(added(move(), RECORD)).toEqual([expect.stringMatching(/"nav.home": .*"reviewed":"Kavitha, 2026-11-21"/)]);
});

test('a review is not one of the text that somebody else wrote meanwhile', async () => {
  const { texts, draft, other, publishTheirs, move, rowOf } = start();
  await texts.review('ta', [HOME], 'Kavitha');
  await other.write('ta', HOME, 'வீடு');
  publishTheirs();
  expect(move().files).toEqual([{ path: RECORD, before: draft.readSaved(RECORD), after: draft.readSaved(RECORD) }]);
  draft.discard();
  expect(await rowOf('common', 'nav.home')).toMatchObject({ text: 'வீடு', state: 'translated' });
});

test('a review lapses when the English is another than what was read', async () => {
  const { texts, draft, publish, rowOf } = start();
  await texts.review('ta', [HOME], 'Kavitha');
  const english = draft.readSaved('locales/en/common.json');
  publish({ 'locales/en/common.json': english?.replace('"home": "Home"', '"home": "Start"') });
  expect(await rowOf('common', 'nav.home')).toMatchObject({ english: 'Start', state: 'stale' });
});

test.each([
  ['English', ['locales/en/common.json']],
  ['English and Tamil', ['locales/en/common.json', TAMIL]],
])('a text that somebody removed in %s meanwhile is shown, and never applied', async (_where, files) => {
  const { texts, draft, publish, move, without } = start();
  await texts.write('ta', HOME, 'வீடு');
  await texts.write('ta', ABOUT, 'நாங்கள்');
  publish(Object.fromEntries(files.map((path) => [path, without(path)])));
  for (const side of [undefined, 'ours'] as const) {
    expect(move(side).conflicts).toMatchObject([{ file: TAMIL, path: ['nav', 'home'], ours: 'வீடு', isGone: true }]);
    expect(added(move(side), TAMIL)).toEqual([expect.stringContaining('"about": "நாங்கள்"')]);
  }
  expect(move('theirs').conflicts).toEqual([]);
  expect(draft.read(TAMIL)).toContain('வீடு');
});
