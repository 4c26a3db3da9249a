/** The draft of a browser, as all its windows see it. */
import { expect, test, vi } from 'vitest';
import type { StoredDraft } from '../../../editor/content/draft.ts';
import { openDraftStore } from '../../../editor/session/draftDatabase.ts';
import { brokenDatabases, fakeLocks } from '../../support/browser.ts';

vi.stubGlobal('navigator', { locks: fakeLocks() });

const draft = (text?: string): StoredDraft => ({
  bases: { 'branches/chennai.yaml': 'phone: "1"\r\n', 'branches/new.yaml': null },
  edits: [
    { path: 'branches/chennai.yaml', edit: { kind: 'set', path: ['offers', 0, 'title'], value: { en: 'Pongal' } } },
    { path: 'branches/new.yaml', edit: { kind: 'file', text } },
  ],
});

test('a draft is restored exactly after the window was closed, for any project', async () => {
  const PROJECT = '-8q9sCXq4';
  expect(await openDraftStore(PROJECT).read()).toBeUndefined();
  for (const stored of [draft('phone: "2"\n'), draft()]) {
    const window = openDraftStore(PROJECT);
    await window.runExclusive(() => window.write(stored));
    expect(await openDraftStore(PROJECT).read()).toStrictEqual(stored);
  }
  expect(await openDraftStore('another project').read()).toBeUndefined();
});

test('a draft knows the time of its last change, and of its resumption', async () => {
  const [monday = '', tuesday = '', wednesday = ''] = [23, 24, 25].map((day) => `2026-11-${day}T09:00:00.000Z`);
  let day = monday;
  const window = openDraftStore('times', () => new Date(day));
  expect(await window.time()).toBeUndefined();
  await window.write(draft('phone: "2"\n'));
  day = tuesday;
  await window.write(draft('phone: "3"\n'));
  day = wednesday;
  await window.write(draft('phone: "3"\n'));
  expect(await window.time()).toBe(tuesday);
  await window.write(draft('phone: "3"\n'), true);
  expect(await window.time()).toBe(wednesday);
});

test('new pictures are restored in every window, until they leave the draft', async () => {
  const [one, other] = [openDraftStore('pictures'), openDraftStore('pictures')];
  const bytes = new Uint8Array([1, 2, 3]);
  const withPicture = { ...draft(), pictures: { 'media/offers/pongal.jpg': bytes } };
  await one.write(withPicture);
  expect((await one.read())?.pictures?.['media/offers/pongal.jpg']).toBe(bytes);
  expect([await one.read(), await other.read()]).toStrictEqual([withPicture, withPicture]);
  await other.write(draft());
  expect(await one.read()).toStrictEqual(draft());
  await one.write(withPicture);
  expect(await openDraftStore('pictures').read()).toStrictEqual(withPicture);
});

test('what a browser does not store is said, and stored once it can be', async () => {
  const window = openDraftStore('broken');
  const pictures = { 'media/offers/pongal.jpg': new Uint8Array([1]) };
  await window.write({ ...draft(), pictures });
  for (const [how, code] of [
    ['full', 'noRoom'],
    ['closed', 'notKept'],
  ] as const) {
    brokenDatabases.set('draft-broken', how);
    await expect(window.write(draft('phone: "2"\n'))).rejects.toMatchObject({ name: 'NotStored', code });
    brokenDatabases.clear();
    expect(await window.read()).toStrictEqual({ ...draft(), pictures });
  }
  await window.write(draft('phone: "2"\n'));
  expect(await window.read()).toStrictEqual(draft('phone: "2"\n'));
});

/** Opens the database of a project as an editor of another version does. */
const openAs = (project: string, version: number) =>
  new Promise<IDBDatabase>((done) => {
    const asked = indexedDB.open(`draft-${project}`, version);
    asked.onupgradeneeded = () => asked.result.createObjectStore(`of ${version}`);
    asked.onsuccess = () => done(asked.result);
  });

test('an older editor in another tab is named, and a newer one gets its turn', async () => {
  const old = await openAs('older', 1);
  const window = openDraftStore('older');
  await expect(window.read()).rejects.toMatchObject({ code: 'blocked' });
  old.close();
  const later = openDraftStore('newer');
  await later.write(draft());
  const newer = await openAs('newer', 3);
  await expect(later.read()).rejects.toMatchObject({ code: 'newer' });
  newer.close();
});
