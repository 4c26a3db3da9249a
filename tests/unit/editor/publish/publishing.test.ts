/** Publishing on GitHub, with concurrent changes and failures. */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ContentStore } from '../../../../editor/content/contentStore.ts';
import {
  CHENNAI,
  CLINIC,
  createTestStore,
  draftStoreInMemory,
  type Fault,
  FIXTURES,
  KAVALKINARU,
  openTestEditor,
  openWindow,
  type TestStore,
} from '../../../support/editorSession.ts';

const PHONE = '+919840012345';
/** A phone number of somebody else. */
const THEIRS = '+919840099999';
const published = { outcome: 'published' };

const createForge = (fault?: () => Fault, own: Partial<ContentStore> = {}) =>
  createTestStore({ [CLINIC]: `${FIXTURES[CLINIC]}\ntestSite: true\n` }, { isPublic: true, ...own }, fault);

/** An editor with a new phone number. */
function start(fault?: () => Fault, own?: Partial<ContentStore>) {
  const store = createForge(fault, own);
  const editor = openTestEditor(store);
  editor.set(CHENNAI, ['phone'], PHONE);
  return { ...editor, commits: async () => (await store.history()).map(({ message }) => message).slice(0, -1) };
}

const facts = (store: TestStore, path = CHENNAI) => parse(store.text(path));
const phoneAndPostcode = (store: TestStore) => [facts(store).phone, facts(store).address.postcode];
const changeElsewhere = (store: TestStore, from: string, to: string) =>
  store.change({ [CHENNAI]: store.text(CHENNAI).replace(from, to) });

test('all changes are one commit, described in sentences; afterwards the draft is empty', async () => {
  const { store, draft, set, publishing, commits } = start(undefined, {
    status: async () => ({ state: 'published', time: '2026-11-21T12:00:00Z' }),
  });
  set(KAVALKINARU, ['address', 'postcode'], '627106');
  expect(await publishing.count()).toBe(2);
  const { changes, proposes, problems } = await publishing.changes();
  expect([changes.length, proposes, problems]).toEqual([2, undefined, []]);
  expect(await publishing.publish()).toEqual(published);
  expect(await commits()).toEqual([expect.stringMatching(/^Chennai: Phone number, and 1 more change\n/)]);
  expect([facts(store).phone, facts(store, KAVALKINARU).address.postcode]).toEqual([PHONE, '627106']);
  expect(draft.unsaved()).toEqual([]);
  expect(await publishing.publish()).toEqual({ outcome: 'nothing' });
  // It is followed on its way to the website.
  const { newest } = await publishing.publishStatus();
  // With a page that shows the change.
  expect(newest).toMatchObject({ version: store.newest().version, status: { state: 'published' }, page: '/contact' });
  expect(await publishing.changesIn(newest?.version ?? '')).toMatchObject([
    { place: 'Chennai' },
    { place: 'Kavalkinaru' },
  ]);
});

test('an editor in Tamil has fields, mistakes and changes in Tamil, and commits in English', async () => {
  const store = createTestStore({ 'locales/ta/editor-fields.json': '{ "branch": { "phone": { "title": "எண்" } } }' });
  const { words, forms, publishing } = await openWindow(store, draftStoreInMemory());
  await words('ta');
  expect((await forms.schema('branch')).fields).toContainEqual(expect.objectContaining({ title: 'எண்' }));
  const type = (value: string) => forms.edit('chennai', [{ kind: 'set', path: ['phone'], value }]);
  await type('+9198');
  expect((await forms.file('chennai')).problems).toMatchObject([{ labels: ['சென்னை', 'எண்'] }]);
  await type(PHONE);
  await publishing.publish();
  expect((await store.history())[0]?.message).toMatch(/^Chennai: Phone number\n/);
  expect(await publishing.changesIn(store.newest().version)).toMatchObject([
    { place: 'சென்னை', sentence: { values: { label: 'எண்' } } },
  ]);
});

test('two people who begin the same words file and its record are asked about each text that differs', async () => {
  const store = createForge();
  const [mine, other] = [openTestEditor(store), openTestEditor(store)];
  const write = ({ texts }: typeof mine, key: string, text: string) =>
    texts.write('ta', { namespace: 'home', key }, text);
  for (const [key, own, theirs] of [
    ['why.title', 'எங்கள் வழி', 'நாங்கள்'],
    ['stats.title', 'எண்கள்', 'எண்கள்'],
  ] as const) {
    await write(mine, key, own);
    await write(other, key, theirs);
  }
  await write(mine, 'closing.title', 'பேசுங்கள்');
  expect(await other.publishing.publish()).toEqual(published);
  const answer = await mine.publishing.publish();
  const conflicts = 'conflicts' in answer ? answer.conflicts : [];
  expect(conflicts).toMatchObject([{ labels: ['why', 'title'], ours: 'எங்கள் வழி', theirs: 'நாங்கள்' }]);
  expect(await mine.publishing.publish(conflicts.map(({ id }) => ({ id, side: 'theirs' })))).toEqual(published);
  const words = JSON.parse(store.text('locales/ta/home.json'));
  expect(words).toEqual({ stats: { title: 'எண்கள்' }, why: { title: 'நாங்கள்' }, closing: { title: 'பேசுங்கள்' } });
  expect(Object.keys(JSON.parse(store.text('locales/record/ta.json')).home)).toHaveLength(3);
});

describe('when somebody else has published meanwhile', () => {
  test.each(['ours', 'theirs'] as const)('what both changed, or they removed, is as chosen: %s', async (side) => {
    const { store, draft, set, publishing, unsaved, commits } = start();
    set(CHENNAI, ['whatsapp'], PHONE);
    set(KAVALKINARU, ['address', 'postcode'], '627106');
    changeElsewhere(store, '+910000000001', THEIRS);
    changeElsewhere(store, '600082', '600099');
    store.change({ [KAVALKINARU]: undefined });
    // Conflicts cannot be discarded.
    await unsaved.refresh();
    expect((await publishing.changes()).changes.filter(({ undo }) => undo)).toEqual([]);
    const answer = await publishing.publish();
    const conflicts = 'conflicts' in answer ? answer.conflicts : [];
    const values = { base: '+91 00000 00001', ours: '+91 98400 12345', theirs: '+91 98400 99999' };
    expect(conflicts).toMatchObject([
      { place: 'Chennai', labels: ['Phone number'], isFile: false, ...values },
      { place: 'Kavalkinaru', isFile: true, change: { message: 'By somebody else' } },
    ]);
    expect([draft.unsaved().length, (await commits()).length]).toEqual([2, 3]);
    expect(await publishing.publish(conflicts.map(({ id }) => ({ id, side })))).toEqual(published);
    expect(store.newest().texts.has(KAVALKINARU)).toBe(side === 'ours');
    const own = side === 'ours' ? PHONE : THEIRS;
    expect([...phoneAndPostcode(store), facts(store).whatsapp]).toEqual([own, '600099', PHONE]);
  });

  test.each([
    [2, 'published'],
    [3, 'overtaken'],
  ])('again, %i times, it is %s', async (times, outcome) => {
    let left = times;
    const { draft, publishing } = start(() => (left-- > 0 ? 'stale' : undefined));
    expect((await publishing.publish()).outcome).toBe(outcome);
    expect(draft.unsaved()).toHaveLength(outcome === 'overtaken' ? 1 : 0);
  });
});

test('mistakes of others do not prevent publishing; one’s own do', async () => {
  const { store, set, publishing } = start();
  store.change({ [KAVALKINARU]: store.text(KAVALKINARU).replace(/^phone: .*$/m, 'phone: "12345"') });
  set(CHENNAI, ['phone'], '12345');
  const problems = [{ file: CHENNAI, message: expect.stringContaining('a number of ten digits') }];
  expect(await publishing.changes()).toMatchObject({ problems });
  expect(await publishing.publish()).toMatchObject({ outcome: 'problems', problems });
  set(CHENNAI, ['phone'], PHONE);
  expect((await publishing.changes()).problems).toEqual([]);
  expect(await publishing.publish()).toEqual(published);
});

test('probable mistakes are asked about once; those of others are not', async () => {
  const { store, draft, set, publishing, commits } = start();
  changeElsewhere(store, 'area:\n  en: Perambur', 'area:\n  en: PERAMBUR, NEAR THE TEMPLE');
  set(KAVALKINARU, ['name', 'en'], 'Kavalkinaru 🎉');
  const remarks = [{ file: KAVALKINARU, path: ['name', 'en'], message: expect.stringContaining('found 🎉') }];
  expect(await publishing.publish()).toMatchObject({ outcome: 'remarks', remarks });
  expect(await commits()).toHaveLength(1);
  expect(await publishing.publish()).toEqual(published);
  draft.change('locales/ta/home.json', JSON.stringify({ hero: { eyebrow: 'பல் சிகிச்சை' } }));
  expect(await publishing.publish()).toMatchObject({ outcome: 'remarks', remarks: [{ labels: ['Home, Tamil'] }] });
});

test('to-dos are in people’s words, and disappear when they are done', async () => {
  const { set, publishing } = start();
  const left = async (group: string) => (await publishing.preflight()).toDos.filter((toDo) => toDo.group === group);
  const number = { labels: ['Kavalkinaru', 'Phone number'], path: ['phone'], message: '+91 00000 00002' };
  const team: Record<string, { en: string }>[] = parse(FIXTURES[CLINIC] ?? '').team;
  const entry = { labels: ['Dentists', team[0]?.name?.en], path: ['team', 0], message: '' };
  const before = await publishing.preflight();
  for (const each of [number, entry]) expect(await left('placeholder')).toContainEqual(expect.objectContaining(each));
  // A branch's missing facts, advice to sign, photographs: each at its field or page.
  const parking = { labels: ['Kavalkinaru', 'Parking'], path: ['parking'] };
  expect(await left('face')).toContainEqual(expect.objectContaining(parking));
  const advice = { group: 'review', file: 'locales/en/dental-tips.json', labels: ['Dental Tips'], message: '' };
  expect(await left('review')).toContainEqual(expect.objectContaining(advice));
  set(KAVALKINARU, ['phone'], PHONE);
  // Of the dentists, one less has none, which is no news; a branch without its landmark is.
  set(CLINIC, ['team', team.findIndex(({ registration }) => !registration), 'registration'], 'TN 12345');
  set(CHENNAI, ['landmark'], undefined);
  const after = await publishing.preflight();
  expect(after.fresh).toMatchObject([{ labels: ['Chennai', 'Landmark'] }]);
  expect(await left('placeholder')).not.toContainEqual(expect.objectContaining(number));
  expect([after.left, after.done.placeholder]).toEqual([before.left - 1, (before.done.placeholder ?? 0) + 1]);
  expect(after).toMatchObject({ all: before.all, hasMistakes: false });
  set(CHENNAI, ['phone'], '12');
  expect(await publishing.preflight(), 'nobody knows').toMatchObject({ left: 0, hasMistakes: true });
});

const isProtected = Object.assign(new Error('It is protected.'), { code: 'protected' });

test.each<[string, Partial<ContentStore>, boolean]>([
  ['a person who may not publish', { currentPerson: async () => ({ name: 'Ravi', mayPublish: false }) }, false],
  ['a protected branch', { commit: () => Promise.reject(isProtected) }, false],
  ['an editor that was built from other code', {}, true],
])('for %s the changes are a proposal, which is found again later', async (_what, own, hasOtherCode) => {
  const store = createForge(undefined, own);
  const { newest } = store;
  Object.assign(store, { newest: () => ({ ...newest(), hasOtherCode }) });
  const { draft, set, publishing } = openTestEditor(store);
  set(CHENNAI, ['phone'], PHONE);
  const proposal = { address: 'https://example.com/changes/1', approvers: ['Kavitha'] };
  expect(await publishing.publish()).toEqual({ outcome: 'proposed', ...proposal });
  const later = openTestEditor(store, draft.toStored());
  expect((await later.publishing.publishStatus()).proposal).toEqual(proposal);
  // Approved, and changed again by somebody: the draft has nothing to add.
  store.change({ [CHENNAI]: draft.read(CHENNAI) });
  await later.unsaved.refresh();
  expect((await later.publishing.changes()).changes).toEqual([]);
  expect((await later.publishing.publishStatus()).proposal).toBeUndefined();
});

test('input during publishing stays in the draft', async () => {
  const { store, draft, set, publishing } = start();
  const { commit } = store;
  Object.assign(store, {
    commit: async (...sent: Parameters<ContentStore['commit']>) => {
      set(CHENNAI, ['address', 'postcode'], '600099');
      return commit(...sent);
    },
  });
  await publishing.publish();
  expect(phoneAndPostcode(store)).toEqual([PHONE, '600082']);
  expect(parse(draft.read(CHENNAI) ?? '').address.postcode).toBe('600099');
  const { changes } = await publishing.changes();
  expect(changes).toMatchObject([{ path: ['address', 'postcode'] }]);
});
