/** Whatever goes wrong with GitHub has a sentence that says what has happened and what to do. */
import { expect, test } from 'vitest';
import { type FailureCode, GitHubFailure } from '../../../../editor/store/gitHubFailures.ts';
import type { Fault } from '../../../support/gitHub/fakeGitHub.ts';
import { PICTURE } from './contract.ts';
import { NEW_PHONE, NOON, open, type StoreOptions } from './gitHubOf.ts';

const reset = { 'X-RateLimit-Reset': String(NOON / 1000 + 1200) };
const answer = (status: number, message: string, headers = {}): Fault => ({ status, body: { message }, headers });
const graphQL = (error: object): Fault => ({ status: 200, body: { errors: [error] }, headers: reset });
const violation = { type: 'UNPROCESSABLE', message: 'Repository rule violations found' };
const misunderstood = { extensions: { code: 'undefinedField' }, message: "Field 'x' doesn't exist" };
const limited = answer(403, 'No', { 'X-RateLimit-Remaining': '0', ...reset });
const hurried = answer(403, 'You have exceeded a secondary rate limit', { 'Retry-After': '60' });

/** What happens, to whom; the code, and a part of the sentence. */
test.each<[string, Fault | undefined, StoreOptions, FailureCode, RegExp]>([
  ['401', undefined, { key: 'old' }, 'signedOut', /^GitHub does not accept your access key: .*\. Sign in again;/],
  ['403, no right', answer(403, 'Forbidden'), {}, 'mayNot', /no right to do this \(GitHub: Forbidden\)\. Ask whoever/],
  ['403, too many', limited, {}, 'tooMany', /from your account until 12:20\. Try again then/],
  ['403, too fast', hurried, {}, 'tooMany', /until 12:01\./],
  ['429', answer(429, 'Slow down'), {}, 'tooMany', /for some minutes\./],
  ['too many', graphQL({ type: 'RATE_LIMITED', message: 'Limit exceeded' }), {}, 'tooMany', /until 12:20\./],
  ['hidden', undefined, { key: 'key-of-a-stranger' }, 'notFound', /Could not resolve .*Make sure that the key is for/],
  ['404', answer(404, 'Not Found'), {}, 'notFound', /does not find what .* or hides it .*\(GitHub: Not Found\)/],
  ['no such branch', undefined, { branch: 'live' }, 'notFound', /there is no branch live/],
  ['409', answer(409, 'Conflict'), {}, 'conflict', /changed by somebody else .* Try again in a minute\./],
  ['413', answer(413, 'Too large'), {}, 'tooLarge', /larger than 30 MB/],
  ['422', answer(422, 'Invalid'), {}, 'refused', /^GitHub refuses this \(GitHub: Invalid\)\. Show this sentence/],
  ['418', answer(418, 'A teapot'), {}, 'refused', /GitHub: A teapot/],
  ['misunderstood', graphQL(misunderstood), {}, 'refused', /GitHub: Field 'x' doesn't exist/],
  ['502', answer(502, 'Bad Gateway'), {}, 'broken', /a fault of its own \(GitHub: Bad Gateway\)\. Try again in a few/],
  ['takes too long', graphQL({ message: 'Something went wrong' }), {}, 'broken', /githubstatus\.com says more/],
  ['rules', graphQL(violation), {}, 'protected', /need somebody’s approval .* Propose them instead/],
  ['offline', 'cut before', { isOnline: () => false }, 'offline', /^This device is offline\. Try again when/],
  ['line cut', 'cut before', {}, 'unreachable', /although this device is online\. Try again;/],
  ['line cut within the answer', 'cut within', {}, 'unreachable', /although this device is online/],
  ['blocked by CORS', 'no CORS', {}, 'unreachable', /may be blocking api\.github\.com\./],
])('reading: %s', async (_name, fault, options, code, sentence) => {
  const { gitHub, store } = open(options);
  gitHub.faults.push(fault);
  const failure = await store.load().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(GitHubFailure);
  expect(failure).toMatchObject({ code, message: expect.stringMatching(sentence) });
  expect((failure as Error).message).not.toMatch(/API error|[{}]|undefined|\(GitHub: \)/);
});

const noSuchFile = [{ path: 'locales/none.json', content: undefined }];
const large = [{ path: PICTURE, content: new Uint8Array(30 * 1024 * 1024 + 1) }];

test.each([
  ['no right', NEW_PHONE, 'key-of-meena', false, 'mayNot', /GitHub: Resource not accessible by personal access token/],
  ['protected branch', NEW_PHONE, 'key-of-anita', true, 'protected', /Propose them instead of publishing them/],
  ['nothing there to delete', noSuchFile, 'key-of-anita', false, 'refused', /does not exist: locales\/none\.json/],
  ['more than 30 MB', large, 'key-of-anita', false, 'tooLarge', /larger than 30 MB/],
])('publishing: %s', async (_name, changes, key, isProtected, code, sentence) => {
  const { gitHub, git, store } = open({ key });
  gitHub.isProtected = isProtected;
  const head = git.head();
  const refused = store.commit(head, changes, 'Phone number');
  await expect(refused).rejects.toMatchObject({ code, message: expect.stringMatching(sentence) });
  expect(git.head()).toBe(head);
  expect(gitHub.requests).toHaveLength(code === 'tooLarge' ? 0 : 1);
});

test('whoever may not write can propose nothing either, and hears why', async () => {
  const { git, store } = open({ key: 'key-of-meena' });
  const proposed = store.propose(git.head(), NEW_PHONE, 'Phone');
  await expect(proposed).rejects.toMatchObject({ code: 'mayNot' });
});

test('a picture whose line broke is no picture', async () => {
  const { gitHub, git, store } = open();
  gitHub.faults.push('cut within');
  const read = store.read(git.head(), PICTURE);
  await expect(read).rejects.toMatchObject({ code: 'unreachable' });
});
