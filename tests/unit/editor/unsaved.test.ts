/** The draft from visit to visit; saving it, and undoing saves. Concurrent changes are tested in `publish/`. */
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { valueAt } from '../../../branches/yaml/values.ts';
import { NotWritten } from '../../../editor/content/contentStore.ts';
import type { DraftStore } from '../../../editor/session/draftDatabase.ts';
import {
  CHENNAI,
  createTestStore,
  draftStoreInMemory,
  KAVALKINARU,
  openTestEditor,
  openWindow,
} from '../../support/editorSession.ts';

const WORDS = 'locales/en/home.json';
const phone = (value: string) => [{ kind: 'set', path: ['phone'], value }] as const;

/** An editor with a new phone number. */
function start() {
  const editor = openTestEditor();
  const saved = editor.store.text(CHENNAI);
  const withPhone = (number: string) => saved.replace('+910000000001', number);
  editor.set(CHENNAI, ['phone'], '+910000000077');
  return {
    ...editor,
    withPhone,
    /** Somebody else changes the postcode. */
    changeElsewhere: () => editor.store.change({ [CHENNAI]: editor.store.text(CHENNAI).replace('600082', '600099') }),
    save: () => editor.publishing.publish(),
  };
}

test('changes stay while the store does not answer or the disk is full, and are saved afterwards', async () => {
  const { store, unsaved, save } = start();
  const { load, commit } = store;
  Object.assign(store, { load: () => Promise.reject(new TypeError('Failed to fetch')) });
  await unsaved.refresh();
  expect(await unsaved.state()).toMatchObject({ failure: { code: 'unreachable' }, files: [{ path: CHENNAI }] });
  await expect(save()).rejects.toThrow();
  Object.assign(store, { load, commit: () => Promise.reject(new NotWritten(CHENNAI, 'ENOSPC')) });
  expect(await save()).toEqual({ outcome: 'notWritten', path: CHENNAI, code: 'ENOSPC' });
  expect((await unsaved.state()).files).toHaveLength(1);
  Object.assign(store, { commit });
  expect(await save()).toEqual({ outcome: 'published' });
  expect(store.text(CHENNAI)).toContain('+910000000077');
});

test('saves are undone in the draft, one after the other; later changes stay, saved or not', async () => {
  const { draft, set, store, unsaved, save, withPhone, changeElsewhere } = start();
  await save();
  draft.change(CHENNAI, withPhone('+910000000078'));
  await save();
  const saves = await store.history();
  changeElsewhere();
  await unsaved.refresh();
  set(CHENNAI, ['whatsapp'], '+910000000079');
  for (const { version } of saves.slice(0, 2)) await unsaved.undoPublication(await store.changesOf(version));
  expect(draft.read(CHENNAI)).toMatch(/phone: "\+910000000001"[\s\S]*0079"[\s\S]*postcode: "600099"/);
  expect(store.text(CHENNAI)).toContain('+910000000078');
});

describe('a draft', () => {
  test('is restored in the next window, only in the changed lines', () => {
    const { draft, set, store, withPhone } = start();
    set(CHENNAI, ['phone'], '+910000000078');
    draft.change(WORDS, undefined);
    const stored = JSON.parse(JSON.stringify(draft.toStored()));
    expect(stored.edits).toHaveLength(2);
    const again = openTestEditor(store, stored);
    expect(again.draft.read(CHENNAI)).toBe(withPhone('+910000000078'));
    expect(again.draft.unsaved()).toEqual(draft.unsaved());
  });

  test('keeps edits with the text that they are based on, notices changes by others, and forgets what is saved', async () => {
    const { draft, store, unsaved, unsavedPaths, withPhone, changeElsewhere } = start();
    draft.change(WORDS, '{}\n');
    changeElsewhere();
    await unsaved.refresh();
    expect((await unsaved.state()).files).toContainEqual({ path: CHENNAI, isChangedByOthers: true });
    expect(draft.read(CHENNAI)).toBe(withPhone('+910000000077'));
    expect(draft.readSaved(CHENNAI)).toContain('600099');
    store.change({ [CHENNAI]: withPhone('+910000000077') });
    await unsaved.refresh();
    expect(unsavedPaths()).toEqual([WORDS]);
  });
});

describe('changes of an earlier visit', () => {
  const YESTERDAY = '2026-11-21T11:50:00.000Z';

  /** Opens the editor on a device that stored a new phone number. @param hours since it was typed */
  async function openAfter(hours: number) {
    const { store, draft } = start();
    const device = draftStoreInMemory(draft.toStored(), YESTERDAY);
    const session = await openWindow(store, device, () => Date.parse(YESTERDAY) + hours * 3_600_000);
    const factOf = async (key: string, form = 'chennai') => valueAt((await session.forms.file(form)).values, [key]);
    const number = () => factOf('phone');
    return { session, device, store, number, factOf };
  }

  test('of yesterday wait until they are resumed, also after others have published', async () => {
    const { session, device, store, number, factOf } = await openAfter(20);
    expect(await session.earlier.changes()).toEqual({ count: 1, time: YESTERDAY });
    store.change({ [KAVALKINARU]: store.text(KAVALKINARU)?.replace('+910000000002', '+910000000099') });
    await session.unsaved.refresh();
    expect([await number(), (await session.unsaved.state()).files]).toEqual(['+910000000001', []]);
    expect((await device.read())?.edits).toHaveLength(1);
    await session.earlier.resumeDraft();
    expect(await number()).toBe('+910000000077');
    expect(await factOf('phone', 'kavalkinaru')).toBe('+910000000099');
    expect(await session.earlier.changes()).toBeUndefined();
  });

  test('of a moment ago are restored; those of yesterday are resumed by typing', async () => {
    const recent = await openAfter(0.9);
    expect([await recent.session.earlier.changes(), await recent.number()]).toEqual([undefined, '+910000000077']);
    const { session, number, factOf } = await openAfter(20);
    await session.forms.edit('chennai', [{ kind: 'set', path: ['whatsapp'], value: '+910000000078' }]);
    expect(await number()).toBe('+910000000077');
    expect(await factOf('whatsapp')).toBe('+910000000078');
  });
});

test('typing is not lost when another window reports a change', async () => {
  const inMemory = draftStoreInMemory();
  let heard: (() => void) | undefined;
  const device: DraftStore = {
    ...inMemory,
    // A read during a write is slow, and returns the old draft.
    read: async () => setTimeout(10, await inMemory.read()),
    async write(draft) {
      heard?.();
      await inMemory.write(draft);
    },
    listen(changed) {
      heard = changed;
    },
  };
  const session = await openWindow(createTestStore(), device);
  await session.forms.edit('chennai', phone('+910000000077'));
  await setTimeout(50);
  expect((await session.forms.file('chennai')).values).toMatchObject({ phone: '+910000000077' });
});

test('what a closed window left arrives late: it replaces nothing that was typed after it', async () => {
  const session = await openWindow(createTestStore(), draftStoreInMemory());
  const text = { language: 'ta', place: { namespace: 'home', key: 'why.title' } };
  const field = (value: string) => ({
    form: 'chennai',
    edit: { kind: 'set', path: ['phone'], value } as const,
    seen: [],
  });
  const shown = async () => {
    const texts = await session.texts.list('ta');
    const { values } = await session.forms.file('chennai');
    return [texts.find(({ key }) => key === text.place.key)?.text, valueAt(values, ['phone'])];
  };
  const later = { window: 'open', time: 20 };
  await session.take([
    { ...text, text: 'பிறகு', ...later, number: 1 },
    { ...field('+919840000020'), ...later, number: 2 },
  ]);
  const left = { window: 'closed', time: 10, isLate: true } as const;
  await session.take([
    { ...text, text: 'முன்பு', ...left, number: 1 },
    { ...field('+919840000010'), ...left, number: 2 },
  ]);
  expect(await shown()).toEqual(['பிறகு', '+919840000020']);
  // The clock was set back: what is typed now is what counts.
  await session.take([{ ...field('+919840000005'), window: 'open', number: 3, time: 5 }]);
  expect(await shown()).toEqual(['பிறகு', '+919840000005']);
});
