import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { YamlEdit } from '../../../../branches/yaml/yamlEdit.ts';
import type { TextPlace } from '../../../../editor/texts/textPlace.ts';

const TITLE = { namespace: 'home', key: 'hero.title' };
const LEAD = { namespace: 'home', key: 'hero.lead' };

/** A draft that may refuse a text or a form. */
const draft = vi.hoisted(() => {
  const stored = new Map([['editor.typed mine', '[{"form":"chennai"}, {"language":"ta","pl']]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem(name: string, value: string) {
      if (draft.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      stored.set(name, value);
    },
    removeItem: (name: string) => stored.delete(name),
  });
  const draft = { refuses: undefined as string | undefined, error: 'Refusal', isFull: false, got: [] as string[] };
  return Object.assign(draft, { stored });
});
vi.mock('../../../../editor/app/api.ts', () => {
  const take = async (name: string, what: string) => {
    if (draft.refuses === name) throw Object.assign(new Error(`${name} cannot be changed.`), { name: draft.error });
    await vi.advanceTimersByTimeAsync(50);
    draft.got.push(`${name}: ${what}`);
    return {};
  };
  const edit = (form: string, edits: readonly YamlEdit[]) =>
    take(form, edits.map((each) => `${each.kind} ${'value' in each ? each.value : ''}`).join());
  const write = (_language: string, { key }: TextPlace, text: string) => take(key, text);
  return { draftOwner: 'mine', session: { forms: { edit }, texts: { write }, unsaved: { state: async () => ({}) } } };
});

const { discardPending, flush, listen, send, sendLeftover, getState, waitingEdits, waitingText } = await import(
  '../../../../editor/app/sending.ts'
);
const { client } = await import('../../../../editor/app/staff/queries.ts');

const type = (place: typeof TITLE, text: string) => send({ language: 'ta', place, text });
const edit = (change: YamlEdit) => send({ form: 'chennai', edit: change });
const phone = (value: string): YamlEdit => ({ kind: 'set', path: ['phone'], value });
const add = (value: string): YamlEdit => ({ kind: 'insert', path: ['languages'], index: 0, value });
const KEPT = 'editor.typed mine';
const waits = () => waitingText('ta', TITLE);

await sendLeftover();

beforeEach(() => {
  Object.assign(draft, { refuses: undefined, error: 'Refusal', isFull: false, got: [] });
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

test('damaged input in this browser is discarded', () => {
  expect([getState().isBusy, draft.stored.size]).toEqual([false, 0]);
});

test('a text is sent at once, and of further input only the latest version', async () => {
  for (const text of ['ப', 'பல்', 'பல்வலி']) type(TITLE, text);
  expect([getState().isBusy, waits()]).toEqual([true, 'பல்வலி']);
  expect(waitingText('hi', TITLE)).toBeUndefined();
  await flush();
  expect(draft.got).toEqual(['hero.title: ப', 'hero.title: பல்வலி']);
  expect([getState().isBusy, waits()]).toEqual([false, undefined]);
});

test('while a text is sent, its old version is not shown', async () => {
  const queryKey = ['texts', 'ta'];
  client.setQueryData(queryKey, [{ ...TITLE, text: 'old' }]);
  let listed = 'old';
  // As `useQuery` is notified.
  const hear = notifyManager.batchCalls(({ data }: { data?: readonly { text: string }[] }) => {
    listed = data?.[0]?.text ?? '';
  });
  const stop = new QueryObserver<readonly { text: string }[]>(client, { queryKey, enabled: false }).subscribe(hear);
  const seen: string[] = [];
  const end = listen(() => seen.push(waits() ?? listed));
  type(TITLE, 'பல்');
  await flush();
  end();
  stop();
  expect(seen).toEqual(['பல்', 'பல்']);
});

test('a refused text blocks nothing else, and is retried until it is discarded', async () => {
  draft.refuses = TITLE.key;
  type(TITLE, 'பல்');
  await flush();
  expect(getState().refusal).toMatchObject({ error: { message: 'hero.title cannot be changed.' }, waits: true });
  type(LEAD, 'ஈறு');
  edit(phone('1'));
  await flush();
  expect(draft.got).toEqual(['hero.lead: ஈறு', 'chennai: set 1']);
  expect(waits()).toBe('பல்');
  draft.refuses = undefined;
  await vi.advanceTimersByTimeAsync(4000);
  expect(draft.got.at(-1)).toBe('hero.title: பல்');
  expect(getState()).toEqual({ isBusy: false, refusal: undefined });
  draft.refuses = TITLE.key;
  type(TITLE, 'வலி');
  await flush();
  discardPending();
  draft.refuses = undefined;
  await vi.advanceTimersByTimeAsync(4000);
  expect(draft.got).toHaveLength(3);
  expect([getState().isBusy, waits()]).toEqual([false, undefined]);
});

test('edits of a file arrive in order, and of the same value only the latest', async () => {
  for (const change of [phone('0'), add('Tamil'), phone('1'), phone('12'), add('Hindi'), phone('123')]) edit(change);
  // Repeated after a partial success, the later ones would change another entry.
  expect(JSON.parse(draft.stored.get(KEPT) ?? '')).toEqual([{ form: 'chennai', edit: phone('0') }]);
  expect(waitingEdits('chennai')).toHaveLength(5);
  await flush();
  expect(draft.got).toEqual(['chennai: set 0', 'chennai: insert Tamil,set 12,insert Hindi,set 123']);
  expect([waitingEdits('chennai'), draft.stored.size]).toEqual([[], 0]);
});

/** The next tab of this browser. The one before ends at once. */
async function openTab(): Promise<typeof import('../../../../editor/app/sending.ts')> {
  vi.clearAllTimers();
  vi.resetModules();
  return import('../../../../editor/app/sending.ts');
}

test('input that the device cannot store waits, also for later tabs and in order, until there is space', async () => {
  Object.assign(draft, { refuses: 'chennai', error: 'QuotaExceededError' });
  let tab = await openTab();
  for (const change of [add('Tamil'), phone('1')]) tab.send({ form: 'chennai', edit: change });
  await tab.flush();
  for (const _tab of [1, 2]) {
    tab = await openTab();
    await tab.sendLeftover();
    expect(tab.waitingEdits('chennai')).toEqual([add('Tamil'), phone('1')]);
    expect(tab.getState()).toMatchObject({ isBusy: true, refusal: { waits: true } });
  }
  draft.refuses = undefined;
  await vi.advanceTimersByTimeAsync(4000);
  expect([tab.getState(), draft.got]).toEqual([{ isBusy: false, refusal: undefined }, ['chennai: insert Tamil,set 1']]);
  expect(draft.stored.size).toBe(0);
});

test.each([
  ['Refusal', undefined],
  ['QuotaExceededError', 'பல்'],
])(
  'of the input left by an earlier tab, only what is impossible is dropped, with a message: %s',
  async (error, left) => {
    const texts = [LEAD, TITLE].map((place) => ({ language: 'ta', place, text: 'பல்' }));
    draft.stored.set(KEPT, JSON.stringify(texts));
    Object.assign(draft, { refuses: TITLE.key, error });
    const tab = await openTab();
    await tab.sendLeftover();
    expect(draft.got).toEqual(['hero.lead: பல்']);
    expect([tab.waitingText('ta', TITLE), tab.getState().refusal?.waits]).toEqual([left, left !== undefined]);
    tab.discardPending();
  },
);

test('pending input is sent even if the browser has no space to store it', async () => {
  draft.isFull = true;
  type(TITLE, 'பல்');
  await flush();
  expect([draft.got, getState()]).toEqual([['hero.title: பல்'], { isBusy: false, refusal: undefined }]);
});

test('refused edits of a file are not repeated', async () => {
  draft.refuses = 'chennai';
  edit(phone('1'));
  await flush();
  const refusal = { error: { message: 'chennai cannot be changed.' }, waits: false };
  expect(getState()).toMatchObject({ isBusy: false, refusal });
});
