/** What is typed and pressed in a window, until the draft has decided on it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { YamlEdit } from '../../../../branches/yaml/yamlEdit.ts';
import { type Act, type Acts, createActs } from '../../../../editor/session/acts.ts';
import { fakeLocks, fakeStorage } from '../../../support/browser.ts';

const TITLE = { namespace: 'home', key: 'hero.title' };
const LEAD = { namespace: 'home', key: 'hero.lead' };
const SOON = 20;

/** A device with a draft that may refuse a form or a text, or keep nothing. */
function start() {
  const draft = {
    refuses: undefined as string | undefined,
    failure: undefined as Error | undefined,
    isAnswerLost: false,
    got: [] as string[],
    done: new Map<string, number>(),
  };
  const [storage, locks] = [fakeStorage(), fakeLocks()];
  const taken = (act: Act) => {
    if (act.number <= (draft.done.get(act.window) ?? 0)) return undefined;
    draft.done.set(act.window, act.number);
    const subject = 'form' in act ? act.form : act.place.key;
    if (draft.refuses === subject) return { message: `${subject} cannot be changed.` };
    const what = 'text' in act ? act.text : `${act.edit.kind} ${'value' in act.edit ? act.edit.value : ''}`;
    draft.got.push(`${subject}: ${what}`);
    return undefined;
  };
  async function take(some: readonly Act[]) {
    await sleep(1);
    if (draft.failure) throw draft.failure;
    const answers = some.map(taken);
    if (!draft.isAnswerLost) return answers;
    draft.isAnswerLost = false;
    throw new Error('The worker has stopped.');
  }
  const open = () => {
    const acts = createActs({ take, storage, locks, owner: 'mine', retryAfter: SOON });
    opened.push(acts);
    return acts;
  };
  return { draft, storage, open };
}
const opened: Acts[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

const text = (place: typeof TITLE, typed: string) => ({ language: 'ta', place, text: typed });
const edit = (change: YamlEdit) => ({ form: 'chennai', edit: change, seen: [] });
const phone = (value: string) => edit({ kind: 'set', path: ['phone'], value });
const add = (value: string) => edit({ kind: 'insert', path: ['languages'], index: 0, value });
const full = () => Object.assign(new Error('No room.'), { name: 'NotStored', code: 'noRoom' });

test('what is typed arrives in order, and of the same value only the latest', async () => {
  const { draft, storage, open } = start();
  const acts = open();
  for (const each of [
    phone('0'),
    phone('1'),
    add('Tamil'),
    phone('2'),
    phone('3'),
    text(TITLE, 'ப'),
    text(TITLE, 'பல்'),
  ])
    acts.send(each);
  expect(acts.typed().map(({ number }) => number)).toEqual([2, 3, 5, 7]);
  expect([acts.textOf(text(TITLE, ''))?.text, acts.textOf(text(LEAD, ''))]).toEqual(['பல்', undefined]);
  expect(acts.state()).toMatchObject({ isBusy: true, isStored: true });
  await acts.flush();
  expect(draft.got).toEqual(['chennai: set 1', 'chennai: insert Tamil', 'chennai: set 3', 'hero.title: பல்']);
  expect([acts.state().isBusy, storage.stored.size]).toEqual([false, 0]);
});

test('a refused text blocks nothing else, and is tried again until it is dropped; a refused edit is named', async () => {
  const { draft, open } = start();
  const acts = open();
  draft.refuses = TITLE.key;
  for (const each of [text(TITLE, 'பல்'), text(LEAD, 'ஈறு'), phone('1')]) acts.send(each);
  await acts.flush();
  expect(acts.state()).toMatchObject({ isBusy: true, failure: { message: 'hero.title cannot be changed.' } });
  expect([draft.got, acts.textOf(text(TITLE, ''))?.text]).toEqual([['hero.lead: ஈறு', 'chennai: set 1'], 'பல்']);
  draft.refuses = undefined;
  await expect.poll(() => draft.got.at(-1)).toBe('hero.title: பல்');
  expect(acts.state()).toMatchObject({ isBusy: false, failure: undefined });
  draft.refuses = TITLE.key;
  acts.send(text(TITLE, 'வலி'));
  await acts.flush();
  acts.drop();
  draft.refuses = 'chennai';
  acts.send(phone('2'));
  await acts.flush();
  await sleep(3 * SOON);
  expect(draft.got).toHaveLength(3);
  const refusal = { refusal: { message: 'chennai cannot be changed.' }, typed: phone('2') };
  expect(acts.state()).toMatchObject({ isBusy: false, refusals: [refusal] });
  acts.dismissRefusals();
  expect(acts.state().refusals).toEqual([]);
});

test('what the device cannot keep waits in order, also for later windows, and arrives once', async () => {
  const { draft, storage, open } = start();
  draft.failure = full();
  const typed = [add('Tamil'), edit({ kind: 'move', path: ['languages'], from: 0, to: 1 }), phone('1')];
  let acts = open();
  for (const each of typed) acts.send(each);
  await acts.flush();
  for (const _window of [1, 2]) {
    acts.close();
    acts = open();
    acts.adopt();
    await expect.poll(() => acts.typed()).toMatchObject(typed);
    await acts.flush();
    expect(acts.state()).toMatchObject({ isBusy: true, failure: { code: 'noRoom' } });
  }
  Object.assign(draft, { failure: undefined, isAnswerLost: true });
  await expect.poll(() => [acts.state().isBusy, storage.stored.size]).toEqual([false, 0]);
  expect(draft.got).toEqual(['chennai: insert Tamil', 'chennai: move ', 'chennai: set 1']);
});

test('windows that are open keep their own, and one that has ended leaves it to the others', async () => {
  const { draft, open } = start();
  draft.failure = full();
  const [one, other] = [open(), open()];
  one.send(phone('1'));
  other.send(text(TITLE, 'பல்'));
  one.adopt();
  other.adopt();
  await sleep(1);
  expect([one.typed().length, other.typed().length]).toEqual([1, 1]);
  one.close();
  await expect.poll(() => other.typed().length).toBe(2);
  draft.failure = undefined;
  await expect.poll(() => draft.got.toSorted()).toEqual(['chennai: set 1', 'hero.title: பல்']);
});

test('what several windows leave arrives in the order in which it was typed', async () => {
  const { draft, open } = start();
  draft.failure = full();
  const windows = [open(), open(), open()];
  for (const [number, window] of [1, 0, 2, 0].entries()) {
    windows[window]?.send(edit({ kind: 'insert', path: ['languages'], index: number, value: `${number}` }));
    await sleep(2);
  }
  const next = open();
  for (const window of windows) window.close();
  next.adopt();
  await expect.poll(() => next.typed()).toHaveLength(4);
  draft.failure = undefined;
  await expect.poll(() => draft.got).toEqual([0, 1, 2, 3].map((number) => `chennai: insert ${number}`));
});

test('a press comes after what was typed before it, or not at all', async () => {
  const { draft, open } = start();
  const acts = open();
  const press = (needsAll = false) => acts.press(async () => draft.got.push('pressed'), needsAll);
  acts.send(phone('1'));
  const pressed = press();
  acts.send(phone('2'));
  await pressed;
  await acts.flush();
  expect(draft.got).toEqual(['chennai: set 1', 'pressed', 'chennai: set 2']);

  draft.failure = full();
  acts.send(phone('3'));
  await expect(press()).rejects.toMatchObject({ code: 'noRoom' });
  draft.failure = undefined;
  await expect.poll(() => draft.got.at(-1)).toBe('chennai: set 3');
  expect(draft.got).toHaveLength(4);

  draft.refuses = TITLE.key;
  acts.send(text(TITLE, 'பல்'));
  await expect(press(true)).rejects.toThrow('hero.title cannot be changed.');
  await press();
  expect(draft.got.slice(4)).toEqual(['pressed']);
});

test.each([0, 1, 2, 3, 4, 5, 6])(
  'what comes %i steps after the last act was taken is not left lying',
  async (steps) => {
    const { draft, open } = start();
    const acts = open();
    const taken = new Promise<void>((done) => {
      acts.listen(() => !acts.state().isBusy && done());
    });
    acts.send(phone('1'));
    await taken;
    for (let step = 0; step < steps; step += 1) await undefined;
    await acts.press(async () => draft.got.push('pressed'));
    expect(draft.got).toEqual(['chennai: set 1', 'pressed']);
  },
);

test('what the draft has refused is forgotten without what was typed since', async () => {
  const { draft, open } = start();
  const acts = open();
  draft.refuses = TITLE.key;
  acts.send(text(TITLE, 'பல்'));
  await acts.press(async () => {
    acts.send(phone('1'));
    acts.forgetRefused();
  });
  expect(acts.state().failure).toBeUndefined();
  await acts.flush();
  await sleep(3 * SOON);
  expect([draft.got, acts.typed()]).toEqual([['chennai: set 1'], []]);
});

test('what would not outlive the window is known at once', async () => {
  const { draft, storage, open } = start();
  const acts = open();
  storage.isFull = true;
  acts.send(phone('1'));
  expect(acts.state()).toMatchObject({ isBusy: true, isStored: false });
  await acts.flush();
  expect([draft.got, acts.state().isStored]).toEqual([['chennai: set 1'], true]);
});
