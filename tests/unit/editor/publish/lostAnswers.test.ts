/** Changes whose answer from GitHub was lost: whatever has become of them, people can go on. */
import { expect, test } from 'vitest';
import type { Session } from '../../../../editor/session/session.ts';
import {
  CHENNAI,
  CLINIC,
  draftStoreInMemory,
  FIXTURES,
  KAVALKINARU,
  openWindow,
} from '../../../support/editorSession.ts';
import { type FakeGitHub, fakeGitHub } from '../../../support/gitHub/fakeGitHub.ts';
import type { Fault } from '../../../support/gitHub/fakeState.ts';
import { blobsInMemory, storeOf } from '../../../support/gitHub/gitHubOf.ts';
import { NOWHERE } from '../../../support/gitHub/repository.ts';

const FILES: Readonly<Record<string, string>> = { ...FIXTURES, [CLINIC]: `${FIXTURES[CLINIC]}\ntestSite: true\n` };
const PHONE = '+919840012345';
const PROPOSED = { outcome: 'proposed', address: 'https://github.com/clinic/website/pull/1' };

/** Anita's device, whose connection breaks at a request. @param when before or after GitHub has handled it */
async function startBroken(gitHub: FakeGitHub, at: string, when: 'before' | 'after') {
  let isBroken: boolean | undefined;
  const fetch: FakeGitHub['fetch'] = async (...request) => {
    const isThere = String(request[1]?.body).includes(at);
    if (isBroken ?? (isThere && when === 'before')) {
      isBroken ??= true;
      throw new TypeError('Failed to fetch');
    }
    const answer = await gitHub.fetch(...request);
    if (isBroken === undefined && isThere) isBroken = true;
    if (isBroken) throw new TypeError('Failed to fetch');
    return answer;
  };
  const [blobs, device] = [blobsInMemory(), draftStoreInMemory()];
  const reload = (of = device) => openWindow(storeOf(gitHub, { fetch, blobs }), of);
  const first = await reload();
  await first.forms.edit('chennai', [{ kind: 'set', path: ['phone'], value: PHONE }]);
  await expect(first.publishing.publish()).rejects.toMatchObject({ code: 'unreachable' });
  isBroken = false;
  return { device, reload };
}

const publishElsewhere = (gitHub: FakeGitHub) =>
  gitHub.publish({ [KAVALKINARU]: `${FILES[KAVALKINARU] ?? ''}# seen\n` });
const become = (gitHub: FakeGitHub, permission: 'READ' | undefined) => {
  gitHub.accounts = gitHub.accounts.map((each) => (each.login === 'anita' ? { ...each, permission } : each));
};
const unsaved = async (session: Session) => (await session.unsaved.state()).files.map(({ path }) => path);
const said = (work: Promise<unknown>) => work.catch((error: { code?: string }) => ({ outcome: error.code }));

/** Where the connection breaks; what happens before the next visit; what is left then; and the outcome of publishing again. */
const STORIES: readonly [
  story: string,
  at: 'createPullRequest' | 'createRef' | 'createCommitOnBranch',
  when: 'before' | 'after',
  happens: (gitHub: FakeGitHub) => void,
  left: readonly string[],
  again: object,
][] = [
  ['a proposal that is there', 'createPullRequest', 'after', publishElsewhere, [CHENNAI], PROPOSED],
  ['a proposal that was half made', 'createPullRequest', 'before', publishElsewhere, [CHENNAI], PROPOSED],
  ['a proposal that never left', 'createRef', 'before', publishElsewhere, [CHENNAI], PROPOSED],
  [
    'a proposal that was closed',
    'createPullRequest',
    'after',
    (gitHub) => {
      for (const each of gitHub.proposals) each.isOpen = false;
      publishElsewhere(gitHub);
    },
    [CHENNAI],
    { outcome: 'proposed', address: 'https://github.com/clinic/website/pull/2' },
  ],
  [
    'a proposal that was merged, and undone since',
    'createPullRequest',
    'after',
    (gitHub) => {
      const { repository, proposals } = gitHub;
      for (const each of proposals) {
        repository.move('main', repository.head(each.head), repository.head());
        each.isOpen = false;
      }
      gitHub.publish({ [CHENNAI]: FILES[CHENNAI] });
    },
    [],
    { outcome: 'nothing' },
  ],
  [
    'a commit that is there, by somebody who may only read by now',
    'createCommitOnBranch',
    'after',
    (gitHub) => {
      gitHub.publish({ [CHENNAI]: FILES[CHENNAI] });
      become(gitHub, 'READ');
    },
    [],
    { outcome: 'nothing' },
  ],
  [
    'a commit that never left, by somebody who may only read by now',
    'createCommitOnBranch',
    'before',
    (gitHub) => {
      publishElsewhere(gitHub);
      become(gitHub, 'READ');
    },
    [CHENNAI],
    { outcome: 'mayNot' },
  ],
  [
    'a commit to a branch that was deleted and made anew',
    'createCommitOnBranch',
    'after',
    ({ repository }) => {
      const [, first] = repository.log('main', 2);
      repository.move('main', first?.oid ?? '', repository.head());
    },
    [CHENNAI],
    { outcome: 'published' },
  ],
  [
    'a commit to a branch that takes only proposals by now',
    'createCommitOnBranch',
    'before',
    (gitHub) => {
      publishElsewhere(gitHub);
      gitHub.isProtected = true;
    },
    [CHENNAI],
    PROPOSED,
  ],
];

/** Every second one, but for the full tests: each takes six seconds. */
const sample = <T>(all: readonly T[]) => (process.env.TEST_ALL ? all : all.filter((_, i) => i % 2 === 0));

test.each(sample(STORIES))('%s: every visit shows the changes, which are published or discarded', async (...story) => {
  const [, at, when, happens, left, again] = story;
  const gitHub = fakeGitHub(FILES);
  gitHub.isProtected = at !== 'createCommitOnBranch';
  const { device, reload } = await startBroken(gitHub, at, when);
  happens(gitHub);
  const before = await device.read();
  for (const _visit of [1, 2, 3]) {
    const session = await reload();
    await session.publishing.changes();
    expect(await unsaved(session)).toEqual(left);
  }
  const session = await reload();
  expect(await said(session.publishing.publish())).toMatchObject(again);
  expect(gitHub.proposals.filter(({ isOpen }) => isOpen).length).toBe('address' in again ? 1 : 0);
  await session.publishing.changes();

  const other = draftStoreInMemory(before);
  await (await reload(other)).unsaved.discard();
  const rid = await reload(other);
  expect([(await rid.publishing.changes()).changes, await unsaved(rid)]).toEqual([[], []]);
});

test.each<[string, Fault]>([
  ['422', { status: 422, body: { message: 'Invalid' } }],
  ['403', { status: 403, body: { message: 'Resource not accessible by personal access token' } }],
  ['404', { status: 404, body: { message: 'Not Found' } }],
])('if GitHub refuses to look up what was sent (%s), it counts as not received', async (_how, refusal) => {
  const gitHub = fakeGitHub(FILES);
  const { reload } = await startBroken(gitHub, 'createCommitOnBranch', 'before');
  publishElsewhere(gitHub);
  const session = await reload();
  // Who it is, and the newest version with its texts, are asked first.
  gitHub.faults.push(undefined, undefined, undefined, refusal);
  expect((await session.publishing.changes()).changes).toHaveLength(1);
  expect(await session.publishing.publish()).toEqual({ outcome: 'published' });
});

test('if GitHub does not answer, the lookup is repeated, unless the changes were discarded', async () => {
  const gitHub = fakeGitHub(FILES);
  const { device, reload } = await startBroken(gitHub, 'createCommitOnBranch', 'before');
  publishElsewhere(gitHub);
  const session = await reload();
  gitHub.faults.push(undefined, undefined, undefined, { status: 502 });
  await expect(session.publishing.changes()).rejects.toMatchObject({ code: 'broken' });
  expect((await device.read())?.sent).toBeDefined();
  await session.unsaved.discard();
  expect((await device.read())?.sent).toBeUndefined();
  expect((await (await reload()).publishing.changes()).changes).toEqual([]);
});

test('a missing branch or repository is reported, and publishing works once it is back', async () => {
  const gitHub = fakeGitHub(FILES);
  const { reload } = await startBroken(gitHub, 'createCommitOnBranch', 'before');
  const head = publishElsewhere(gitHub);
  const isOutOfSight = async () => {
    const session = await reload();
    await expect(session.publishing.changes()).rejects.toMatchObject({ code: 'notFound' });
    expect(await unsaved(session)).toEqual([CHENNAI]);
    expect(await session.publishing.publishStatus()).toEqual({ proposal: undefined });
  };
  gitHub.repository.move('main', NOWHERE, head);
  await isOutOfSight();
  gitHub.repository.move('main', head, NOWHERE);
  become(gitHub, undefined);
  await expect((await reload()).publishing.changes()).rejects.toMatchObject({ code: 'notFound' });
  gitHub.accounts = gitHub.accounts.map((each) => (each.login === 'anita' ? { ...each, permission: 'WRITE' } : each));
  expect(await (await reload()).publishing.publish()).toEqual({ outcome: 'published' });
});
