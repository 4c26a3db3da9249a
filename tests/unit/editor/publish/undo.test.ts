/** One line of a publication is undone; its other lines, and what came later, stay. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Change } from '../../../../editor/publish/changes/changes.ts';
import { CHENNAI, CLINIC } from '../../../support/editorSession.ts';
import { createTextSession, HOME, RECORD } from '../texts/textSession.ts';

const PHONE = '+919840012345';

/** A publication of changes of several kinds, and the lines that it has. */
async function published() {
  const session = createTextSession();
  const { draft, texts, store, publishing } = session;
  draft.edit(CHENNAI, [
    { kind: 'set', path: ['phone'], value: PHONE },
    { kind: 'set', path: ['hours', 'sunday'], value: 'closed' },
  ]);
  draft.edit(CLINIC, [{ kind: 'remove', path: ['offers', 0] }]);
  await texts.write('ta', HOME, 'வீடு');
  await texts.signOff('en', 'dental-tips', 'Dr. Asha');
  expect(await publishing.publish()).toEqual({ outcome: 'published' });
  const { version } = store.newest();
  return { ...session, version, lines: await publishing.changesIn(version) };
}

const LINES: readonly (readonly [what: string, isIt: (line: Change) => boolean])[] = [
  ['a phone number', ({ path }) => path?.[0] === 'phone'],
  ['opening times', ({ path }) => path?.[0] === 'hours'],
  ['a removed offer', ({ path }) => path?.[0] === 'offers'],
  ['a translation', ({ language }) => language === 'ta'],
  ['a signature', ({ sentence }) => sentence?.key === 'lines.signed'],
];

test.each(LINES)('%s is undone alone', async (_what, isIt) => {
  const { draft, store, unsaved, publishing, version, lines } = await published();
  const line = lines.find(isIt);
  store.change({ [CHENNAI]: store.text(CHENNAI).replace('"600082"', '"600099"') });
  await unsaved.refresh();
  await unsaved.undoPublication(await store.changesOf(version), line);
  const undone = await publishing.changes();
  expect(undone.changes, 'nothing else').toHaveLength(1);
  expect(undone.changes[0]).toMatchObject({ file: line?.file, place: line?.place });
  expect(parse(draft.read(CHENNAI) ?? '').address.postcode, 'what others did later').toBe('600099');
});

test('with a translation, its record is as before', async () => {
  const { draft, texts, store, unsaved, publishing } = await published();
  const before = store.text(RECORD);
  await texts.write('ta', HOME, 'இல்லம்');
  await publishing.publish();
  const { version } = store.newest();
  expect(store.text(RECORD)).not.toBe(before);
  const [line] = await publishing.changesIn(version);
  await unsaved.undoPublication(await store.changesOf(version), line);
  expect(draft.read(RECORD)).toBe(before);
});

test('what others have published since the draft began is undone as well, beside what the draft changes', async () => {
  const { draft, store, unsaved, publishing } = createTextSession();
  draft.edit(CHENNAI, [{ kind: 'set', path: ['phone'], value: PHONE }]);
  const closed = (file: string) => file.replace('sunday: [11:00-13:30]', 'sunday: closed');
  store.change({ [CHENNAI]: closed(store.text(CHENNAI)) });
  const { version } = store.newest();
  await unsaved.refresh();
  const [line] = await publishing.changesIn(version);
  expect(await unsaved.undoPublication(await store.changesOf(version), line)).toBe(true);
  expect(await publishing.publish()).toEqual({ outcome: 'published' });
  expect(parse(store.text(CHENNAI))).toMatchObject({ phone: PHONE, hours: { sunday: ['11:00-13:30'] } });
  expect(await unsaved.undoPublication(await store.changesOf(version), line), 'it is undone already').toBe(false);
});

test('nothing is undone where the draft and others have changed the same', async () => {
  const { draft, store, unsaved } = createTextSession();
  draft.edit(CHENNAI, [{ kind: 'set', path: ['phone'], value: PHONE }]);
  store.change({ [CHENNAI]: store.text(CHENNAI).replace('+910000000001', '+910000000099') });
  await unsaved.refresh();
  const changes = await store.changesOf(store.newest().version);
  await expect(unsaved.undoPublication(changes)).rejects.toMatchObject({ formMessage: { key: 'refused.undoLater' } });
  expect(parse(draft.read(CHENNAI) ?? '').phone).toBe(PHONE);
});
