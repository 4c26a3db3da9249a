/** Changes whose answer from GitHub was lost: whatever has become of them, people can go on. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ContentStore } from '../../../../editor/content/contentStore.ts';
import type { Session } from '../../../../editor/session/session.ts';
import {
  CHENNAI,
  createTestStore,
  draftStoreInMemory,
  FIXTURES,
  KAVALKINARU,
  openWindow,
} from '../../../support/editorSession.ts';
import { type FakeGitHub, fakeGitHub } from '../../../support/gitHub/fakeGitHub.ts';
import { blobsInMemory, readyStoreOf } from '../../../support/gitHub/gitHubOf.ts';

const PHONE = '+919840012345';
const PROPOSED = { outcome: 'proposed', address: expect.stringMatching(/\/pull\/1$/) };

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
  const reload = (of = device) => openWindow(readyStoreOf(gitHub, { fetch, blobs }), of);
  const first = await reload();
  await first.forms.edit('chennai', [{ kind: 'set', path: ['phone'], value: PHONE }]);
  await expect(first.publishing.publish()).rejects.toMatchObject({ code: 'unreachable' });
  isBroken = false;
  return { device, reload };
}

const publishElsewhere = (gitHub: FakeGitHub) =>
  gitHub.publish({ [KAVALKINARU]: `${FIXTURES[KAVALKINARU] ?? ''}# seen\n` });
const become = (gitHub: FakeGitHub, permission?: 'READ' | 'WRITE') => {
  gitHub.accounts = gitHub.accounts.map((each) => (each.login === 'anita' ? { ...each, permission } : each));
};
const unsaved = async (session: Session) => (await session.unsaved.state()).files.map(({ path }) => path);
/** Why the store does not answer. */
const failureOf = async (session: Session) => {
  await session.unsaved.refresh();
  return (await session.unsaved.state()).failure?.code;
};
const said = (work: Promise<unknown>) => work.catch((error: { code?: string }) => ({ outcome: error.code }));

const republish = (gitHub: FakeGitHub) => void gitHub.publish({ [CHENNAI]: FIXTURES[CHENNAI] });
const [REQUEST, COMMIT] = ['createPullRequest', 'createCommitOnBranch'];
const NOTHING = { outcome: 'nothing' };

/** Where the connection breaks; what happens before the next visit; what is left then; and the outcome of publishing again. */
const STORIES: readonly [
  story: string,
  at: string,
  when: 'before' | 'after',
  happens: (gitHub: FakeGitHub) => void,
  left: readonly string[],
  again: object,
][] = [
  ['a proposal that is there', REQUEST, 'after', publishElsewhere, [CHENNAI], PROPOSED],
  ['a proposal that was half made', REQUEST, 'before', publishElsewhere, [CHENNAI], PROPOSED],
  ['a proposal that never left', 'createRef', 'before', publishElsewhere, [CHENNAI], PROPOSED],
  [
    'a proposal that was closed',
    REQUEST,
    'after',
    close,
    [CHENNAI],
    { outcome: 'proposed', address: expect.stringMatching(/2$/) },
  ],
  ['a proposal that was merged, and undone since', REQUEST, 'after', mergeAndUndo, [], NOTHING],
  ['a commit that is there, by somebody who may only read by now', COMMIT, 'after', mayRead(republish), [], NOTHING],
  [
    'a commit that never left, by somebody who may only read by now',
    COMMIT,
    'before',
    mayRead(publishElsewhere),
    [CHENNAI],
    { outcome: 'mayNot' },
  ],
  ['a commit to a branch that was made anew', COMMIT, 'after', takeBack, [CHENNAI], { outcome: 'published' }],
  ['a commit to a branch that takes only proposals by now', COMMIT, 'before', protect, [CHENNAI], PROPOSED],
];

function close(gitHub: FakeGitHub): void {
  for (const each of gitHub.proposals) each.isOpen = false;
  publishElsewhere(gitHub);
}
function mergeAndUndo(gitHub: FakeGitHub): void {
  const { repository, proposals } = gitHub;
  for (const { head } of proposals) repository.move('main', repository.head(head), repository.head());
  for (const each of proposals) each.isOpen = false;
  republish(gitHub);
}
function mayRead(happens: (gitHub: FakeGitHub) => void) {
  return (gitHub: FakeGitHub) => {
    happens(gitHub);
    become(gitHub, 'READ');
  };
}
function takeBack({ repository }: FakeGitHub): void {
  repository.move('main', repository.first, repository.head());
}
function protect(gitHub: FakeGitHub): void {
  publishElsewhere(gitHub);
  gitHub.isProtected = true;
}

/** Every second one, but for the full tests: each takes seconds. */
const sample = <T>(all: readonly T[]) => (process.env.TEST_ALL ? all : all.filter((_, i) => i % 2 === 0));

test.each(sample(STORIES))('%s: every visit shows the changes, which are published or discarded', async (...story) => {
  const [, at, when, happens, left, again] = story;
  const gitHub = fakeGitHub(FIXTURES);
  gitHub.isProtected = at !== COMMIT;
  const { device, reload } = await startBroken(gitHub, at, when);
  happens(gitHub);
  const before = await device.read();
  for (const _visit of [1, 2]) {
    const session = await reload();
    await session.unsaved.refresh();
    expect(await unsaved(session)).toEqual(left);
  }
  const session = await reload();
  expect(await said(session.publishing.publish())).toMatchObject(again);
  expect(gitHub.proposals.filter(({ isOpen }) => isOpen).length).toBe('address' in again ? 1 : 0);
  await session.unsaved.refresh();

  const other = draftStoreInMemory(before);
  await (await reload(other)).unsaved.discard();
  const rid = await reload(other);
  await rid.unsaved.refresh();
  expect([(await rid.publishing.changes()).changes, await unsaved(rid)]).toEqual([[], []]);
});

test('if GitHub does not answer, the lookup is repeated, unless the changes were discarded', async () => {
  const gitHub = fakeGitHub(FIXTURES);
  const { device, reload } = await startBroken(gitHub, COMMIT, 'before');
  publishElsewhere(gitHub);
  const session = await reload();
  gitHub.faults.push(undefined, undefined, { status: 502 });
  expect(await failureOf(session)).toBe('broken');
  expect((await device.read())?.sent).toBeDefined();
  await session.unsaved.discard();
  expect((await device.read())?.sent).toBeUndefined();
  expect(await failureOf(await reload())).toBeUndefined();
  expect((await (await reload()).publishing.changes()).changes).toEqual([]);
});

test('what a closed window sent arrives just before the next publication: it stands there once, with what was typed since', async () => {
  const store = createTestStore();
  let deliver: (() => Promise<unknown>) | undefined;
  const commit: ContentStore['commit'] = async (...sent) => {
    if (!deliver) {
      deliver = () => store.commit(...sent);
      return new Promise(() => undefined);
    }
    await deliver();
    return store.commit(...sent);
  };
  const device = draftStoreInMemory();
  const reload = () => openWindow({ ...store, commit }, device);
  const [{ id: _, ...anOffer }] = parse(FIXTURES[CHENNAI] ?? '').offers;
  const offer = { ...anOffer, title: { en: 'Free check-up' } };
  const closed = await reload();
  await closed.forms.edit('chennai', [{ kind: 'insert', path: ['offers'], index: 0, value: offer }]);
  void closed.publishing.publish();
  await expect.poll(() => deliver, { timeout: 20_000 }).toBeDefined();

  const session = await reload();
  await session.forms.edit('chennai', [
    { kind: 'set', path: ['offers', 0, 'title', 'en'], value: 'Check-up, free of charge' },
  ]);
  expect(await session.publishing.publish()).toEqual({ outcome: 'published' });
  expect(store.text(CHENNAI).match(/check-up/gi)).toEqual(['check-up', 'Check-up']);
  expect((await session.publishing.changes()).changes).toEqual([]);
  expect((await device.read())?.sent).toBeUndefined();
});
