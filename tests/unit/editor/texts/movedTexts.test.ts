/** Translations with concurrent changes. */
import { expect, test } from 'vitest';
import { rebaseDraft } from '../../../../editor/publish/merge/mergeContent.ts';
import { textHash } from '../../../../locales/model/record.ts';
import type { Texts } from '../../../support/editorSession.ts';
import { ABOUT, COMMON, createTextSession, HOME, RECORD } from './textSession.ts';

const ENGLISH = 'locales/en/common.json';

/** Two translators at the same content. */
function start() {
  const [mine, other] = [createTextSession(), createTextSession()];
  const { draft, store } = mine;
  const publish = (changes: Texts) => {
    store.change(changes);
    draft.adopt(store.newest());
  };
  return {
    ...mine,
    other: other.texts,
    publish,
    publishTheirs: () =>
      publish(Object.fromEntries(other.unsavedPaths().map((path) => [path, other.draft.read(path)]))),
    /** @param side that is chosen in every conflict */
    move: (side?: 'ours' | 'theirs') => rebaseDraft(draft, { get: () => side }),
  };
}

/** The lines that a change adds to a file. */
function added(move: ReturnType<typeof rebaseDraft>, path: string): readonly string[] {
  const { before = '', after = '' } = move.files.find((file) => file.path === path) ?? {};
  return after.split('\n').filter((line) => !before.includes(line));
}

test('changes of different texts of a page never conflict, and keep their records', async () => {
  const { texts, other, publishTheirs, move } = start();
  await texts.write('ta', HOME, 'வீடு');
  await texts.review('ta', [HOME], 'Kavitha');
  await other.write('ta', ABOUT, 'நாங்கள்');
  publishTheirs();
  expect(move().conflicts).toEqual([]);
  expect(added(move(), COMMON)).toEqual([expect.stringContaining('"home": "வீடு"')]);
  expect(added(move(), RECORD)).toEqual([expect.stringMatching(/"nav.home": .*"reviewed":"Kavitha, 2026-11-21"/)]);
});

test.each(['mine', 'theirs'])(
  'a review does not count for a text that somebody else has changed meanwhile: %s',
  async (whose) => {
    const { texts, draft, other, publishTheirs, move } = start();
    const [reviewer, writer] = whose === 'mine' ? [texts, other] : [other, texts];
    await reviewer.review('ta', [HOME], 'Kavitha');
    await writer.write('ta', HOME, 'வீடு');
    publishTheirs();
    const { files, conflicts } = move();
    expect(conflicts).toEqual([]);
    for (const { path, after } of files) draft.rebase(path, after);
    const { nav } = JSON.parse(draft.read(COMMON) ?? '');
    const { common } = JSON.parse(draft.read(RECORD) ?? '');
    const entry = { english: expect.any(String), text: textHash('வீடு'), by: 'person' };
    expect([nav.home, common['nav.home']]).toEqual(['வீடு', entry]);
  },
);

test.each([[[ENGLISH]], [[ENGLISH, COMMON]]])(
  'a text that others removed is shown, never applied: %j',
  async (files) => {
    const { texts, draft, store, publish, move } = start();
    await texts.write('ta', HOME, 'வீடு');
    await texts.write('ta', ABOUT, 'நாங்கள்');
    publish(Object.fromEntries(files.map((path) => [path, store.text(path).replace(/\n *"home": .*/, '')])));
    for (const side of [undefined, 'ours'] as const) {
      expect(move(side).conflicts).toMatchObject([
        { file: COMMON, path: ['nav', 'home'], ours: 'வீடு', isTextRemoved: true },
      ]);
      expect(added(move(side), COMMON)).toEqual([expect.stringContaining('"about": "நாங்கள்"')]);
    }
    expect(move('theirs').conflicts).toEqual([]);
    expect(draft.read(COMMON)).toContain('வீடு');
  },
);
