/** What is unfinished or left out stays in the draft; everything else is published. */
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Change } from '../../../../editor/publish/changes/changes.ts';
import { LANGUAGES, replaceLanguages } from '../../../../locales/languages.ts';
import { liveSite } from '../../../fixtures/liveSite.ts';
import {
  CHENNAI,
  CLINIC,
  createTestStore,
  FIXTURES,
  KAVALKINARU,
  openTestEditor,
} from '../../../support/editorSession.ts';
import { createTextSession, HOME, RECORD } from '../texts/textSession.ts';

const PHONE = '+919840012345';
/** The editor takes the languages of a live site for those of all: other tests have the same ones. */
afterAll(replaceLanguages.bind(null, [...LANGUAGES]));

const published = { outcome: 'published' };
const start = () =>
  openTestEditor(createTestStore({ [CLINIC]: `${FIXTURES[CLINIC]}\ntestSite: true\n` }, { isPublic: true }));
type Editor = ReturnType<typeof start>;

const read = (editor: Editor, path: string) => parse(editor.store.text(path));
const insert = (path: readonly string[], value: unknown) => ({ kind: 'insert', path, index: 0, value }) as const;

test('unfinished changes of any kind do not hold back an urgent phone number, nor each other', async () => {
  const editor = start();
  const { draft, publishing } = editor;
  draft.edit(CLINIC, [
    insert(['offers'], { id: 'lamps', title: { en: 'Lamps' } }),
    insert(['team'], { id: 'ravi', name: { en: 'Dr. Ravi' } }),
  ]);
  draft.edit(KAVALKINARU, [insert(['exceptions'], { hours: 'closed' })]);
  editor.set(CHENNAI, ['whatsapp'], '98400');
  editor.set(CHENNAI, ['phone'], PHONE);
  const { changes, unfinished, problems } = await publishing.changes();
  const labels = (all: readonly Change[]) => all.map(({ place, sentence }) => `${place}: ${sentence?.values?.label}`);
  expect(labels(unfinished).sort()).toEqual([
    'Chennai: WhatsApp number',
    'Dentists: Dr. Ravi',
    expect.stringContaining('Kavalkinaru: '),
    'Offers of the clinic: Lamps',
  ]);
  expect([changes.length, problems.length]).toEqual([5, expect.any(Number)]);
  const before = new Map(draft.texts());
  expect(await publishing.publish([], unfinished)).toEqual(published);
  expect(read(editor, CHENNAI).phone).toBe(PHONE);
  for (const path of [CHENNAI, CLINIC, KAVALKINARU])
    expect(draft.read(path), 'still in the draft').toBe(before.get(path));
  expect((await editor.store.history())[0]?.message, 'only what has gone').toMatch(
    /^Chennai: Phone number\n\nChennai[^\n]*$/,
  );
});

test('a line that a person leaves out stays in the draft, and goes with the next publication', async () => {
  const editor = start();
  editor.set(CHENNAI, ['phone'], PHONE);
  editor.set(CHENNAI, ['hours', 'sunday'], 'closed');
  const { changes } = await editor.publishing.changes();
  const heldBack = changes.filter(({ path }) => path?.[0] === 'hours');
  expect(await editor.publishing.publish([], heldBack)).toEqual(published);
  expect([read(editor, CHENNAI).phone, read(editor, CHENNAI).hours.sunday]).toEqual([PHONE, ['11:00-13:30']]);
  expect(await editor.publishing.publish()).toEqual(published);
  expect(read(editor, CHENNAI).hours.sunday).toBe('closed');
  expect(editor.draft.unsaved()).toEqual([]);
});

test('a translation that is left out takes its record along', async () => {
  const { store, draft, texts, publishing } = createTextSession();
  await texts.write('ta', HOME, 'வீடு');
  draft.edit(CHENNAI, [{ kind: 'set', path: ['phone'], value: PHONE }]);
  const saved = store.text(RECORD);
  const { changes } = await publishing.changes();
  const heldBack = changes.filter(({ language }) => language === 'ta');
  expect(heldBack).toHaveLength(1);
  expect(await publishing.publish([], heldBack)).toEqual(published);
  expect([parse(store.text(CHENNAI)).phone, store.text(RECORD)]).toEqual([PHONE, saved]);
  expect(await publishing.publish()).toEqual(published);
  expect(JSON.parse(store.text('locales/ta/common.json'))).toMatchObject({ nav: { home: 'வீடு' } });
  expect(store.text(RECORD)).not.toBe(saved);
});

test('a file that cannot be read waits as a whole, and the others are published', async () => {
  const editor = start();
  editor.draft.change(KAVALKINARU, `${FIXTURES[KAVALKINARU]}\nphone: "`);
  editor.set(CHENNAI, ['phone'], PHONE);
  const { unfinished } = await editor.publishing.changes();
  expect(unfinished.map(({ file }) => file)).toEqual([KAVALKINARU]);
  expect(await editor.publishing.publish([], unfinished)).toEqual(published);
  expect(read(editor, CHENNAI).phone).toBe(PHONE);
  expect(editor.store.text(KAVALKINARU)).toBe(FIXTURES[KAVALKINARU]);
});

test('whether the rest may go out is asked without what stays', async () => {
  const editor = openTestEditor(createTestStore(liveSite(FIXTURES), { isPublic: true }));
  const { publishing } = editor;
  editor.set(KAVALKINARU, ['phone'], '+910000000009');
  editor.set(CHENNAI, ['phone'], PHONE);
  const sample = (await publishing.changes()).changes.filter(({ file }) => file === KAVALKINARU);
  expect(sample).not.toEqual([]);
  const blockersOf = async (heldBack: readonly Change[]) => (await publishing.preflight(heldBack)).readiness.blockers;
  expect([await blockersOf([]), await blockersOf(sample)]).toEqual([['samples'], []]);
  expect(await publishing.publish([], sample)).toEqual(published);
  expect(read(editor, CHENNAI).phone).toBe(PHONE);
});
