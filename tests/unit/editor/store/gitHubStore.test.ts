/** The content in a repository on GitHub. */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { CODE } from '../../../../editor/store/codePaths.ts';
import { blobsOnDevice } from '../../../../editor/store/gitBlobs.ts';
import { type FailureCode, GitHubFailure } from '../../../../editor/store/gitHubFailures.ts';
import { fakeGitHub } from '../../../support/gitHub/fakeGitHub.ts';
import type { FakeState, Fault } from '../../../support/gitHub/fakeState.ts';
import {
  blobsInMemory,
  CHENNAI,
  NEW_PHONE,
  open,
  PICTURE,
  type StoreOptions,
  storeOf,
  WORDS,
} from '../../../support/gitHub/gitHubOf.ts';
import { storeContract } from './contract.ts';

/** A file for each part of the code. */
const CODE_FILES = Object.fromEntries(CODE.map((path) => [path.includes('.') ? path : `${path}/schema.ts`, path]));

storeContract('GitHub', (files) => {
  const { gitHub, store } = open({}, files);
  return {
    store,
    read: async (path) => gitHub.repository.textIn(path),
    write: async (path, text) => void gitHub.publish({ [path]: text }),
  };
});

test('texts that GitHub truncates or rewrites are read byte for byte', async () => {
  const long = `{ "text": "${'மணி '.repeat(200_000)}" }`;
  const [latin, utf16] = [Buffer.from([0x22, 0xe9, 0x22]), Buffer.from('\ufeff{}', 'utf16le')];
  const { store } = open({}, { 'locales/en/a.json': long, 'locales/en/b.json': latin, 'locales/en/c.json': utf16 });
  const { texts } = await store.load();
  expect([...texts.values()]).toEqual([long, latin.toString(), utf16.toString()]);
});

test('links and hidden files are ignored', async () => {
  const { gitHub, store } = open();
  gitHub.publish({ 'branches/linked.yaml': { mode: '120000', content: '../package.json' } });
  gitHub.publish({ 'media/.DS_Store': '' });
  const { texts, pictures } = await store.load();
  expect([...texts.keys(), ...pictures.keys()]).toEqual([CHENNAI, WORDS, PICTURE]);
});

test('a picture is read byte for byte, and written in one commit with the texts', async () => {
  const { gitHub, git, store } = open();
  const picture = Uint8Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 256);
  const changes = [...NEW_PHONE, { path: PICTURE, content: picture }];
  expect(await store.commit(git.head(), changes, 'A new picture')).toEqual({ version: git.head() });
  expect(git.changed(git.head())).toEqual([CHENNAI, PICTURE]);
  expect(await store.read(git.head(), PICTURE)).toEqual(picture);
  gitHub.faults.push('cut within');
  await expect(store.read(git.head(), PICTURE)).rejects.toMatchObject({ code: 'unreachable' });
});

test('the history lists authors and messages, without the editor’s trailer and without changes of code', async () => {
  const { gitHub, store } = open();
  const theirs = gitHub.publish({ [WORDS]: '{ }\n' });
  const message = 'Phone number of Chennai\n\nIt was changed in November.';
  await store.commit(theirs, NEW_PHONE, message);
  gitHub.publish({ 'package.json': '{}' });
  expect((await store.history()).map(({ by, message: said }) => [by, said])).toEqual([
    ['Anita', message],
    ['Somebody else', 'By hand'],
    ['Somebody else', 'The first version'],
  ]);
});

test.each([
  ['key-of-anita', false, { name: 'Anita', account: 'anita', mayPublish: true, until: '2027-01-31' }],
  ['key-of-anita', true, { name: 'Anita', account: 'anita', mayPublish: false, until: '2027-01-31' }],
  ['key-of-ravi', false, { name: 'Ravi', account: 'ravi', mayPublish: true }],
  ['key-of-meena', false, { name: 'meena', account: 'meena', mayPublish: false }],
])('%s: who it is, what they may do (branch protected: %s), and until when', async (key, isProtected, person) => {
  const { gitHub, store } = open({ key });
  gitHub.isProtected = isProtected;
  expect(await store.currentPerson()).toEqual(person);
});

test('a second start takes three requests, because texts are cached', async () => {
  const many = Array.from({ length: 150 }, (_, at) => [`locales/en/page-${at}.json`, `{ "at": ${at} }`]);
  const files = { [CHENNAI]: 'phone: "1"\n', ...Object.fromEntries(many) };
  const { gitHub, store: first } = open({ blobs: blobsOnDevice() }, files);
  await first.load();
  gitHub.publish({ [CHENNAI]: 'phone: "2"\n' });
  gitHub.requests.length = 0;
  const store = storeOf(gitHub, { blobs: blobsOnDevice() });
  await store.currentPerson();
  const { texts } = await store.load();
  const [chennai, last] = [texts.get(CHENNAI), texts.get('locales/en/page-149.json')];
  expect([texts.size, chennai, last]).toEqual([151, 'phone: "2"\n', '{ "at": 149 }']);
  expect(gitHub.requests).toHaveLength(3);
});

test('publishing takes two requests when nobody was faster: the new version is cached', async () => {
  const { gitHub, store } = open();
  const before = await store.load();
  gitHub.requests.length = 0;
  await store.commit(before.version, NEW_PHONE, 'Phone number');
  expect((await store.load(before)).texts.get(CHENNAI)).toBe('phone: "2"\n');
  expect(gitHub.requests).toHaveLength(2);
});

test.each(['cut after', 'cut within', 'no CORS'] as const)(
  'what GitHub took is not published twice: %s',
  async (fault) => {
    const { gitHub, git, store } = open();
    const version = git.head();
    gitHub.faults.push(fault);
    const first = store.commit(version, NEW_PHONE, 'Phone number');
    await expect(first).rejects.toMatchObject({ code: 'unreachable' });
    const taken = git.head();
    expect(taken).not.toBe(version);
    const head = gitHub.publish({ [WORDS]: '{ }\n' });
    const later = storeOf(gitHub);
    expect(await later.commit(version, NEW_PHONE, 'Phone number, a day later')).toEqual({ version: taken });
    expect(await later.history(CHENNAI)).toHaveLength(2);
    const other = [{ path: CHENNAI, content: 'phone: "3"\n' }];
    expect(await later.commit(version, other, 'Phone number')).toEqual({ stale: head });
  },
);

test.each([0, 1, 2, 3])(
  'a proposal is one pull request, even if the connection broke after request %i',
  async (broken) => {
    const { gitHub, git } = open();
    gitHub.isProtected = true;
    const version = git.head();
    gitHub.faults[broken] = 'cut after';
    const propose = () => storeOf(gitHub).propose(version, NEW_PHONE, 'Phone number\n\nIt is new.');
    await expect(propose()).rejects.toMatchObject({ code: 'unreachable' });
    gitHub.publish({ [WORDS]: '{ }\n' });
    const address = 'https://github.com/clinic/website/pull/1';
    expect(await propose()).toEqual({ address, approvers: ['Ravi'] });
    gitHub.codeOwners = ['Dr Priya'];
    expect(await propose()).toEqual({ address, approvers: ['Dr Priya'] });
    expect(gitHub.proposals).toMatchObject([{ title: 'Phone number', body: 'It is new.' }]);
    const head = gitHub.proposals[0]?.head ?? '';
    expect([gitHub.repository.textIn(CHENNAI), gitHub.repository.textIn(CHENNAI, head)]).toEqual([
      'phone: "1"\n',
      'phone: "2"\n',
    ]);
    expect(git.log(head, 9)).toHaveLength(2);
  },
);

const time = '2026-11-26T11:53:00Z';
const fault = { state: 'FAILURE', description: 'branches/chennai.yaml:3:5: closes is before opens' };
const fine = { state: 'SUCCESS', description: 'Fine' };
const checking = { state: 'checking' };
const published = { state: 'published', time };
const failed = { state: 'failed', sentences: [fault.description] };
const failedSilently = { state: 'failed', sentences: [expect.stringMatching(/^A check on GitHub has failed\./)] };
type Known = (version: string, before: string, after: string) => Partial<FakeState>;

test.each<[string, Known, object, key?: string]>([
  ['nothing is known', () => ({}), checking],
  ['the website is older', (_, before) => ({ published: { commit: before, time } }), checking],
  ['it is there', (version) => ({ published: { commit: version, time } }), published],
  ['a later one is there', (_v, _b, after) => ({ published: { commit: after, time } }), published],
  ['it is checked', (version) => ({ statuses: new Map([[version, [{ ...fault, state: 'PENDING' }]]]) }), checking],
  ['its check failed', (version) => ({ statuses: new Map([[version, [fault, fine]]]) }), failed],
  ['its key sees no checks', (version) => ({ statuses: new Map([[version, [fault]]]) }), failed, 'key-of-meena'],
  ['a check failed without a word', (version) => ({ failedChecks: new Set([version]) }), failedSilently],
])('on the website? %s', async (_name, know, expected, key = 'key-of-anita') => {
  const { gitHub, git, store } = open({ key });
  const before = git.head();
  const version = gitHub.publish({ [CHENNAI]: 'phone: "2"\n' });
  Object.assign(gitHub, know(version, before, gitHub.publish({ [WORDS]: '{ }\n' })));
  expect(await store.status(version)).toEqual(expected);
});

test('code that differs from the editor’s is noticed in every folder', async () => {
  const gitHub = fakeGitHub({ ...CODE_FILES, [CHENNAI]: 'phone: "1"\n' });
  const ids = CODE.map((path) => [path, gitHub.repository.find(`main:${path}`)?.oid ?? '']);
  const store = storeOf(gitHub, { code: Object.fromEntries(ids) });
  const isOther = async () => (await store.load()).hasOtherCode;
  expect(await isOther()).toBe(false);
  gitHub.publish({ [CHENNAI]: 'phone: "2"\n' });
  expect(await isOther()).toBe(false);
  gitHub.publish({ 'branches/model/schema.ts': 'export {};' });
  expect(await isOther()).toBe(true);
  expect((await storeOf(gitHub).load()).hasOtherCode).toBe(false);
});

test('the last version is read from the cache, unless it is incomplete', async () => {
  const texts = new Map<string, string>();
  const { gitHub, git, store } = open({ blobs: blobsInMemory(texts), code: { editor: 'of yesterday' } });
  expect(await store.cachedSnapshot?.()).toBeUndefined();
  const read = await store.load();
  expect(read.hasOtherCode).toBe(true);
  const asked = gitHub.requests.length;
  expect(await store.cachedSnapshot?.()).toEqual(read);
  expect(gitHub.requests.length).toBe(asked);
  texts.delete(git.find(`main:${WORDS}`)?.oid ?? '');
  expect(await store.cachedSnapshot?.()).toBeUndefined();
});

// Every failure has a sentence that says what has happened and what to do.

/** What happens, to whom; the code, and a part of the sentence. */
test.each<[string, Fault | undefined, StoreOptions, FailureCode, RegExp]>([
  ['401', undefined, { key: 'old' }, 'signedOut', /^GitHub does not accept your access key: .*\. Sign in again;/],
  ['hidden', undefined, { key: 'key-of-a-stranger' }, 'notFound', /Could not resolve .*Make sure that the key is for/],
  ['no such branch', undefined, { branch: 'live' }, 'notFound', /there is no branch live/],
  ['offline', 'cut before', { isOnline: () => false }, 'offline', /^This device is offline\. Try again when/],
  ['line cut', 'cut before', {}, 'unreachable', /^GitHub does not answer: .* Try again;/],
])('reading: %s', async (_name, fault, options, code, sentence) => {
  const { gitHub, store } = open(options);
  gitHub.faults.push(fault);
  const failure = await store.load().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(GitHubFailure);
  expect(failure).toMatchObject({ code, message: expect.stringMatching(sentence) });
  expect((failure as Error).message).not.toMatch(/API error|[{}]|undefined|\(GitHub: \)/);
});

const noSuchFile = [{ path: 'locales/en/none.json', content: undefined }];
const large = [{ path: PICTURE, content: new Uint8Array(30 * 1024 * 1024 + 1) }];

test.each([
  ['no right', NEW_PHONE, 'key-of-meena', false, 'mayNot', /GitHub: Resource not accessible by personal access token/],
  ['protected branch', NEW_PHONE, 'key-of-anita', true, 'protected', /Propose them instead of publishing them/],
  ['nothing there to delete', noSuchFile, 'key-of-anita', false, 'refused', /does not exist: locales\/en\/none\.json/],
  ['more than 30 MB', large, 'key-of-anita', false, 'tooLarge', /larger than 30 MB/],
])('publishing: %s', async (_name, changes, key, isProtected, code, sentence) => {
  const { gitHub, git, store } = open({ key });
  gitHub.isProtected = isProtected;
  const head = git.head();
  const refused = store.commit(head, changes, 'Phone number');
  await expect(refused).rejects.toMatchObject({ code, message: expect.stringMatching(sentence) });
  expect(git.head()).toBe(head);
  expect(gitHub.requests).toHaveLength(code === 'tooLarge' ? 0 : 1);
  // Without write access, one cannot propose either.
  if (code === 'mayNot') await expect(store.propose(head, changes, 'Phone number')).rejects.toMatchObject({ code });
});

test.each([
  [{ status: 422, body: { message: 'Invalid' } }, undefined],
  [{ status: 403, body: { message: 'Resource not accessible by personal access token' } }, undefined],
  [{ status: 404, body: { message: 'Not Found' } }, undefined],
  [{ status: 502 }, 'broken'],
])('looking for what was sent, a refusal is as good as nothing, and a fault is none: %j', async (fault, code) => {
  const { gitHub, git, store } = open();
  gitHub.faults.push(fault);
  const found = await store.find(git.head(), NEW_PHONE).catch((error: { code: FailureCode }) => error.code);
  expect(found).toBe(code);
});

test('what a proposal may not contain either is not proposed', async () => {
  const { gitHub, git, store } = open();
  const message = 'Repository rule violations found\n\nSecret detected in content';
  gitHub.commitFaults.push({ status: 200, body: { errors: [{ type: 'UNPROCESSABLE', message }] } });
  const sentence = /^GitHub refuses this \(GitHub: .*Secret detected in content\)\. Show this sentence/;
  const refused = { code: 'refused', message: expect.stringMatching(sentence) };
  await expect(store.propose(git.head(), NEW_PHONE, 'Phone number')).rejects.toMatchObject(refused);
});

test('unprotected branches are found by their rules', async () => {
  const { gitHub, git, store } = open();
  const openBranches = () => store.openBranches?.();
  expect(await openBranches()).toEqual(['content']);
  git.move('live', git.head(), '0'.repeat(40));
  expect(await openBranches()).toEqual(['live', 'content']);
  gitHub.rules = undefined;
  expect(await openBranches()).toEqual(['live', 'content']);
  gitHub.rules = { live: ['update', 'non_fast_forward'], main: ['non_fast_forward', 'deletion', 'pull_request'] };
  expect(await openBranches()).toEqual(['live']);
  gitHub.rules = { live: ['creation', 'update', 'deletion'], main: ['deletion'] };
  expect(await openBranches()).toEqual(['content']);
  gitHub.isProtected = true;
  expect(await openBranches()).toEqual([]);
  gitHub.faults.push({ status: 502 });
  await expect(openBranches()).rejects.toMatchObject({ code: 'broken' });
});
