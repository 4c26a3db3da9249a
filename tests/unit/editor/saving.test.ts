/** The draft, saving and undoing: what is saved afterwards, whatever happens meanwhile. */
import { describe, expect, test } from 'vitest';
import { openDraft } from '../../../editor/session/draft.ts';
import { createSaving } from '../../../editor/session/saving.ts';
import { NotWritten } from '../../../editor/store/contentStore.ts';
import { createTestSession } from '../../support/editorSession.ts';

const CHENNAI = 'branches/chennai.yaml';
const KAVALKINARU = 'branches/kavalkinaru.yaml';
const WORDS = 'locales/en/home.json';

/** @param isChecked whether mistakes keep files from being saved, as they do in the editor; checking takes a while */
function start(isChecked = false) {
  const session = createTestSession();
  const { draft, store } = session;
  const context = isChecked ? session : { ...session, site: { ...session.site, problems: async () => [] } };
  const saved = (path: string) => store.newest().texts.get(path) ?? '';
  return {
    draft,
    store,
    saved,
    saving: createSaving(context),
    withPhone: (number: string) => saved(CHENNAI).replace(/^phone: .*$/m, `phone: "${number}"`),
    withPostcode: (code: string) => saved(CHENNAI).replace(/postcode: .*$/m, `postcode: "${code}"`),
  };
}

test('all unsaved files are written, and nothing is unsaved afterwards', async () => {
  const { draft, saving, saved, store, withPhone } = start();
  draft.change(CHENNAI, withPhone('+910000000077'));
  draft.change(WORDS, '{}\n');
  draft.change(KAVALKINARU, undefined);
  expect((await saving.state()).unsaved).toContainEqual({
    path: KAVALKINARU,
    isDeleted: true,
    hasChangedOnDisk: false,
  });
  expect(await saving.save()).toEqual({ saved: [CHENNAI, WORDS, KAVALKINARU] });
  expect([saved(CHENNAI), saved(WORDS)]).toEqual([withPhone('+910000000077'), '{}\n']);
  expect(store.newest().texts.has(KAVALKINARU)).toBe(false);
  expect((await saving.state()).unsaved).toEqual([]);
});

test('nothing is saved while there is a mistake in any file', async () => {
  const { draft, saving, saved, withPhone } = start(true);
  const before = saved(CHENNAI);
  draft.change(WORDS, `${saved(WORDS)}\n`);
  draft.change(CHENNAI, withPhone('12345'));
  const message = expect.stringContaining('a number of ten digits');
  expect(await saving.save()).toMatchObject({ problems: [{ file: CHENNAI, message }], revision: draft.revision() });
  expect(saved(CHENNAI)).toBe(before);
  draft.change(CHENNAI, withPhone('+910000000077'));
  expect(await saving.save()).toEqual({ saved: [WORDS, CHENNAI] });
});

describe('a file that somebody else has changed meanwhile', () => {
  function twice(theirs: (all: ReturnType<typeof start>) => string) {
    const all = start();
    const { draft, store } = all;
    draft.change(WORDS, '{}\n');
    draft.edit(CHENNAI, [{ kind: 'set', path: ['phone'], value: '+910000000077' }]);
    store.change({ [CHENNAI]: theirs(all) });
    return { ...all, theirs: all.saved(CHENNAI) };
  }

  test('has both changes, if they are about different fields', async () => {
    const { saving, saved } = twice(({ withPostcode }) => withPostcode('600099'));
    await saving.refresh();
    expect((await saving.state()).unsaved).toContainEqual({ path: CHENNAI, isDeleted: false, hasChangedOnDisk: true });
    expect(await saving.save()).toEqual({ saved: [WORDS, CHENNAI] });
    expect(saved(CHENNAI)).toMatch(/^phone: "\+910000000077"[\s\S]*postcode: "600099"/m);
  });

  test.each([
    ['ours', '+910000000077'],
    ['theirs', '+910000000088'],
  ] as const)(
    'is a question where both have changed the same, and becomes what was chosen: %s',
    async (side, number) => {
      const { saving, saved, theirs, withPhone } = twice((all) => all.withPhone('+910000000088'));
      const answer = await saving.save();
      if (!('conflicts' in answer)) throw new Error(JSON.stringify(answer));
      const [was, mine, other] = ['+91 00000 00001', '+91 00000 00077', '+91 00000 00088'];
      expect(answer.conflicts).toMatchObject([{ labels: ['Phone number'], base: was, ours: mine, theirs: other }]);
      expect(saved(CHENNAI)).toBe(theirs);
      const choices = answer.conflicts.map(({ id }) => ({ id, side }));
      expect(await saving.save(choices)).toHaveProperty('saved');
      expect(saved(CHENNAI)).toBe(withPhone(number));
    },
  );
});

test('another file that somebody else saves at the same moment is no reason to ask', async () => {
  const { draft, store, saving, saved, withPhone } = start();
  draft.change(CHENNAI, withPhone('+910000000077'));
  const commit = store.commit;
  let isFirst = true;
  Object.assign(store, {
    commit: (...given: Parameters<typeof commit>) => {
      if (isFirst) store.change({ [WORDS]: '{}\n' });
      isFirst = false;
      return commit(...given);
    },
  });
  expect(await saving.save()).toEqual({ saved: [CHENNAI] });
  expect([saved(CHENNAI), saved(WORDS)]).toEqual([expect.stringContaining('+910000000077'), '{}\n']);
});

test('what was typed stays while the store does not answer, and is saved afterwards', async () => {
  const { draft, store, saving, saved, withPhone } = start();
  draft.change(CHENNAI, withPhone('+910000000077'));
  const { load } = store;
  Object.assign(store, { load: () => Promise.reject(new TypeError('Failed to fetch')) });
  await saving.refresh();
  expect(await saving.state()).toMatchObject({ isAnswering: false, unsaved: [{ path: CHENNAI }] });
  await expect(saving.save()).rejects.toThrow();
  Object.assign(store, { load });
  expect(await saving.save()).toEqual({ saved: [CHENNAI] });
  expect(saved(CHENNAI)).toContain('+910000000077');
});

test('a disk that takes nothing leaves the changes unsaved, and says so', async () => {
  const { draft, store, saving, withPhone } = start();
  draft.change(CHENNAI, withPhone('+910000000077'));
  Object.assign(store, { commit: () => Promise.reject(new NotWritten(CHENNAI, 'ENOSPC')) });
  expect(await saving.save()).toMatchObject({ failed: { path: CHENNAI, code: 'ENOSPC' } });
  expect(draft.unsaved()).toHaveLength(1);
});

describe('undoing a save', () => {
  const lastSave = async ({ saving }: ReturnType<typeof start>) => (await saving.state()).saves[0]?.id ?? '';

  test('is done one by one, and undone, too', async () => {
    const all = start();
    const { draft, saving, saved, withPhone } = all;
    const texts = [saved(CHENNAI), withPhone('+910000000071'), withPhone('+910000000072')];
    for (const text of texts.slice(1)) {
      draft.change(CHENNAI, text);
      await saving.save();
    }
    const [last, first] = (await saving.state()).saves;
    expect(await saving.undo(last?.id ?? '')).toEqual({ restored: [CHENNAI] });
    expect(saved(CHENNAI)).toBe(texts[1]);
    await saving.undo(first?.id ?? '');
    expect(saved(CHENNAI)).toBe(texts[0]);
    const { saves, unsaved } = await saving.state();
    expect(saves.map(({ isUndone }) => isUndone).slice(0, 4)).toEqual([false, false, true, true]);
    await saving.undo(await lastSave(all));
    expect(saved(CHENNAI)).toBe(texts[1]);
    expect(unsaved).toEqual([]);
  });

  test('does not touch a later change, but its part can be taken back in the draft', async () => {
    const all = start();
    const { draft, store, saving, saved, withPhone, withPostcode } = all;
    draft.change(CHENNAI, withPhone('+910000000077'));
    await saving.save();
    const id = await lastSave(all);
    store.change({ [CHENNAI]: withPostcode('600099') });
    expect(await saving.undo(id)).toEqual({ changed: [CHENNAI] });
    expect(await saving.undoInDraft(id)).toEqual({ drafted: [CHENNAI] });
    expect(draft.read(CHENNAI)).toMatch(/phone: "\+910000000001"[\s\S]*postcode: "600099"/);
    expect(saved(CHENNAI)).toContain('"+910000000077"');
  });

  test('does not touch an unsaved change', async () => {
    const all = start();
    const { draft, saving, withPhone, withPostcode } = all;
    draft.change(CHENNAI, withPhone('+910000000077'));
    await saving.save();
    draft.change(CHENNAI, withPostcode('600099'));
    expect(await saving.undo(await lastSave(all))).toHaveProperty('changed');
    expect(draft.read(CHENNAI)).toContain('600099');
  });

  test('is not done if the site would have mistakes', async () => {
    const all = start(true);
    const { draft, store, saving, saved } = all;
    const slug = /slug: (\S+)/.exec(saved(CHENNAI))?.[1] ?? '';
    draft.change(CHENNAI, saved(CHENNAI).replace(slug, 'dentist-in-perambur'));
    await saving.save();
    const id = await lastSave(all);
    store.change({ [KAVALKINARU]: saved(KAVALKINARU).replace(/slug: .*/, `slug: ${slug}`) });
    expect(await saving.undo(id)).toMatchObject({ problems: [{ message: expect.stringContaining(slug) }] });
    expect(saved(CHENNAI)).toContain('dentist-in-perambur');
    expect(draft.unsaved()).toEqual([]);
  });
});

describe('a draft', () => {
  test('is there again in the next window, in the lines that were changed only', () => {
    const { draft, store, saved } = start();
    draft.edit(CHENNAI, [{ kind: 'set', path: ['phone'], value: '+910000000077' }]);
    draft.edit(CHENNAI, [{ kind: 'set', path: ['phone'], value: '+910000000078' }]);
    draft.change(KAVALKINARU, undefined);
    const kept = JSON.parse(JSON.stringify(draft.kept()));
    expect(kept.edits).toHaveLength(2);
    const again = openDraft(store.newest(), kept);
    expect(again.read(CHENNAI)).toBe(saved(CHENNAI).replace('"+910000000001"', '"+910000000078"'));
    expect(again.unsaved()).toEqual(draft.unsaved());
  });

  test('forgets what is saved by now, by whomever', () => {
    const { draft, store, withPhone } = start();
    draft.change(CHENNAI, withPhone('+910000000077'));
    draft.change(WORDS, '{}\n');
    store.change({ [CHENNAI]: withPhone('+910000000077') });
    draft.take(store.newest());
    expect(draft.unsaved().map(({ path }) => path)).toEqual([WORDS]);
  });

  test('keeps its edits on the text that they were made for until somebody has decided', () => {
    const { draft, store, withPostcode } = start();
    draft.edit(CHENNAI, [{ kind: 'set', path: ['phone'], value: '+910000000077' }]);
    store.change({ [CHENNAI]: withPostcode('600099') });
    draft.take(store.newest());
    expect(draft.read(CHENNAI)).toMatch(/phone: "\+910000000077"[\s\S]*postcode: "600082"/);
    expect(draft.readSaved(CHENNAI)).toContain('600099');
  });

  test('is none where a text is typed back, and is thrown away file by file', () => {
    const { draft, saved, withPhone } = start();
    const number = /^phone: "(.*)"/m.exec(saved(CHENNAI))?.[1];
    draft.change(WORDS, '{}\n');
    draft.edit(CHENNAI, [{ kind: 'set', path: ['phone'], value: '+910000000077' }]);
    draft.edit(CHENNAI, [{ kind: 'set', path: ['phone'], value: number }]);
    expect(draft.unsaved().map(({ path }) => path)).toEqual([WORDS]);
    draft.change(CHENNAI, withPhone('+910000000077'));
    draft.discard([WORDS]);
    expect(draft.unsaved().map(({ path }) => path)).toEqual([CHENNAI]);
    draft.discard();
    expect(draft.kept()).toEqual({ bases: {}, edits: [] });
  });
});
