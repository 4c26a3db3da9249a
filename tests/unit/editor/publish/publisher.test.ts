/** The page "Publish" learns from the editor's server what changes, on which pages, and where it goes. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeArchive } from '../../../../editor/publish/makeArchive.ts';
import { createPublisher } from '../../../../editor/publish/publisher.ts';
import { readMedia } from '../../../../renderer/media/readMedia.ts';
import { CLINIC, type Clinic, openWorld, type World } from './clinics.ts';

const TODAY = '2026-11-21';
const CHENNAI = 'branches/chennai.yaml';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

/** The publisher of a working copy whose site has three pages: of a branch each, and one with the phone numbers of both. */
function publisherOf({ root }: Clinic) {
  return createPublisher({
    root,
    today: () => TODAY,
    comparedOrigin: 'http://127.0.0.1:1',
    readPictures: () => readMedia(join(root, 'media')),
    renderAll: async ({ files }) =>
      new Map([
        ...files.branches.map(({ id, file }) => [`/${id}`, `<p>${JSON.stringify(file)}</p>`] as const),
        ['/contact', `<p>${files.branches.map(({ file }) => file.phone)}</p>`] as const,
      ]),
  });
}

test('what is saved and what is not are told apart, and pages are counted for each sentence', async () => {
  const clinic = world.clone('counted');
  const publisher = publisherOf(clinic);
  clinic.change(CHENNAI, 'phone: "+910000000001"', 'phone: "+919840012345"');
  clinic.change(CHENNAI, 'sunday: [11:00-13:30]', 'sunday: closed');
  const before = clinic.read(CHENNAI);
  const after = before.replace('postcode: "600082"', 'postcode: "600083"');

  const told = await publisher.whatChanges([{ path: CHENNAI, before, after }]);
  expect(told.destination).toEqual({ kind: 'remote', remote: 'origin', branch: 'main' });
  expect(told.changes).toMatchObject([{ path: ['phone'] }, { path: ['hours', 'sunday'] }]);
  expect(told.unsaved).toMatchObject([{ path: ['address', 'postcode'], before: '600082', after: '600083' }]);

  const pages = await publisher.pages();
  expect(pages?.changed).toEqual(['/chennai', '/contact']);
  expect([...(pages?.counts.values() ?? [])]).toEqual([2, 1]);
  expect(await publisher.page('after', '/contact', told.id)).toContain('+919840012345');
  expect(await publisher.page('before', '/contact', told.id)).toContain('+910000000001');

  expect(await publisher.preflight()).toMatchObject({ judgement: { left: ['samples', 'advice'], isTest: true } });
  expect(await publisher.publish('Meera', new Map())).toMatchObject({ outcome: 'published', files: [CHENNAI] });
  expect(world.published(CHENNAI)).toContain('600082');
  expect(clinic.type('log', '-1', '--format=%an: %s')).toBe(
    'Meera: Chennai: Phone number on 2 pages, and 1 more change\n',
  );
  expect(await publisher.whatChanges([])).toMatchObject({ name: 'Meera', changes: [] });
});

test('without a remote, or without Git, the archive is made', async () => {
  const clinic = world.clone('archive');
  const publisher = publisherOf(clinic);
  clinic.type('remote', 'remove', 'origin');
  expect((await publisher.whatChanges([])).destination).toEqual({ kind: 'archive', hasGit: true });
  rmSync(join(clinic.root, '.git'), { recursive: true });
  expect((await publisher.whatChanges([])).destination).toEqual({ kind: 'archive', hasGit: false });

  writeFileSync(join(clinic.root, CHENNAI), 'name: 1\n');
  const said: string[] = [];
  const result = await makeArchive(clinic.root, TODAY, (line) => said.push(line));
  expect(result).toMatchObject({ outcome: 'notBuilt', lines: said });
  expect(said[0], 'what it does is told, too').toBe('Checking facts and words ...');
  expect(said.join('\n')).toContain(`${CHENNAI}:1:`);
});

test('no archive is made of samples, unless as a test site', async () => {
  const clinic = world.clone('samples');
  clinic.change(CLINIC, 'testSite: true', 'testSite: false');
  const { outcome, lines } = { lines: [], ...(await makeArchive(clinic.root, TODAY, () => undefined)) };
  expect(outcome).toBe('notBuilt');
  expect(lines).toContainEqual(expect.stringMatching(/^This site still has sample facts and unsigned advice\./));
});

test('what is saved but could not be built is told', async () => {
  const clinic = world.clone('problems');
  const publisher = publisherOf(clinic);
  clinic.change(CHENNAI, 'postcode: "600082"', 'postcode: "6000"');
  const { problems, changes } = await publisher.whatChanges([]);
  expect(problems).toMatchObject([{ line: expect.any(Number) }]);
  expect(changes).toEqual([]);
});
