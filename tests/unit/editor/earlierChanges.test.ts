/** Changes of an earlier visit wait until a person decides about them, and are never lost. */
import { expect, test } from 'vitest';
import { openDraft } from '../../../editor/session/draft.ts';
import type { DraftStore } from '../../../editor/session/draftDatabase.ts';
import { openSession } from '../../../editor/session/session.ts';
import { NODE_TOOLS } from '../../../renderer/document/nodeTools.ts';
import { readMedia } from '../../../renderer/media/readMedia.ts';
import { createTestStore, draftInMemory } from '../../support/editorSession.ts';

const FILE = 'branches/chennai.yaml';
const YESTERDAY = '2026-11-21T11:50:00.000Z';

/** Opens the editor on a device that kept a new phone number. @param hours since it was typed */
async function openAfter(hours: number) {
  const store = createTestStore();
  const draft = openDraft(store.newest());
  draft.edit(FILE, [{ kind: 'set', path: ['phone'], value: '+910000000077' }]);
  const kept = draftInMemory(draft.kept(), YESTERDAY);
  const session = await openSession({
    store,
    kept,
    pictures: () => readMedia('media'),
    today: () => '2026-11-22',
    tools: NODE_TOOLS,
    now: () => Date.parse(YESTERDAY) + hours * 3_600_000,
  });
  const phone = async () => /phone: "(.*)"/.exec(await session.unsaved.text(FILE))?.[1];
  return { session, kept, store, phone };
}

test('of a moment ago, they are simply there', async () => {
  const { session, phone } = await openAfter(0.9);
  expect(await session.earlier.changes()).toBeUndefined();
  expect(await phone()).toBe('+910000000077');
});

test('of yesterday, what is published stands first, also after others have published; then one goes on', async () => {
  const { session, kept, store, phone } = await openAfter(20);
  expect(await session.earlier.changes()).toEqual({ count: 1, time: YESTERDAY });
  store.change({ 'branches/clinic.yaml': `${store.newest().texts.get('branches/clinic.yaml')}# seen\n` });
  await session.unsaved.refresh();
  expect(await phone()).toBe('+910000000001');
  expect((await session.unsaved.state()).files).toEqual([]);
  expect((await kept.read())?.edits).toHaveLength(1);
  await session.earlier.goOn();
  expect(await phone()).toBe('+910000000077');
  expect(await session.unsaved.text('branches/clinic.yaml')).toContain('# seen');
  expect(await session.earlier.changes()).toBeUndefined();
});

test('whatever is typed without a decision is added to them', async () => {
  const { session, phone } = await openAfter(20);
  await session.forms.edit('chennai', [{ kind: 'set', path: ['whatsapp'], value: '+910000000078' }]);
  expect(await phone()).toBe('+910000000077');
  expect(await session.unsaved.text(FILE)).toContain('whatsapp: "+910000000078"');
});

test('they are thrown away by who says so', async () => {
  const { session, kept, phone } = await openAfter(20);
  await session.unsaved.discard();
  expect(await phone()).toBe('+910000000001');
  expect((await kept.read())?.edits).toEqual([]);
  expect(await session.earlier.changes()).toBeUndefined();
});

test('what is typed while another window tells of a change stays in sight', async () => {
  const store = createTestStore();
  const inMemory = draftInMemory();
  let finish = () => {};
  const typed = new Promise<void>((done) => {
    finish = done;
  });
  let heard: (() => void) | undefined;
  let isHeard = false;
  const kept: DraftStore = {
    ...inMemory,
    // Who reads while something is written gets what was there before, and gets it late.
    async read() {
      const now = await inMemory.read();
      if (isHeard) await typed;
      return now;
    },
    async write(draft) {
      isHeard = true;
      heard?.();
      await inMemory.write(draft);
    },
    listen(changed) {
      heard = changed;
    },
  };
  const pictures = () => readMedia('media');
  const session = await openSession({ store, kept, pictures, today: () => '2026-11-22', tools: NODE_TOOLS });
  await session.forms.edit('chennai', [{ kind: 'set', path: ['phone'], value: '+910000000077' }]);
  finish();
  await kept.alone(async () => undefined);
  expect(await session.unsaved.text(FILE)).toContain('phone: "+910000000077"');
});
