/**
 * Browsers of people who edit the same site on the fake of GitHub, without their windows: the acts of a page, the session of its worker, and all that
 * they store. The network breaks, the stores refuse, and tabs end at any moment. What is drawn, and how real disks and radios fail, cannot be seen here.
 */
import type { YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import type { FormState } from '../../editor/form/forms.ts';
import { type Act, createActs, type Typed } from '../../editor/session/acts.ts';
import { type DraftStore, openDraftStore } from '../../editor/session/draftDatabase.ts';
import { seenEntries } from '../../editor/yaml/seenEntries.ts';
import { brokenDatabases, fakeStorage } from './browser.ts';
import { openWindow } from './editorSession.ts';
import type { FakeGitHub } from './gitHub/fakeGitHub.ts';
import { blobsInMemory, readyStoreOf } from './gitHub/gitHubOf.ts';

export const FORMS = ['chennai', 'kavalkinaru', 'clinic'] as const;
export type Form = (typeof FORMS)[number];

export type Network = 'fine' | 'offline' | 'dead' | 'cut before' | 'cut after' | 'cut within';
/** What a press has come to, also if its tab has ended or its work has failed. */
export type Pressed<T> = Readonly<{ answer?: T; error?: Error & { code?: string }; isKilled?: boolean }>;

export type Tab = Awaited<ReturnType<typeof openTab>>;
export type Browser = ReturnType<typeof createBrowser>;

/** What a browser has that is not a tab's. */
type Device = { readonly account: string; readonly project: string; network: Network } & Readonly<
  Record<'storage', ReturnType<typeof fakeStorage>> & Record<'blobs', ReturnType<typeof blobsInMemory>>
>;

/** @param said is called with everything that the editor has refused with a sentence @param forget when the tab has ended */
async function openTab(gitHub: FakeGitHub, browser: Device, said: (typed: Typed) => void, forget: () => void) {
  const { account, project, storage, blobs } = browser;
  let isAlive = true;
  let end = () => {};
  const ended = new Promise<undefined>((done) => {
    end = () => done(undefined);
  });
  /** Of a tab that has ended, nothing comes back. */
  const whileAlive = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work.then(
      (answer) => () => answer,
      (error) => () => {
        throw error;
      },
    );
    return isAlive ? done() : new Promise<never>(() => undefined);
  };
  const fetch: typeof globalThis.fetch = async (address, request) => {
    const { network } = browser;
    if (network.startsWith('cut')) browser.network = 'fine';
    if (!isAlive || network === 'dead')
      return new Promise((_, fail) => request?.signal?.addEventListener('abort', () => fail(new Error('Aborted'))));
    if (network === 'offline' || network === 'cut before') throw new TypeError('Failed to fetch');
    const answer = await whileAlive(gitHub.fetch(address, request));
    if (network === 'cut after') throw new TypeError('Failed to fetch');
    if (network !== 'cut within') return answer;
    const text = await answer.text();
    return new Response(text.slice(0, text.length / 2), answer);
  };
  const device = openDraftStore(project);
  const draftStore: DraftStore = {
    ...device,
    write: (...given) => (isAlive ? device.write(...given) : new Promise(() => undefined)),
    // Its lock ends with it.
    runExclusive: (act) => device.runExclusive(() => Promise.race([act(), ended]) as ReturnType<typeof act>),
  };
  const isOnline = () => browser.network !== 'offline';
  const store = readyStoreOf(gitHub, {
    key: `key-of-${account}`,
    fetch,
    isOnline,
    blobs,
    patience: 200,
    now: Date.now,
  });
  const reader = { name: account, isDentist: true };
  const session = await openWindow(store, draftStore, Date.now, { reader, mayPublish: true });
  const states = new Map<string, FormState>();
  const show = async (form: string) => {
    const state = await whileAlive(session.forms.file(form)).catch(() => undefined);
    // As between a page and its worker.
    if (state) states.set(form, structuredClone(state));
  };
  const acts = createActs({
    async take(some: readonly Act[]) {
      const { outcomes, files } = await whileAlive(session.take(structuredClone(some)));
      for (const [id, state] of files) if (state) states.set(id, structuredClone(state));
      return structuredClone(outcomes).map(({ refusal }) => refusal);
    },
    storage,
    locks: navigator.locks,
    owner: account,
    retryAfter: 20,
  });
  acts.listen(() => {
    for (const { typed } of acts.state().refusals) said(typed);
  });
  acts.adopt();
  await Promise.all(FORMS.map(show));
  await session.listen((_, isByOthers) => void (isByOthers && isAlive && FORMS.forEach(show)));
  const tab = {
    session,
    acts,
    /** The values of a form as the person sees them. */
    shown: (form: string): unknown => acts.shown(form, states.get(form) ?? { values: {}, done: {} }),
    edit: (form: string, edit: YamlEdit) =>
      acts.send({ form, edit, seen: structuredClone(seenEntries(tab.shown(form), edit)) }),
    async press<T>(work: () => Promise<T>, needsAll = false): Promise<Pressed<T>> {
      const pressed = acts.press(work, needsAll).then(
        (answer) => ({ answer }),
        (error) => ({ error }),
      );
      const done = await Promise.race([pressed, ended]);
      return done && isAlive ? done : { isKilled: true };
    },
    /** Ends it as a crash does. What the person was told would be lost, is. */
    kill(): void {
      if (!acts.state().isStored) for (const each of acts.typed()) said(each);
      isAlive = false;
      forget();
      acts.close();
      end();
    },
  };
  return tab;
}

/** The browser of a person with an account. */
export function createBrowser(gitHub: FakeGitHub, account: string, said: (typed: Typed) => void) {
  const project = `browser of ${account} ${crypto.randomUUID()}`;
  const device: Device = { account, project, storage: fakeStorage(), blobs: blobsInMemory(), network: 'fine' };
  const tabs: Tab[] = [];
  return Object.assign(device, {
    tabs,
    async openTab(): Promise<Tab> {
      const tab: Tab = await openTab(gitHub, device, said, () => void tabs.splice(tabs.indexOf(tab), 1));
      tabs.push(tab);
      return tab;
    },
    /** Sets what its database refuses. */
    breakDatabase(how?: 'full' | 'closed'): void {
      const name = `draft-${project}`;
      if (how) brokenDatabases.set(name, how);
      else brokenDatabases.delete(name);
    },
  });
}
