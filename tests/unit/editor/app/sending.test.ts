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
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  return { refuses: undefined as string | undefined, error: 'Refusal', got: [] as string[], stored };
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
  return { whose: 'mine', session: { forms: { edit }, texts: { write }, unsaved: { state: async () => ({}) } } };
});

const { drop, flush, isWaiting, listen, send, stateNow, waitingText } = await import(
  '../../../../editor/app/sending.ts'
);
const { client } = await import('../../../../editor/app/staff/queries.ts');

const type = (place: typeof TITLE, text: string) => send({ language: 'ta', place, text });
const edit = (change: YamlEdit) => send({ form: 'chennai', edit: change });
const waits = () => waitingText('ta', TITLE);

beforeEach(() => {
  Object.assign(draft, { refuses: undefined, error: 'Refusal', got: [] });
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

test('what is damaged in this browser is dropped', () => {
  expect([stateNow().isBusy, draft.stored.size]).toEqual([false, 0]);
});

test('a text is passed on at once, and what is typed on meanwhile only as it is in the end', async () => {
  for (const text of ['ப', 'பல்', 'பல்வலி']) type(TITLE, text);
  expect([stateNow().isBusy, waits()]).toEqual([true, 'பல்வலி']);
  expect(waitingText('hi', TITLE)).toBeUndefined();
  await flush();
  expect(draft.got).toEqual(['hero.title: ப', 'hero.title: பல்வலி']);
  expect([stateNow().isBusy, waits()]).toEqual([false, undefined]);
});

test('while a text is passed on, nobody is shown what it was before', async () => {
  const queryKey = ['texts', 'ta'];
  client.setQueryData(queryKey, [{ ...TITLE, text: 'old' }]);
  let listed = 'old';
  // As useQuery hears of it.
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

test('a text that is refused is kept, holds up nothing else, and is tried again until it is given up', async () => {
  draft.refuses = TITLE.key;
  type(TITLE, 'பல்');
  await flush();
  expect(stateNow().refusal).toMatchObject({ error: { message: 'hero.title cannot be changed.' }, waits: true });
  type(LEAD, 'ஈறு');
  edit({ kind: 'set', path: ['phone'], value: '1' });
  await flush();
  expect(draft.got).toEqual(['hero.lead: ஈறு', 'chennai: set 1']);
  expect(waits()).toBe('பல்');
  draft.refuses = undefined;
  await vi.advanceTimersByTimeAsync(4000);
  expect(draft.got.at(-1)).toBe('hero.title: பல்');
  expect(stateNow()).toEqual({ isBusy: false, refusal: undefined });
  draft.refuses = TITLE.key;
  type(TITLE, 'வலி');
  await flush();
  drop();
  draft.refuses = undefined;
  await vi.advanceTimersByTimeAsync(4000);
  expect(draft.got).toHaveLength(3);
  expect([stateNow().isBusy, waits()]).toEqual([false, undefined]);
});

test('edits of a file arrive in their order, and of a value that is typed on only the newest', async () => {
  const phone = (value: string) => edit({ kind: 'set', path: ['phone'], value });
  const add = (value: string) => edit({ kind: 'insert', path: ['languages'], index: 0, value });
  add('Tamil');
  for (const value of ['1', '12']) phone(value);
  add('Hindi');
  phone('123');
  expect(isWaiting('chennai')).toBe(true);
  await flush();
  expect(draft.got).toEqual(['chennai: insert Tamil', 'chennai: set 12,insert Hindi,set 123']);
  expect([isWaiting('chennai'), draft.stored.size]).toEqual([false, 0]);
});

test('an edit that the device could not keep waits, for the next tab too, and is made as soon as it can be', async () => {
  Object.assign(draft, { refuses: 'chennai', error: 'QuotaExceededError' });
  edit({ kind: 'set', path: ['phone'], value: '1' });
  await flush();
  expect(stateNow()).toMatchObject({ isBusy: true, refusal: { waits: true } });
  expect(draft.stored.get('editor.typed mine')).toContain('"value":"1"');
  draft.refuses = undefined;
  await vi.advanceTimersByTimeAsync(4000);
  expect([stateNow(), draft.got]).toEqual([{ isBusy: false, refusal: undefined }, ['chennai: set 1']]);
});

test('edits of a file that are refused are not made later', async () => {
  draft.refuses = 'chennai';
  edit({ kind: 'set', path: ['phone'], value: '1' });
  await flush();
  const refusal = { error: { message: 'chennai cannot be changed.' }, waits: false };
  expect(stateNow()).toMatchObject({ isBusy: false, refusal });
});
