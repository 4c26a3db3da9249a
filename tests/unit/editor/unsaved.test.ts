/** The draft, saving it into a folder, and taking back what was saved. Who else writes meanwhile is met in `publish/`. */
import { describe, expect, test } from 'vitest';
import { createPublishing } from '../../../editor/publish/publishing.ts';
import { openDraft } from '../../../editor/session/draft.ts';
import { openSession } from '../../../editor/session/session.ts';
import { createUnsaved } from '../../../editor/session/unsaved.ts';
import { NotWritten } from '../../../editor/store/contentStore.ts';
import { NODE_TOOLS } from '../../../renderer/document/nodeTools.ts';
import { readMedia } from '../../../renderer/media/readMedia.ts';
import { createTestSession, createTestStore, draftInMemory } from '../../support/editorSession.ts';

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
    unsaved: createUnsaved(context),
    save: () => createPublishing(context, NODE_TOOLS).publish(),
    withPhone: (number: string) => saved(CHENNAI).replace(/^phone: .*$/m, `phone: "${number}"`),
    withPostcode: (code: string) => saved(CHENNAI).replace(/postcode: .*$/m, `postcode: "${code}"`),
  };
}

test('samples and unsigned advice are saved like everything else, and nothing is unsaved afterwards', async () => {
  const { draft, unsaved, save, saved, store, withPhone } = start();
  draft.change(CHENNAI, withPhone('+910000000077'));
  draft.change(WORDS, '{}\n');
  draft.change(KAVALKINARU, undefined);
  expect((await unsaved.state()).files).toContainEqual({ path: KAVALKINARU, isChangedByOthers: false });
  expect(await save()).toEqual({ outcome: 'published' });
  expect([saved(CHENNAI), saved(WORDS)]).toEqual([withPhone('+910000000077'), '{}\n']);
  expect(store.newest().texts.has(KAVALKINARU)).toBe(false);
  expect((await unsaved.state()).files).toEqual([]);
});

test('nothing is saved while a change brings a mistake; one that was there before stops nobody', async () => {
  const { draft, save, saved, store, withPhone } = start(true);
  store.change({ [KAVALKINARU]: saved(KAVALKINARU).replace(/^phone: .*$/m, 'phone: "5"') });
  const before = saved(CHENNAI);
  draft.change(WORDS, `${saved(WORDS)}\n`);
  draft.change(CHENNAI, withPhone('12345'));
  const message = expect.stringContaining('a number of ten digits');
  expect(await save()).toMatchObject({ outcome: 'problems', problems: [{ file: CHENNAI, message }] });
  expect(saved(CHENNAI)).toBe(before);
  draft.change(CHENNAI, withPhone('+910000000077'));
  expect(await save()).toMatchObject({ outcome: 'published' });
});

test('what somebody else changed meanwhile is known before it is saved', async () => {
  const { draft, store, unsaved, withPhone, withPostcode } = start();
  draft.change(CHENNAI, withPhone('+910000000077'));
  store.change({ [CHENNAI]: withPostcode('600099') });
  await unsaved.refresh();
  expect((await unsaved.state()).files).toEqual([{ path: CHENNAI, isChangedByOthers: true }]);
});

test('what was typed stays while the store does not answer, and is saved afterwards', async () => {
  const { draft, store, unsaved, save, saved, withPhone } = start();
  draft.change(CHENNAI, withPhone('+910000000077'));
  const { load } = store;
  Object.assign(store, { load: () => Promise.reject(new TypeError('Failed to fetch')) });
  await unsaved.refresh();
  expect(await unsaved.state()).toMatchObject({ isAnswering: false, files: [{ path: CHENNAI }] });
  await expect(save()).rejects.toThrow();
  Object.assign(store, { load });
  expect(await save()).toMatchObject({ outcome: 'published' });
  expect(saved(CHENNAI)).toContain('+910000000077');
});

test('a disk that takes nothing leaves the changes unsaved, and says so', async () => {
  const { draft, store, save, withPhone } = start();
  draft.change(CHENNAI, withPhone('+910000000077'));
  Object.assign(store, { commit: () => Promise.reject(new NotWritten(CHENNAI, 'ENOSPC')) });
  expect(await save()).toEqual({ outcome: 'notWritten', path: CHENNAI, code: 'ENOSPC' });
  expect(draft.unsaved()).toHaveLength(1);
});

test('another window that sees first what was saved takes nothing back', async () => {
  const [store, kept] = [createTestStore(), draftInMemory()];
  const open = () =>
    openSession({ store, kept, pictures: () => readMedia('media'), today: () => '2026-11-21', tools: NODE_TOOLS });
  const [one, other] = [await open(), await open()];
  const { commit } = store;
  Object.assign(store, {
    async commit(...given: Parameters<typeof commit>) {
      const committed = await commit(...given);
      await other.unsaved.refresh();
      return committed;
    },
  });
  await one.forms.edit('chennai', [{ kind: 'set', path: ['phone'], value: '+910000000077' }]);
  expect(await one.publishing.publish()).toEqual({ outcome: 'published' });
  for (const window of [one, other]) expect((await window.unsaved.state()).files).toEqual([]);
  expect(store.newest().texts.get(CHENNAI)).toContain('phone: "+910000000077"');
});

describe('what was saved is taken back in the draft', () => {
  test('one after the other', async () => {
    const { draft, store, unsaved, save, saved, withPhone } = start();
    const texts = [saved(CHENNAI), withPhone('+910000000071'), withPhone('+910000000072')];
    for (const text of texts.slice(1)) {
      draft.change(CHENNAI, text);
      await save();
    }
    for (const { version } of (await store.history()).slice(0, 2)) await unsaved.takeBack(version);
    expect(draft.read(CHENNAI)).toBe(texts[0]);
    expect(saved(CHENNAI)).toBe(texts[2]);
  });

  test('and a later change stays, saved or not', async () => {
    const { draft, store, unsaved, save, withPhone, withPostcode } = start();
    draft.change(CHENNAI, withPhone('+910000000077'));
    await save();
    const [last] = await store.history();
    store.change({ [CHENNAI]: withPostcode('600099') });
    await unsaved.refresh();
    draft.edit(CHENNAI, [{ kind: 'set', path: ['whatsapp'], value: '+910000000078' }]);
    await unsaved.takeBack(last?.version ?? '');
    expect(draft.read(CHENNAI)).toMatch(/phone: "\+910000000001"[\s\S]*0078"[\s\S]*postcode: "600099"/);
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

  test('is none where a text is typed back, and is thrown away', () => {
    const { draft, saved, withPhone } = start();
    const number = /^phone: "(.*)"/m.exec(saved(CHENNAI))?.[1];
    draft.change(WORDS, '{}\n');
    draft.edit(CHENNAI, [{ kind: 'set', path: ['phone'], value: '+910000000077' }]);
    draft.edit(CHENNAI, [{ kind: 'set', path: ['phone'], value: number }]);
    expect(draft.unsaved().map(({ path }) => path)).toEqual([WORDS]);
    draft.change(CHENNAI, withPhone('+910000000077'));
    draft.discard();
    expect(draft.kept()).toEqual({ bases: {}, edits: [] });
  });
});
